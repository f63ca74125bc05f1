/* alerts.ts: whether a person wants to be told when their turn comes, and the
 * notification of a hidden page. */
import { speaker } from "../dictionary";
import { alerts } from "../settings";
import { toast } from "./ui";

const fr = {
  ask: "Vous prévenir quand c'est à vous ?",
  yes: "Oui",
  no: "Non",
  turn: "C'est à vous, {name}",
  refused: "Le navigateur ne permet pas de notifications ici : le son et le titre de l'onglet restent.",
};
const en = {
  ask: "Tell you when it is your turn?",
  yes: "Yes",
  no: "No",
  turn: "Your turn, {name}",
  refused: "The browser allows no notifications here: sound and the tab's title remain.",
} satisfies typeof fr;
const t = speaker<keyof typeof fr>({ fr, en });

/* Browsers offer notifications only to secure pages. */
const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Switches alerts on; must be called by a click, as browsers demand. */
export async function allowAlerts(): Promise<void> {
  alerts.value = "on";
  if (!canNotify() || (await Notification.requestPermission()) !== "granted") {
    toast(t("refused"));
  }
}

/** Asks; the returned function withdraws the question until another time. */
export function ask(): () => void {
  return toast(t("ask"), "info", {
    [t("yes")]: () => void allowAlerts(),
    [t("no")]: () => (alerts.value = "off"),
  });
}

/** A notification replaces the previous one. */
export function notify(name: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("turn", { name }), { body: document.title, tag: location.pathname });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    /* Telephones show only those of service workers: sound and title remain. */
  }
}
