/* dialog-boxes.tsx: the dialogs of the game page. */
import { useEffect, useState } from "preact/hooks";
import { gameInfo, gameTitle } from "../api";
import { hasGuide } from "../guide";
import type { Table } from "../messages";
import { isShared, nameOf, page } from "../play";
import { lang, singleKeys } from "../settings";
import { isAlone } from "../alone/where";
import { linkTo } from "../router";
import { store } from "../table";
import { inLang, t, type Key } from "../words";
import { closeDialog, copyAndSay, dialog, Options } from "./dialogs";
import { Glossary, words } from "./glossary";
import { GuideText } from "./guide";
import { Button, ButtonLink, Dialog, Switch } from "./ui";

/** The address of this game, or of the position shown. */
function tableLink(table: Table): string {
  const path = linkTo(`/${table.result ? "r" : "t"}/${table.table}`);
  return store.isLive.value ? path : `${path}#${store.ply.value}`;
}

const KEYS: [string, Key][] = [
  ["Tab", "game.keyTab"],
  ["Entrée|Enter", "game.keyEnter"],
  ["Échap|Esc", "game.keyEscape"],
  ["Z", "game.undo"],
  ["Maj+Z|Shift+Z", "game.redo"],
  ["I", "game.hint"],
  ["A", "game.analysis"],
  ["F", "game.flip"],
  ["← →", "game.keyArrows"],
  ["Début Fin|Home End", "game.keyEnds"],
  ["Espace|Space", "game.keySpace"],
  ["L", "game.keyLast"],
  ["S", "game.keyScores"],
  ["C", "game.keyClocks"],
  ["/", "game.keyType"],
  ["?", "game.keyHelp"],
];

function HelpDialog() {
  const keyName = (names: string) => names.split("|").at(lang.value === "fr" ? 0 : -1);
  return (
    <Dialog open={dialog.value === "help"} title={t("game.help")} onClose={closeDialog}>
      <p>{t(page.value ? "game.helpBoard" : "game.helpPlain")}</p>
      <dl class="key-list">
        {KEYS.map(([names, meaning]) => (
          <div key={names}>
            <dt>
              <kbd>{keyName(names)}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      {page.value && (
        <dl class="key-list">
          {page.value.keyHelp(lang.value).map(([names, meaning]) => (
            <div key={names}>
              <dt>
                <kbd>{names}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <Switch
        label={t("settings.singleKeys")}
        checked={singleKeys.value}
        onChange={(isOn) => (singleKeys.value = isOn)}
      />
    </Dialog>
  );
}

function RulesDialog({ table }: { table: Table }) {
  const info = gameInfo(table.game);
  return (
    <Dialog
      open={dialog.value === "rules"}
      title={gameTitle(table.game)}
      onClose={closeDialog}
      class="rules-dialog"
      actions={
        <ButtonLink href={`/rules/${table.game}`} target="_blank">
          {t("game.rulesPage")}
        </ButtonLink>
      }
    >
      <Options table={table} />
      <div class="rules-text" tabIndex={0} role="region" aria-label={t("rules")}>
        <p class="lead">{info ? inLang(info.about) : t("loading")}</p>
        {hasGuide(table.game) && <GuideText game={table.game} />}
      </div>
    </Dialog>
  );
}

function LinkField({ label, help, link }: { label: string; help: string; link: string }) {
  return (
    <div class="link-field">
      <label>
        <span class="field-label">{label}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button onClick={() => copyAndSay(link)}>{t("game.copy")}</Button>
      <p class="help">{help}</p>
    </div>
  );
}

function ShareDialog({ table }: { table: Table }) {
  const isOpen = dialog.value === "share";
  const [whole, setWhole] = useState("");
  useEffect(() => {
    if (isOpen && table.can.record) {
      const link = async (record: unknown) => linkTo(`/r#${(await import("../fragment")).toFragment(record)}`);
      void store.record().then(async (record) => setWhole(record ? await link(record) : ""));
    }
  }, [isOpen, table.ply]);
  return (
    <Dialog open={isOpen} title={t("game.share")} onClose={closeDialog}>
      {!isAlone && <LinkField label={t("game.shareTable")} help={t("game.shareTableHelp")} link={tableLink(table)} />}
      {whole !== "" && (
        <LinkField label={t("game.shareWhole")} help={t("game.shareWholeHelp")} link={whole} />
      )}
    </Dialog>
  );
}

/** The seat that would resign: the current one, if it is this user's. */
function resigning(table: Table): number {
  return table.you.includes(table.as) ? table.as : (table.you[0] ?? 0);
}

function ResignDialog({ table }: { table: Table }) {
  const seat = resigning(table);
  const resign = () => {
    closeDialog();
    void store.resign(seat);
  };
  return (
    <Dialog
      open={dialog.value === "resign"}
      title={t("game.resign")}
      onClose={closeDialog}
      actions={
        <>
          <Button onClick={closeDialog}>{t("game.resignNo")}</Button>
          <Button variant="danger" onClick={resign}>
            {t("game.resignYes")}
          </Button>
        </>
      }
    >
      <p>{isShared.value ? t("game.resignNamed", { name: nameOf(seat) }) : t("game.resignSure")}</p>
    </Dialog>
  );
}

function WordsDialog({ table }: { table: Table }) {
  return (
    <Dialog open={dialog.value === "words"} title={words("glossary")} onClose={closeDialog}>
      <Glossary game={table.game} />
    </Dialog>
  );
}

export default function DialogBoxes({ table }: { table: Table }) {
  return (
    <>
      <HelpDialog />
      <RulesDialog table={table} />
      <WordsDialog table={table} />
      <ShareDialog table={table} />
      <ResignDialog table={table} />
    </>
  );
}
