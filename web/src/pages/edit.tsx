/* edit.tsx: a position set up by hand (/edit/GAME): composed on the game's own
 * board, checked by the engine, then played, shared or kept. */
import { useEffect, useRef, useState } from "preact/hooks";
import { gameInfo, gameTitle, games, loadAgain } from "../api";
import type { GamePage } from "../board";
import { loadBoard } from "../boards";
import { editorLoaders } from "../boards.gen";
import { speaker, wellSet } from "../dictionary";
import { reasonText, type EditorField, type GameEditor, type Options } from "../editing";
import { layout } from "../layout";
import { copyText, opened, saveFile } from "../files";
import { toFragment } from "../fragment";
import { Button, Segmented, toast } from "../parts/ui";
import { linkTo, navigate, usePage } from "../router";
import { coordinates, lang, patterns } from "../settings";
import { newCid, request, type ServerError } from "../transport";
import { inLang, t as common } from "../words";
import { Missing } from "./missing";

const fr = {
  title: "Composer une position",
  help: "Choisissez un outil, puis cliquez sur le plateau ou utilisez les flèches et Entrée. Le moteur vérifie chaque position.",
  helpOne: "Cliquez sur le plateau ou changez les nombres. Le moteur vérifie chaque position.",
  tool: "Poser",
  place: "Case",
  put: "Poser là",
  fine: "La position est permise.",
  over: "La position est permise : la partie y est finie.",
  play: "Jouer à partir d'ici",
  share: "Copier le lien",
  save: "Enregistrer",
  start: "Position de départ",
  clear: "Vider le plateau",
  copied: "Lien copié.",
  copyFailed: "Le navigateur refuse de copier.",
};
const en = {
  title: "Set up a position",
  help: "Choose a tool, then click on the board or use arrows and Enter. The engine checks every position.",
  helpOne: "Click on the board or change the numbers. The engine checks every position.",
  tool: "Put",
  place: "Place",
  put: "Put it there",
  fine: "The position is allowed.",
  over: "The position is allowed: the game is over there.",
  play: "Play from here",
  share: "Copy the link",
  save: "Save",
  start: "Start position",
  clear: "Empty the board",
  copied: "Link copied.",
  copyFailed: "The browser refuses to copy.",
} satisfies typeof fr;
const t = speaker<keyof typeof fr>({ fr, en });

interface Setup {
  options: Options;
  state: any;
  /** The facts, if the rules allow the position. */
  facts: any;
  /** Why the rules refuse the position. */
  problem: string | null;
  isKnown: boolean;
}

/** The position being set up, and what the engine says about it. */
function useSetup(game: string, editor: GameEditor) {
  const [setup, draw] = useState<Setup | null>(null);
  const asked = useRef(0);
  /* Two quick clicks may come before the next drawing. */
  const latest = useRef<Setup | null>(null);
  const setSetup = (next: Setup) => draw((latest.current = next));

  async function ask(message: { game: string } | { record: unknown }, before: Setup | null): Promise<void> {
    const number = ++asked.current!;
    try {
      const answer = await request({ t: "check", cid: newCid(), ...message });
      if (answer.t !== "checked" || number !== asked.current) return;
      setSetup({ options: answer.options, state: answer.view, facts: answer.facts, problem: null, isKnown: true });
    } catch (error) {
      if (number !== asked.current) return;
      if (!before) throw error;
      const problem = reasonText((error as ServerError).text, editor.keys[lang.peek()]);
      setSetup({ ...before, problem, isKnown: true });
    }
  }

  function edit(change: (state: any, options: Options) => any): void {
    const { options, state: before, facts: known } = latest.current!;
    const state = change(before, options);
    const facts = editor.facts(state, options, known);
    const next = { options, state, facts, problem: null, isKnown: false };
    setSetup(next);
    void ask({ record: { game, options, state } }, next);
  }

  const start = () => void ask({ game }, null).catch((error: ServerError) => toast(error.text, "error"));
  useEffect(() => {
    const given = opened.peek() as { game?: string; options?: Options; state?: any } | null;
    opened.value = null;
    const isGiven = given?.game === game && given.state;
    if (isGiven) void ask({ record: { game, options: given.options ?? {}, state: given.state } }, null).catch(start);
    else start();
  }, []);
  return { setup, edit, start };
}

type OnSet = (key: string, value: string | number) => void;

function NumberInput({ field: { key, value, min, max }, onSet }: { field: EditorField; onSet: OnSet }) {
  return (
    <input type="number" min={min} max={max} value={value}
      onInput={(event) => event.currentTarget.value !== "" && onSet(key, Number(event.currentTarget.value))} />
  );
}

function Fields({ fields, onSet }: { fields: EditorField[]; onSet: OnSet }) {
  return (
    <>
      {fields.filter(({ group }) => !group).map((field) =>
        field.choices ? (
          <Segmented key={field.key} label={field.label} value={String(field.value)} choices={field.choices} onChange={(next) => onSet(field.key, next)} />
        ) : (
          <label key={field.key} class="edit-number">
            <span>{wellSet(field.label)}</span>
            <NumberInput field={field} onSet={onSet} />
          </label>
        ))}
    </>
  );
}

/* A button that switches to the next choice. */
function Cycle({ field: { key, label, value, choices = [] }, onSet }: { field: EditorField; onSet: OnSet }) {
  const at = choices.findIndex((choice) => choice.value === value);
  const next = choices[(at + 1) % choices.length]!;
  return (
    <Button size="small" class={`edit-cycle is-at-${at}`} onClick={() => onSet(key, next.value)}>
      <b>{label}</b> {choices[at]?.label}
    </Button>
  );
}

/* A number below its picture. */
function Count({ field, onSet }: { field: EditorField; onSet: OnSet }) {
  return (
    <label class="edit-count" title={field.label}>
      {field.picture}<span class="unseen">{field.label}</span>
      <NumberInput field={field} onSet={onSet} />
    </label>
  );
}

function Groups({ fields, onSet }: { fields: EditorField[]; onSet: OnSet }) {
  const names = [...new Set(fields.flatMap(({ group }) => group ?? []))];
  return (
    <>
      {names.map((name) => (
        <details key={name} class="edit-group" open>
          <summary>{wellSet(name)}</summary>
          <div>
            {fields.filter(({ group }) => group === name).map((field) =>
              field.choices ? <Cycle key={field.key} field={field} onSet={onSet} /> : <Count key={field.key} field={field} onSet={onSet} />)}
          </div>
        </details>
      ))}
    </>
  );
}

/* For boards whose places cannot be reached by keys. */
function TypedPlace({ onPut }: { onPut(place: string): void }) {
  const [place, setPlace] = useState("");
  return (
    <form class="edit-typed" onSubmit={(event) => (event.preventDefault(), onPut(place.trim()))}>
      <label class="edit-number">
        <span>{t("place")}</span>
        <input type="text" value={place} onInput={(event) => setPlace(event.currentTarget.value)} />
      </label>
      <Button type="submit">{t("put")}</Button>
    </form>
  );
}

function placeOf(event: Event): string | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<HTMLElement | SVGElement>("[data-place]")?.dataset.place ?? null;
}

interface EditedProps {
  page: GamePage;
  editor: GameEditor;
  setup: Setup;
  names: string[];
  onPut(place: string): void;
}

/* Clicks and Enter on a place go to the editor, not to the board. */
function Edited({ page: { Board }, setup, names, onPut }: EditedProps) {
  const take = (event: Event) => {
    const place = placeOf(event);
    if (place === null) return;
    event.preventDefault();
    event.stopPropagation();
    onPut(place);
  };
  const takeKey = (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && take(event);
  return (
    <div class="board-box" onClickCapture={take} onKeyDownCapture={takeKey}>
      <Board
        view={setup.state} facts={setup.facts} legal={[]} refused={[]} events={[]} steps={[]} bottom={1} lang={lang.value}
        names={names} picked={[]} chosen={null} isHint={false} onPick={() => {}} onBack={() => {}} onHover={() => {}}
        as={0} owing={[]} sealed={null} onReopen={() => {}} analysis={null} lit={[]}
        settings={{ coordinates: coordinates.value, patterns: patterns.value, showLegal: false, animate: false }}
      />
    </div>
  );
}

function Editor({ game, page, editor }: { game: string; page: GamePage; editor: GameEditor }) {
  usePage(t("title"));
  const { setup, edit, start } = useSetup(game, editor);
  const [tool, setTool] = useState("");
  if (!setup) return <p class="loading">{common("loading")}</p>;
  const { state, options, problem, isKnown } = setup;
  const tools = editor.tools(state, lang.value);
  const chosen = tools.some(({ id }) => id === tool) ? tool : tools[0]!.id;
  const fields = editor.fields(state, options, lang.value);
  const put = (place: string) => edit((before) => editor.put(before, place, chosen));
  const set = (key: string, value: string | number) => edit((before) => editor.set(before, key, value));
  const saved = { game, options, state };
  const isFine = isKnown && problem === null;
  const play = () => {
    opened.value = saved;
    navigate("/r");
  };
  const share = async () =>
    toast(t((await copyText(linkTo(`/r#${toFragment(saved)}`))) ? "copied" : "copyFailed"));
  const names = (gameInfo(game)?.seats ?? []).map(inLang);
  return (
    <div class={`page edit ${layout.value === "phone" ? "is-narrow" : ""}`}>
      <div class="edit-side card">
        <h1>{wellSet(`${gameTitle(game)} : ${t("title").toLowerCase()}`)}</h1>
        <p class="help">{t(tools.length > 1 ? "help" : "helpOne")}</p>
        {tools.length > 1 && (
          <Segmented label={t("tool")} value={chosen} choices={tools.map(({ id, label, picture }) => ({ value: id, label: <>{picture}{label}</> }))}
            onChange={setTool} look="apart" />
        )}
        {editor.isTyped && <TypedPlace onPut={put} />}
        <div class="edit-buttons">
          <Button size="small" onClick={start}>{t("start")}</Button>
          {tools.length > 1 && <Button size="small" onClick={() => edit(editor.clear)}>{t("clear")}</Button>}
        </div>
        <Fields fields={fields} onSet={set} />
        <Groups fields={fields} onSet={set} />
        {/* What can be done with the position stays in sight below all that makes it. */}
        <div class="edit-foot">
          <p class={`edit-verdict ${problem ? "is-wrong" : ""}`} role="status">
            {problem ? wellSet(problem) : isFine ? t(state.result ? "over" : "fine") : "…"}
          </p>
          <div class="edit-buttons">
            <Button variant="primary" disabled={!isFine} onClick={play}>{t("play")}</Button>
            <Button disabled={!isFine} onClick={() => void share()}>{t("share")}</Button>
            <Button disabled={!isFine} onClick={() => saveFile(`${game}-position.json`, saved)}>{t("save")}</Button>
          </div>
        </div>
      </div>
      <Edited page={page} editor={editor} setup={setup} names={names} onPut={put} />
    </div>
  );
}

export default function EditPage({ game }: { game: string }) {
  const [parts, setParts] = useState<[GamePage, GameEditor] | null>(null);
  const load = editorLoaders[game];
  useEffect(() => {
    if (!load) return;
    Promise.all([loadBoard(game), load()]).then(([page, { default: editor }]) => setParts([page!, editor]), loadAgain);
  }, []);
  if (!load) return <Missing />;
  return parts && games.value.length > 0
    ? <Editor game={game} page={parts[0]} editor={parts[1]} />
    : <p class="loading">{common("loading")}</p>;
}
