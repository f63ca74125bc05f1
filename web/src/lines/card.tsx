/* card.tsx: what the bots read and wrote for the step shown. */
import type { BotLines } from "../messages";
import { lang } from "../settings";
import { t } from "./words";

function timeOf(us: number | undefined): string {
  if (us === undefined) return t("noAnswer");
  const format = (n: number, digits: number) => new Intl.NumberFormat(lang.value, { maximumFractionDigits: digits }).format(n);
  return us < 1000 ? t("micro", { n: format(us, 0) }) : t("milli", { n: format(us / 1000, us < 100_000 ? 1 : 0) });
}

/* The command of a line stands out; the rest of a long one wraps. */
function Protocol({ text }: { text: string }) {
  return (
    <pre tabIndex={0}>
      {text.split("\n").map((line, at) => {
        const end = line.indexOf(" ");
        return <span key={at}><b>{end < 0 ? line : line.slice(0, end)}</b>{end < 0 ? "" : line.slice(end)}{"\n"}</span>;
      })}
    </pre>
  );
}

function One({ lines, name }: { lines: BotLines; name: string }) {
  const { player, read, wrote, stderr, us } = lines;
  return (
    <article>
      <h3>
        <span class={`badge seat-${player}`} aria-hidden="true">{player}</span>
        <b>{name}</b>
        <span class={`bot-time ${us === undefined ? "is-none" : ""}`}>{timeOf(us)}</span>
      </h3>
      {wrote && <><h4>{t("wrote")}</h4><Protocol text={wrote} /></>}
      {stderr && <><h4>{t("stderr")}</h4><pre tabIndex={0} class="bot-errors">{stderr}</pre></>}
      {read && <details><summary>{t("read")}</summary><Protocol text={read} /></details>}
    </article>
  );
}

/** ply is the number of steps before the position shown, of `last` in all. */
export function LinesCard({ lines, names, ply, last, class: extra }: { lines: BotLines[]; names: string[]; ply: number; last: number; class?: string }) {
  const own = lines.filter(({ move }) => move === ply && move > 0);
  const unanswered = ply === last ? lines.filter(({ move }) => move > last) : [];
  return (
    <section class={`bot-lines ${extra ?? ""}`} aria-label={t("title")}>
      <h2>{t("title")}</h2>
      {own.map((one) => <One key={one.player} lines={one} name={names[one.player - 1] ?? ""} />)}
      {unanswered.length > 0 && <p class="note">{t("next")}</p>}
      {unanswered.map((one) => <One key={-one.player} lines={one} name={names[one.player - 1] ?? ""} />)}
      {own.length + unanswered.length === 0 && <p class="note">{t(ply === 0 ? "start" : "none")}</p>}
    </section>
  );
}
