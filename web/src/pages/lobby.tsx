/* lobby.tsx: choosing a game and an opponent, and starting to play. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isAlone } from "../alone/where";
import { games } from "../api";
import type { GameInfo } from "../messages";
import { GamePicture } from "../parts/tile";
import { address, query, usePage } from "../router";
import { inLang, t } from "../lobby/words";
import { lists, useLists } from "../lobby/lists";
import { MiniBoard, plyOf } from "../lobby/mini";
import { NewGame } from "../lobby/newgame";
import { change, chosenGame, modes, type Mode } from "../lobby/plan";
import { MyGames, OpenFile, Today, TournamentLink } from "../lobby/side";
import { playersText } from "../lobby/summary";
import { Tables, WatchLink } from "../lobby/tables";
import { animates } from "../settings";

export function Lobby() {
  usePage(t("play"));
  useLists();
  useLayoutEffect(takeQuery, [address.value]);
  const chosen = chosenGame.value;
  return (
    <div class="lobby">
      <div class="lobby-head">
        <h1>{t("lobby.title")}</h1>
      </div>
      <fieldset class="game-cards">
        <legend class="unseen">{t("lobby.pickGame")}</legend>
        {games.value.length === 0 && <Placeholders />}
        {games.value.map((info) => (
          <GameCard key={info.id} info={info} isChosen={info === chosen} />
        ))}
      </fieldset>
      <div class="lobby-columns">
        {chosen ? <NewGame info={chosen} /> : <div class="card new-game" aria-hidden="true" />}
        {chosen && <Showcase info={chosen} />}
        <div class="lobby-side">
          <MyGames />
          <TournamentLink />
          <Today />
          {!isAlone && <Tables />}
          <OpenFile />
        </div>
      </div>
    </div>
  );
}

/* /?game=moulin&mode=computer&level=1, from the rules or from a link. */
function takeQuery(): void {
  const game = query("game");
  const mode = query("mode") as Mode | null;
  if (game) change({ game });
  if (mode && modes.includes(mode)) change({ mode });
  const level = query("level");
  if (level && /^[1-8]$/.test(level)) change({ spec: `level:${level}` });
}

function Placeholders() {
  return (
    <>
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} class="card game-card placeholder" aria-hidden="true" />
      ))}
    </>
  );
}

function playersWords({ players: [least, most] }: GameInfo): string {
  return least === most ? t("players", { n: least }) : t("playersRange", { least, most });
}

/* Scrolls a row sideways until one of its cards is in the middle: its
 * neighbours show that the row goes on. scrollIntoView would also move the start of the next Tab there, past the link to the
 * content. */
function showIn(row: HTMLElement, card: HTMLElement): void {
  const [{ left, right }, room] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  if (left < room.left || right > room.right) row.scrollLeft += (left + right - room.left - room.right) / 2;
}

function GameCard({ info, isChosen }: { info: GameInfo; isChosen: boolean }) {
  const secret = info.seals ? "lobby.seals" : info.hides ? "lobby.hides" : null;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) showIn(card.current!.parentElement!, card.current!);
  }, [isChosen]);
  return (
    <div ref={card} class={`card game-card ${isChosen ? "chosen" : ""}`}>
      <label>
        <input
          type="radio"
          name="game"
          value={info.id}
          checked={isChosen}
          onChange={() => change({ game: info.id })}
        />
        <GamePicture game={info.id} />
        <span class="game-words">
          <span class="game-title">{info.title}</span>
          <span class="game-kind">
            {playersWords(info)}
            {secret && ` · ${t(secret)}`}
          </span>
        </span>
      </label>
    </div>
  );
}

/** The chosen game, as large as there is room, and what it is about; if
 * somebody plays it now and animation is allowed, that game. */
function Showcase({ info }: { info: GameInfo }) {
  const running = animates.value ? lists.value?.running.find(({ game }) => game === info.id) : undefined;
  return (
    <figure class="card showcase">
      {running ? <MiniBoard key={running.id} table={running} hasCover /> : <GamePicture game={info.id} />}
      <figcaption>
        {running && (
          <p class="showcase-live">
            {playersText(running)} · {t("watch.ply", { n: plyOf(running) })} <WatchLink table={running} />
          </p>
        )}
        {inLang(info.about)}
      </figcaption>
    </figure>
  );
}
