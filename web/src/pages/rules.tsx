/* rules.tsx: the page of a game's rules: its guide, with positions to try. */
import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { games, gameInfo, loadAgain } from "../api";
import type { GameInfo } from "../messages";
import { editorLoaders, guideLoaders, lessonLoaders, puzzleLoaders } from "../boards.gen";
import { GamePicture, Tile } from "../parts/tile";
import { Button, ButtonLink, toast } from "../parts/ui";
import { usePage } from "../router";
import { inLang, t } from "../lobby/words";
import { Missing } from "./missing";

export function Rules({ game }: { game: string }) {
  const info = gameInfo(game);
  if (info) return <RulesOf info={info} />;
  return games.value.length > 0 ? <Missing /> : <p class="page">{t("loading")}</p>;
}

/** Begins the lessons, or continues after the last one that was solved. */
function Learn({ game, variant }: { game: string; variant?: "primary" }) {
  const start = () => void import("../lessons").then(({ lessonsOf, startLesson, doneLessons }) =>
    lessonsOf(game).then((all) => startLesson(game, (doneLessons.peek()[game] ?? 0) % all.length)),
  ).catch((error: Error) => toast(error.message, "error"));
  return <Button variant={variant} onClick={start}>{t("rules.learn")}</Button>;
}

const guide = signal<ComponentType<{ game: string; children?: ComponentChildren }> | null>(null);

function Guided({ info }: { info: GameInfo }) {
  useEffect(() => void import("../parts/guide").then((part) => (guide.value = part.default), loadAgain), []);
  const Guide = guide.value;
  if (!Guide) return <p>{t("loading")}</p>;
  return <Guide game={info.id}>{info.id in lessonLoaders && <p class="rules-doings"><Learn game={info.id} variant="primary" /></p>}</Guide>;
}

function RulesOf({ info }: { info: GameInfo }) {
  usePage(t("rulesOf", { game: info.title }));
  return (
    <div class="page rules">
      <article class="card rules-text">
        <header class="rules-head">
          <div>
            <h1>{info.title}</h1>
            <p class="lead">{inLang(info.about) || t("rules.none")}</p>
            <div class="rules-doings">
              <ButtonLink variant="primary" href={`/?game=${info.id}`}>
                {t("rules.play")}
              </ButtonLink>
              {info.id in lessonLoaders && <Learn game={info.id} />}
              {info.id in puzzleLoaders && <ButtonLink href={`/puzzles/${info.id}`}>{t("rules.puzzles")}</ButtonLink>}
              {info.id in editorLoaders && <ButtonLink href={`/edit/${info.id}`}>{t("rules.edit")}</ButtonLink>}
            </div>
          </div>
          <GamePicture game={info.id} />
        </header>
        {info.id in guideLoaders && <Guided info={info} />}
      </article>
      <nav class="card rules-games" aria-label={t("rules.games")}>
        <h2>{t("rules.games")}</h2>
        <ul>
          {games.value.map(({ id, title }) => (
            <li key={id}>
              <a href={`/rules/${id}`} aria-current={id === info.id ? "page" : undefined}>
                <Tile game={id} />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
