/* standings.tsx: the standings, how they change, and their reveal. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/icons";
import { Button } from "../parts/ui";
import { animates } from "../settings";
import { canChallenge } from "../transport";
import { challenge, follow, followed, revealed, shown, standings, type Bot } from "./store";
import { number, t } from "./words";

const MOVE_MS = 300;

/* Rows move to their new places instead of jumping. */
function useMovingRows() {
  const body = useRef<HTMLTableSectionElement>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const now = new Map<string, number>();
    for (const row of body.current?.rows ?? []) {
      const key = row.dataset.bot!;
      now.set(key, row.offsetTop);
      const by = (tops.current.get(key) ?? row.offsetTop) - row.offsetTop;
      if (by !== 0 && animates.peek()) {
        row.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], { duration: MOVE_MS, easing: "ease-out" });
      }
    }
    tops.current = now;
  });
  return body;
}

function Change({ bot: { rank, was } }: { bot: Bot }) {
  const by = was === 0 ? 0 : was - rank;
  if (by === 0) return <span class="unseen">{t("same")}</span>;
  const words = t(by > 0 ? "up" : "down", { n: Math.abs(by) });
  return (
    <span class={by > 0 ? "is-up" : "is-down"} title={words}>
      <span aria-hidden="true">{by > 0 ? "▲" : "▼"} {Math.abs(by)}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

function Share({ bot: { wins, draws, losses } }: { bot: Bot }) {
  const all = Math.max(1, wins + draws + losses);
  const width = (n: number) => ({ width: `${(100 * n) / all}%` });
  return (
    <span title={`${wins} · ${draws} · ${losses}`}>
      <span class="wdl-bar" aria-hidden="true">
        <i class="is-won" style={width(wins)} />
        <i class="is-drawn" style={width(draws)} />
        <i class="is-lost" style={width(losses)} />
      </span>
      <span class="unseen">{wins} · {draws} · {losses}</span>
    </span>
  );
}

const STEPS: Record<string, number> = { w: 1, d: 0, l: -1, f: -1.5 };
const WIDTH = 72;
const HEIGHT = 20;

/** Up for won matches, down for lost ones. */
function Trend({ form }: { form: string }) {
  if (form.length < 2) return null;
  const heights = [...form].reduce<number[]>((line, letter) => [...line, line.at(-1)! + STEPS[letter]!], [0]);
  const low = Math.min(...heights);
  const reach = Math.max(2, Math.max(...heights) - low);
  const points = heights.map((height, at) =>
    `${((WIDTH - 4) * at) / (heights.length - 1) + 2},${(HEIGHT - 3 - ((HEIGHT - 6) * (height - low)) / reach).toFixed(1)}`);
  const words = form.length > 8 ? form.slice(-8) : form;
  return (
    <svg class="trend" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={[...words].map((letter) => t(letter === "w" ? "won" : letter === "d" ? "same" : "lost")).join(", ")}>
      <polyline points={points.join(" ")} />
    </svg>
  );
}

function Row({ bot, at }: { bot: Bot; at: number }) {
  const isFollowed = bot.key === followed.value;
  return (
    <tr data-bot={bot.id} class={isFollowed ? "is-followed" : ""}>
      <td class="is-rank">{bot.rank}</td>
      <td class="is-change"><Change bot={bot} /></td>
      <th scope="row" class="is-name">
        <button
          type="button"
          aria-pressed={isFollowed}
          title={t("followBot", { name: bot.name })}
          onClick={() => follow(isFollowed ? "" : bot.key)}
        >
          <i class={`mark line-${at < 5 ? at + 1 : 0}`} aria-hidden="true" />
          <span>{bot.name}</span>
        </button>
      </th>
      <td class="is-points">{number(bot.points, 2)}</td>
      <td class="is-score">{number(bot.score, 0, true)}</td>
      <td class="is-wdl"><Share bot={bot} /></td>
      <td class="is-trend"><Trend form={bot.form} /></td>
      <td class="is-faults">{bot.verdicts > 0 ? <b>{bot.verdicts}</b> : 0}</td>
      {canChallenge.value && (
        <td class="is-play">
          <Button size="small" title={t("challengeHelp")} aria-label={t("challengeBot", { name: bot.name })} onClick={() => void challenge(bot)}>
            <Icon name="play" />
            <span>{t("challenge")}</span>
          </Button>
        </td>
      )}
    </tr>
  );
}

/** A row whose bot is not revealed yet. */
function Hidden({ bot }: { bot: Bot }) {
  return (
    <tr data-bot={`hidden ${bot.id}`} class="is-hidden">
      <td class="is-rank">{bot.rank}</td>
      <td class="is-change" />
      <th scope="row" class="is-name"><span class="veil">{t("hidden")}</span></th>
      <td colSpan={canChallenge.value ? 6 : 5} />
    </tr>
  );
}

const COLUMNS = [
  ["is-rank", "#", "rank"],
  ["is-change", "Δ", "change"],
  ["is-name", "name", "name"],
  ["is-points", "points", "pointsLong"],
  ["is-score", "score", "scoreLong"],
  ["is-wdl", "wdl", "wdlLong"],
  ["is-trend", "trend", "trendLong"],
  ["is-faults", "faults", "faultsLong"],
] as const;

export function Standings() {
  const body = useMovingRows();
  const rows = standings.value;
  const hidden = revealed.value === null ? 0 : rows.length - revealed.value;
  const all = shown.value?.head.bots ?? 0;
  return (
    <section class="card t-card t-standings" aria-labelledby="t-standings">
      <header class="t-head">
        <h2 id="t-standings">{t("standings")}</h2>
        <span class="note">{t("standingsNote")}</span>
      </header>
      <div class="t-scroll" tabIndex={0} role="group" aria-labelledby="t-standings">
        <table class="t-table">
          <thead>
            <tr>
              {COLUMNS.map(([name, short, long]) => (
                <th key={name} scope="col" class={name} title={t(long)}>
                  {short === "#" || short === "Δ" ? (
                    <>
                      <span aria-hidden="true">{short}</span>
                      <span class="unseen">{t(long)}</span>
                    </>
                  ) : t(short)}
                </th>
              ))}
              {canChallenge.value && <th scope="col" class="is-play"><span class="unseen">{t("challengeColumn")}</span><span class="play-head" aria-hidden="true">{t("challenge")}</span></th>}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((bot, at) => (at < hidden ? <Hidden key={bot.id} bot={bot} /> : <Row key={bot.id} bot={bot} at={at} />))}
          </tbody>
        </table>
      </div>
      {rows.length < all && <p class="note">{t("shownFirst", { n: number(rows.length), all: number(all) })}</p>}
    </section>
  );
}

/** The followed bot in one line, pinned under the header on a telephone. */
export function Followed() {
  const bot = standings.value.find(({ key }) => key === followed.value);
  if (!bot || revealed.value !== null) return null;
  return (
    <p class="t-followed">
      <b class="is-rank">{bot.rank}</b>
      <span class="is-name">{bot.name}</span>
      <Change bot={bot} />
      <span class="is-points">{number(bot.points, 2)} {t("points")}</span>
      <span class="note">{bot.wins} · {bot.draws} · {bot.losses}</span>
    </p>
  );
}
