/* newgame.tsx: the panel in which a new game is set up. */
import { isAlone } from "../alone/where";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { games } from "../api";
import { loadAhead } from "../boards";
import { history, talliesOf } from "../history";
import { NAME_LENGTH } from "../identity";
import type { GameInfo, OptionInfo, SeatRequest } from "../messages";
import { Button, ButtonLink, Field, Segmented, Select, Switch } from "../parts/ui";
import { inLang, optionText, t, type Key } from "./words";
import { drawSeed, readStartCode, startCode } from "./code";
import { mine } from "./lists";
import {
  change, changeSeat, clocks, isFitting, isOnline, modes, optionsOf, optionValue, plan, playersOf,
  playersOption, setOption, setOptions, sideOf, usualName, type Mode, type OptionValue,
} from "./plan";
import { NameInput } from "./side";
import { startGame } from "./start";
import { clockText } from "./summary";

const seed = signal(drawSeed());
/** True if the seed was typed in: it then stays for the next game too. */
const isPinned = signal(false);

/** Modes that few people look for stand behind a button. */
const SELDOM: readonly Mode[] = ["computers", "custom"];

export function NewGame({ info }: { info: GameInfo }) {
  const { mode } = plan.value;
  const [isWhole, setAll] = useState(false);
  const isAll = isWhole || SELDOM.includes(mode);
  const help = t(`modeHelp.${mode}`);
  const hasSide = mode === "computer" || mode === "online" || mode === "link";
  const hasSeats = mode === "screen" || mode === "computers" || mode === "custom";
  return (
    <section class="card new-game" aria-labelledby="new-game">
      <header class="card-head">
        <h2 id="new-game">{info.title}</h2>
        <ButtonLink size="small" href={`/rules/${info.id}`} aria-label={t("new.learnIt", { game: info.title })}>
          {t("new.learn")}
        </ButtonLink>
      </header>
      <Segmented
        label={t("new.opponent")}
        class="modes"
        value={mode}
        note={!isAll && <button type="button" class="as-link" onClick={() => setAll(true)}>{t("mode.more")}</button>}
        choices={modes.filter((value) => isAll || !SELDOM.includes(value)).map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={(value) => change({ mode: value })}
      />
      {help && <p class="help">{help}</p>}
      <Players info={info} />
      {mode === "computer" && <Level info={info} />}
      {hasSide && <Side info={info} />}
      {hasSeats && <Seats info={info} />}
      {(mode === "online" || mode === "link") && <Field label={t("me.title")} class="beside">{(control) => <NameInput {...control} />}</Field>}
      <Start info={info} />
      {mode !== "computers" && <Clock />}
      <Presets info={info} />
      <Options info={info} />
    </section>
  );
}

function Players({ info }: { info: GameInfo }) {
  const option = playersOption(info);
  if (!option) return null;
  const counts = Array.from({ length: option.max! - option.min! + 1 }, (_, at) => option.min! + at);
  return (
    <Segmented
      label={t("new.players")}
      value={String(playersOf(info))}
      choices={counts.map((n) => ({ value: String(n), label: String(n) }))}
      onChange={(value) => setOption(info, option, Number(value))}
    />
  );
}

const levelNumber = (spec: string): number => Number(spec.replace(/\D/g, ""));
const levelName = (spec: string): string => t(`level.${levelNumber(spec)}` as Key);
const isNamed = (spec: string): boolean => /^level:[1-8]$/.test(spec);

function Level({ info }: { info: GameInfo }) {
  const levels = info.levels.filter(({ spec }) => isNamed(spec));
  const level = levels.find(({ spec }) => spec === plan.value.spec) ?? levels[0];
  if (!level) return null;
  /* Levels were rated with the default options. */
  const elo = level.elo && Object.keys(optionsOf(info)).length === 0 ? ` · Elo ${level.elo}` : "";
  return (
    <div>
      <Segmented
        label={t("new.level")}
        class="levels"
        look="apart"
        value={level.spec}
        note={`${t("levelName", { n: levelNumber(level.spec), name: levelName(level.spec) })}${elo}`}
        choices={levels.map(({ spec }) => ({
          value: spec,
          label: String(levelNumber(spec)),
          name: t("levelName", { n: levelNumber(spec), name: levelName(spec) }),
        }))}
        onChange={(spec) => change({ spec })}
      />
      <p class="help" title={inLang(level)}>
        {t(`levelFeel.${levelNumber(level.spec)}` as Key)} {recordText(info.id, levelNumber(level.spec))}
      </p>
    </div>
  );
}

/* How the user fared against a level so far. */
function recordText(game: string, level: number): string {
  const tally = talliesOf(history.value, game).find((each) => each.level === level);
  if (!tally) return "";
  return tally.won === 0 ? t("level.unbeaten") : t("level.record", { n: tally.won, of: tally.won + tally.draw + tally.lost });
}

function Side({ info }: { info: GameInfo }) {
  const names = info.seats.slice(0, playersOf(info)).map(inLang);
  const seats = names.map((name, at) => ({
    value: String(at + 1),
    label: at === 0 && !info.seals ? t("side.first", { name }) : name,
  }));
  const random = { value: "random", label: t("side.random") };
  return (
    <Segmented
      label={t("new.side")}
      look="apart"
      class={`sides sides-${seats.length}`}
      value={sideOf(info)}
      choices={seats.length === 2 ? [seats[0]!, random, seats[1]!] : [random, ...seats]}
      onChange={(side) => change({ side })}
    />
  );
}

/* Who holds each seat: every seat if they are set by hand, otherwise only what
 * is still open. */
function Seats({ info }: { info: GameInfo }) {
  const { mode, listed } = plan.value;
  return (
    <fieldset class="seats">
      <legend class="field-label">{t("new.seats")}</legend>
      {info.seats.slice(0, playersOf(info)).map((words, at) => (
        <SeatRow key={at} info={info} at={at} seat={inLang(words)} />
      ))}
      {mode === "custom" && isOnline(info) && (
        <Switch label={t("new.listed")} checked={listed} onChange={(value) => change({ listed: value })} />
      )}
    </fieldset>
  );
}

function SeatRow({ info, at, seat }: { info: GameInfo; at: number; seat: string }) {
  const { mode, seats } = plan.value;
  const own = seats[at]!;
  const kind: SeatRequest["kind"] =
    mode === "screen" ? "me" : mode === "computers" ? "computer" : own.kind;
  return (
    <div class="seat-row">
      <span class={`seat-mark seat-${at + 1}`} aria-hidden="true">
        {at + 1}
      </span>
      <span class="seat-name">{seat}</span>
      {mode !== "screen" && <SeatKind info={info} at={at} seat={seat} kind={kind} />}
      {kind === "me" && (
        <input
          type="text"
          aria-label={t("seat.name", { seat })}
          maxLength={NAME_LENGTH}
          value={own.name}
          placeholder={usualName(info, at)}
          onInput={(event) => changeSeat(at, { name: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

interface SeatKindProps {
  info: GameInfo;
  at: number;
  seat: string;
  kind: SeatRequest["kind"];
}

function SeatKind({ info, at, seat, kind }: SeatKindProps) {
  const { mode, seats } = plan.value;
  const value = kind === "computer" ? seats[at]!.spec : kind;
  const onChange = (chosen: string) =>
    changeSeat(at, chosen === "me" || chosen === "open" ? { kind: chosen } : { kind: "computer", spec: chosen });
  return (
    <select
      aria-label={t("seat.kind", { seat })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {mode === "custom" && <option value="me">{t("seat.me")}</option>}
      {mode === "custom" && !isAlone && <option value="open">{t("seat.open")}</option>}
      {info.levels.map(({ spec }) => (
        <option key={spec} value={spec} selected={spec === value}>
          {isNamed(spec) ? t("seat.computer", { n: levelNumber(spec), name: levelName(spec) }) : spec}
        </option>
      ))}
    </select>
  );
}

function Clock() {
  const choices = clocks.map((clock) => {
    const [base, step] = clock.split("+").map(Number);
    const label = clock === "none" ? t("clock.none") : clockText({ base: base! * 1000, step: step! * 1000 });
    return { value: clock as string, label };
  });
  return (
    <Select
      class="beside"
      label={t("new.clock")}
      value={plan.value.clock}
      choices={choices}
      onChange={(clock) => change({ clock })}
    />
  );
}

const textOf = (options: Record<string, OptionValue>): string =>
  Object.keys(options).sort().map((key) => `${key}=${options[key]}`).join();

/* Options that are often played together, by name. */
function Presets({ info }: { info: GameInfo }) {
  if (info.presets.length === 0) return null;
  const value = textOf(optionsOf(info));
  const choices = info.presets.map((preset) => ({ value: textOf(preset.options), label: capital(inLang(preset)) }));
  const own = { value, label: t("new.ownRules") };
  return (
    <Select
      class="beside"
      label={t("new.preset")}
      value={value}
      choices={choices.some((choice) => choice.value === value) ? choices : [...choices, own]}
      onChange={(chosen) => setOptions(info, info.presets.find(({ options }) => textOf(options) === chosen)?.options ?? optionsOf(info))}
    />
  );
}

function Options({ info }: { info: GameInfo }) {
  const shown = info.options.filter((option) => option !== playersOption(info));
  const others = shown.filter(({ key }) => key in optionsOf(info));
  const changed = others.length;
  /* What the page itself has chosen for a beginner is named, not counted. */
  const isOwn = info.id in plan.value.options;
  const players = playersOption(info);
  const reset = () =>
    setOptions(info, players && players.key in optionsOf(info) ? { [players.key]: playersOf(info) } : {});
  return (
    <details class="options">
      <summary>
        {t("new.options")}
        {changed > 0 && (
          <span class="pill">{isOwn ? t("new.optionsChanged", { n: changed }) : optionText(others[0]!, optionValue(info, others[0]!))}</span>
        )}
      </summary>
      <div class="options-body">
        {shown.map((option) => (
          <OptionControl key={`${info.id}.${option.key}`} info={info} option={option} />
        ))}
        {changed > 0 && (
          <Button variant="quiet" size="small" onClick={reset}>
            {t("new.resetOptions")}
          </Button>
        )}
        {isOnline(info) ? <p class="help">{t("new.codeOnline")}</p> : <StartCode info={info} />}
      </div>
    </details>
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function OptionControl({ info, option }: { info: GameInfo; option: OptionInfo }) {
  const label = capital(inLang(option.help));
  const value = optionValue(info, option);
  const set = (next: OptionValue) => setOption(info, option, next);
  if (option.type === "bool") return <Switch label={label} checked={value === true} onChange={set} />;
  if (option.type === "int") return <NumberOption label={label} option={option} value={value as number} set={set} />;
  return (
    <Select
      label={label}
      value={value as string}
      choices={option.values!.map((value, at) => ({ value, label: capital(inLang(option.names![at]!)) }))}
      onChange={set}
    />
  );
}

interface NumberOptionProps {
  label: string;
  option: OptionInfo;
  value: number;
  set(value: number): void;
}

function NumberOption({ label, option, value, set }: NumberOptionProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const range = { min: option.min!, max: option.max! };
  const take = (text: string) => {
    const number = Number(text);
    const isGood = text !== "" && isFitting(option, number);
    setWrong(isGood ? null : text);
    if (isGood) set(number);
  };
  return (
    <Field
      class="field-row"
      label={label}
      help={t("option.range", range)}
      error={wrong === null ? null : t("option.outOfRange", range)}
    >
      {(control) => (
        <input
          {...control}
          type="number"
          {...range}
          value={wrong ?? value}
          onInput={(event) => take(event.currentTarget.value)}
          onBlur={() => setWrong(null)}
        />
      )}
    </Field>
  );
}

function StartCode({ info }: { info: GameInfo }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const code = startCode(info, optionsOf(info), seed.value);
  const take = (text: string) => {
    const start = readStartCode(text, games.value);
    setWrong(start ? null : text);
    if (!start) return;
    change({ game: start.game.id, options: { ...plan.value.options, [start.game.id]: start.options } });
    isPinned.value = start.seed !== null;
    seed.value = start.seed ?? drawSeed();
  };
  const redraw = () => {
    setWrong(null);
    isPinned.value = false;
    seed.value = drawSeed();
  };
  return (
    <Field
      label={t("new.code")}
      help={isPinned.value ? t("new.codePinned") : undefined}
      error={wrong === null ? null : t("new.codeWrong", { example: startCode(info, {}, 12345) })}
    >
      {(control) => (
        <div class="code-row">
          <input
            {...control}
            type="text"
            class="mono"
            title={t("new.codeHelp")}
            spellcheck={false}
            autocomplete="off"
            value={wrong ?? code}
            onChange={(event) => take(event.currentTarget.value)}
          />
          <Button aria-label={t("new.redraw")} title={t("new.redraw")} onClick={redraw}>
            <Redraw />
          </Button>
        </div>
      )}
    </Field>
  );
}

function Redraw() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M13 8a5 5 0 1 1-1.6-3.7M13 1.6V5H9.6"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function Start({ info }: { info: GameInfo }) {
  const [isBusy, setBusy] = useState(false);
  const last = mine.value?.find(({ over }) => !over);
  const start = async () => {
    setBusy(true);
    await startGame(info, seed.peek());
    setBusy(false);
    if (!isPinned.peek()) seed.value = drawSeed();
  };
  return (
    <div class="start-row" onPointerEnter={() => loadAhead(info.id)} onFocusCapture={() => loadAhead(info.id)}>
      <Button variant="primary" size="big" class="start" aria-disabled={isBusy} onClick={() => isBusy || start()}>
        {t(isBusy ? "start.busy" : `start.${plan.value.mode}`)}
      </Button>
      {last && (
        <ButtonLink size="big" class="start-resume" href={`/t/${last.id}`} aria-label={t("resume.last")}>
          {t("resume.go")}
        </ButtonLink>
      )}
    </div>
  );
}
