/* settings.tsx: every setting; each takes effect at once. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { games } from "../api";
import type { Lang } from "../messages";
import { NameInput } from "../lobby/side";
import { allowAlerts } from "../parts/alerts";
import { GamePicture } from "../parts/tile";
import { ButtonLink, Field, Segmented, Switch } from "../parts/ui";
import { usePage } from "../router";
import * as settings from "../settings";
import { t } from "../lobby/words";

export function Settings() {
  usePage(t("settings.title"));
  return (
    <div class="page narrow settings">
      <h1>{t("settings.title")}</h1>
      <p class="lead">{t("settings.intro")}</p>
      <Group title={t("settings.you")}>
        <Field label={t("settings.name")} help={t("settings.nameHelp")}>
          {(control) => <NameInput {...control} />}
        </Field>
        <ButtonLink href="/history">{t("history.see")}</ButtonLink>
      </Group>
      <Look />
      <Play />
      <Keys />
    </div>
  );
}

function Look() {
  return (
    <Group title={t("settings.look")}>
      <Choose<Lang>
        label={t("settings.language")}
        of={settings.lang}
        choices={{ fr: "Français", en: "English" }}
      />
      <Choose<settings.Theme>
        label={t("settings.theme")}
        of={settings.theme}
        choices={{
          system: t("settings.themeSystem"),
          light: t("settings.themeLight"),
          dark: t("settings.themeDark"),
          contrast: t("settings.themeContrast"),
        }}
      />
      <Choose<settings.BoardLook>
        label={t("settings.board")}
        of={settings.board}
        choices={{ classic: t("settings.classic"), slate: t("settings.slate"), felt: t("settings.felt"), paper: t("settings.paper") }}
      />
      <Choose<settings.PieceLook>
        label={t("settings.pieces")}
        of={settings.pieces}
        choices={{ classic: t("settings.classic"), antique: t("settings.antique"), flat: t("settings.flat") }}
      />
      <LookSample />
      <Choose<settings.Animation>
        label={t("settings.animation")}
        of={settings.animation}
        choices={{
          system: t("settings.animationSystem"),
          fast: t("settings.animationFast"),
          off: t("settings.animationOff"),
        }}
      />
      <Toggle of={settings.coordinates} label={t("settings.coordinates")} />
      <Toggle of={settings.patterns} label={t("settings.patterns")} help={t("settings.patternsHelp")} />
    </Group>
  );
}

/** A sample of the games with the present look. */
function LookSample() {
  return (
    <div class="look-sample" aria-hidden="true">
      {games.value.map(({ id }) => <GamePicture key={id} game={id} />)}
    </div>
  );
}

function Play() {
  return (
    <Group title={t("settings.play")}>
      <Choose<settings.Confirm>
        label={t("settings.confirm")}
        of={settings.confirm}
        choices={{
          touch: t("settings.confirmTouch"),
          always: t("settings.confirmAlways"),
          never: t("settings.confirmNever"),
        }}
      />
      <Toggle of={settings.showLegal} label={t("settings.showLegal")} />
      <Toggle of={settings.showEval} label={t("settings.showEval")} help={t("settings.showEvalHelp")} />
      <Toggle of={settings.premoves} label={t("settings.premoves")} help={t("settings.premovesHelp")} />
      <Toggle of={settings.autoPass} label={t("settings.autoPass")} help={t("settings.autoPassHelp")} />
      <Toggle of={settings.sounds} label={t("settings.sounds")} />
      <Switch label={t("settings.alerts")} help={t("settings.alertsHelp")} checked={settings.alerts.value === "on"}
        onChange={(isOn) => (isOn ? allowAlerts() : (settings.alerts.value = "off"))} />
    </Group>
  );
}

function Keys() {
  return (
    <Group title={t("settings.keys")}>
      <Toggle of={settings.singleKeys} label={t("settings.singleKeys")} help={t("settings.singleKeysHelp")} />
      <Choose<settings.Verbosity>
        label={t("settings.verbosity")}
        of={settings.verbosity}
        choices={{ short: t("settings.verbosityShort"), full: t("settings.verbosityFull") }}
      />
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card settings-group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ChooseProps<T extends string> {
  label: string;
  of: Signal<T>;
  choices: Record<T, string>;
}

function Choose<T extends string>({ label, of, choices }: ChooseProps<T>) {
  return (
    <Segmented<T>
      label={label}
      value={of.value}
      choices={(Object.keys(choices) as T[]).map((value) => ({ value, label: choices[value] }))}
      onChange={(value) => (of.value = value)}
    />
  );
}

function Toggle({ of, label, help }: { of: Signal<boolean>; label: string; help?: string }) {
  return <Switch label={label} help={help} checked={of.value} onChange={(value) => (of.value = value)} />;
}
