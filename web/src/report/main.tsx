/* main.tsx: the page of a report: one file with all it shows, for any browser,
 * without a server. */
import { effect } from "@preact/signals";
import { render, type ComponentChildren, type ComponentType } from "preact";
import type { GamePage, PictureProps } from "../board";
import { lang, theme, type Theme } from "../settings";
import { readable, wellSet } from "../dictionary";
import { isFinal, report, type Bot, type Verdict } from "./data";
import { Games, show } from "./games";
import { Cross, Curves, Ratings } from "./plots";
import { Detail, Standings, TimeUse } from "./tables";
import { counted, known, number, t, type Key } from "./words";

/* The head ----------------------------------------------------------- */

const THEMES: Theme[] = ["system", "light", "dark", "contrast"];
const SIGNS: Record<Theme, string> = { system: "◐", light: "☀", dark: "☾", contrast: "◧" };

function Tools() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
  return (
    <div class="tools">
      <button type="button" class="tool-button" aria-label={t("language")} onClick={() => (lang.value = lang.value === "fr" ? "en" : "fr")}>
        <span class={lang.value === "fr" ? "on" : ""}>FR</span> · <span class={lang.value === "en" ? "on" : ""}>EN</span>
      </button>
      <button
        type="button"
        class="tool-button"
        aria-label={t("theme", { theme: t(`theme.${theme.value}`) })}
        title={t("theme", { theme: t(`theme.${theme.value}`) })}
        onClick={() => (theme.value = next)}
      >
        <span aria-hidden="true">{SIGNS[theme.value]}</span>
      </button>
    </div>
  );
}

type Picture = ComponentType<PictureProps> | null;

function Head({ Picture }: { Picture: Picture }) {
  const { points } = report;
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "long", timeStyle: "short" }).format(new Date(report.made));
  const values = { win: number(points.win, 2), draw: number(points.draw, 2), loss: number(points.loss, 2), fault: number(points.fault, 2) };
  const facts = [
    counted("summaryBots", report.bots.length),
    counted("summaryMatches", report.matches),
    counted("summaryGames", report.games),
    known(`format.${report.format}`, report.format),
    counted("gamesEach", report.games_each),
    ...(report.final ? [t("finalOf", { n: report.final.bots, games: number(report.final.games_each) })] : []),
  ];
  return (
    <header class="head">
      {Picture && <div class="head-picture" aria-hidden="true"><Picture /></div>}
      <div class="head-words">
        <p class="head-made">{t("made", { date })}</p>
        <h1>{t("title", { game: report.title })}</h1>
        <p>{facts.join(" · ")}</p>
        <p class="note">{t(points.of_match ? "scoringMatch" : "scoringGame", values)}</p>
        {report.final && <p class="note">{t("finalNote")}</p>}
        {report.matches < report.total && <p class="banner warn">{t("going", { done: number(report.matches), all: number(report.total) })}</p>}
      </div>
      <Tools />
    </header>
  );
}

/** The most names in one place. */
const SHARED = 3;

function Podium() {
  const first = report.bots.filter(({ rank, played }) => rank <= 3 && played > 0);
  if (first.length < 2) return null;
  /* Bots of the same rank share a place. */
  const places = [1, 2, 3].map((rank) => first.filter((bot) => bot.rank === rank)).filter((bots) => bots.length > 0);
  return (
    <ol class="podium" aria-label={t("podium")}>
      {places.map((bots, at) => {
        const [{ rank, points, elo, elo_error, finalist, final_points }] = bots as [Bot];
        return (
          <li key={at} class={`place-${at + 1}`}>
            <span class={`medal rank-${rank}`}>{rank}</span>
            {bots.slice(0, SHARED).map(({ name }, n) => <b key={n} title={readable(name)}>{readable(name)}</b>)}
            {bots.length > SHARED && <span>{t("andMore", { n: bots.length - SHARED })}</span>}
            <span>{counted("pointsCount", points)}</span>
            {finalist && bots.length === 1 && <span>{t("finalPoints", { n: number(final_points, 1), count: final_points })}</span>}
            {elo !== null && bots.length === 1 && <small>Elo {number(elo, 0, true)} ± {number(elo_error!)}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/* Faults and the machine --------------------------------------------- */

/** A fault, and how often it happened. */
interface FaultGroup {
  first: Verdict;
  all: Verdict[];
}

const PLACES = 6;

function grouped(verdicts: Verdict[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const verdict of verdicts) {
    const key = JSON.stringify([verdict.name, verdict.code, verdict.why.en, verdict.match === 0]);
    const group = groups.get(key) ?? { first: verdict, all: [] };
    group.all.push(verdict);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The place of a fault; a link if that game can be shown. */
function Place({ verdict }: { verdict: Verdict }) {
  const { match, game, move } = verdict;
  const words = t(isFinal(match) ? "inFinal" : match ? "inMatch" : "inCheck", { match, game, move });
  const replayed = report.picked.findIndex((picked) => picked.match === match && picked.game === game);
  return replayed < 0 ? <>{words}</> : <a href="#replay" title={t("watchGame")} onClick={() => show(replayed)}>{words}</a>;
}

function Fault({ first, all }: FaultGroup) {
  const { code, name, why, words, position, advice } = first;
  return (
    <li class="fault-card">
      <p>
        <b>{readable(name)}</b> <span class="tag is-verdict">{known(`code.${code}`, code)}</span>{" "}
        {all.length > 1 && <span class="note">{counted("times", all.length)}</span>}
      </p>
      <p>{wellSet(why[lang.value])}</p>
      <p class="places">
        {all.slice(0, PLACES).map((verdict, at) => (
          <span key={at}>{at > 0 && " ; "}<Place verdict={verdict} /></span>
        ))}
        {all.length > PLACES && ` ; ${t("andMore", { n: all.length - PLACES })}`}
      </p>
      {advice[lang.value] && <p class="advice">{wellSet(advice[lang.value])}</p>}
      {(words || position) && (
        <details>
          <summary>{t(words ? "itsWords" : "itsPosition")}</summary>
          <pre tabIndex={0}>{[words, position].filter(Boolean).join("\n\n")}</pre>
        </details>
      )}
    </li>
  );
}

function Faults() {
  const checked = new Set(report.verdicts.filter(({ match }) => match === 0).map(({ name }) => name));
  if (report.verdicts.length === 0 && report.left_out.length === 0) return <p>{t("noFaults")}</p>;
  return (
    <ul class="faults-list">
      {report.left_out.filter(({ file }) => !checked.has(file)).map(({ file, reason }) => (
        <li key={file} class="fault-card">
          <p><b>{file}</b> <span class="tag is-verdict">{t("leftOut")}</span></p>
          <p>{wellSet(reason[lang.value])}</p>
        </li>
      ))}
      {grouped(report.verdicts).map((group, at) => (
        <Fault key={at} {...group} />
      ))}
    </ul>
  );
}

/** The load, in percent, above which programs wait for a core. */
const FULL = 100;

function Machine() {
  const { moves, overhead_us, late, busy, spoilt, too_busy } = report.machine;
  const verdict: Key = moves === 0 ? "machineNoBots" : too_busy ? "machineBusy" : busy > FULL ? "machineFull" : "machineFine";
  return (
    <>
      <p class={`machine ${too_busy ? "is-busy" : busy > FULL ? "" : "is-fine"}`}>{t(verdict)}</p>
      {moves > 0 && (
        <ul class="figures">
          <li>{counted("machineMoves", moves)}</li>
          <li>{t("machineOverhead", { n: number(overhead_us) })}</li>
          <li>{counted("machineLate", late)}</li>
          <li>{t("machineLoad", { n: number(busy) })}</li>
          <li>{counted("machineSpoilt", spoilt)}</li>
        </ul>
      )}
      <TimeUse />
    </>
  );
}

/* All sections ------------------------------------------------------- */

interface Section {
  id: string;
  title: Key;
  note?: Key;
  isWide?: boolean;
  content: ComponentChildren;
}

function sections(page: GamePage | null): Section[] {
  const all: (Section | false)[] = [
    { id: "standings", title: "standings", note: "standingsNote", isWide: true, content: <Standings /> },
    { id: "ratings", title: "ratings", note: "ratingsNote", content: <Ratings /> },
    { id: "curve", title: "curve", note: "curveNote", content: <Curves /> },
    { id: "cross", title: "cross", isWide: true, content: <Cross /> },
    report.picked.length > 0 && { id: "replay", title: "replay", note: matchMedia("(pointer: coarse)").matches ? "replayTouch" : "replayNote", isWide: true, content: <Games page={page} /> },
    { id: "detail", title: "detail", isWide: true, content: <Detail /> },
    { id: "time", title: "time", isWide: true, content: <Machine /> },
    { id: "faults", title: "faults", isWide: true, content: <Faults /> },
  ];
  return all.filter((each) => each !== false) as Section[];
}

function Page({ page, Picture }: { page: GamePage | null; Picture: Picture }) {
  const parts = sections(page);
  return (
    <div class="report">
      <a class="skip" href="#standings">{t("skip")}</a>
      <Head Picture={Picture} />
      <main>
        <Podium />
        <nav class="parts" aria-label={t("sections")}>
          {parts.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>{t(title)}</a>
          ))}
        </nav>
        <div class="sections">
          {parts.map(({ id, title, note, isWide, content }) => (
            <section key={id} id={id} class={`card ${isWide ? "is-wide" : ""}`} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{t(title)}</h2>
              {note && <p class="note">{t(note)}</p>}
              {content}
            </section>
          ))}
        </div>
      </main>
      <footer>{t("footer")}</footer>
    </div>
  );
}

/** Draws the report into the page, with the board and the picture of its game
 * or, without them, with text drawings. */
export function start(page: GamePage | null, Picture: Picture): void {
  effect(() => {
    document.title = t("title", { game: report.title });
  });
  render(<Page page={page} Picture={Picture} />, document.getElementById("app")!);
}
