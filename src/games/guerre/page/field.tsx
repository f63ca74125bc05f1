/* field.tsx: the battlefield of guerre, both sides of the front. */
import { useRef, useState } from "preact/hooks";
import { Card } from "./card";
import type { Square } from "./choosing";
import { nameOf, type Scene } from "./scene";
import { effectOf, type Effect, type Place, type Player } from "./types";
import { outcomeText } from "./words";

export interface Spot {
  player: Player;
  place: Place;
}

const COLUMNS = [1, 2, 3];

/** The rows from the far rear to the near rear. */
export function rowsOf(near: Player, far: Player): Spot[][] {
  const row = (player: Player, line: "F" | "A", isFar: boolean) =>
    (isFar ? [...COLUMNS].reverse() : COLUMNS).map((n) => ({ player, place: `${line}${n}` as Place }));
  return [row(far, "A", true), row(far, "F", true), row(near, "F", false), row(near, "A", false)];
}

export interface FieldHandlers {
  click(spot: Spot): void;
  hover(spot: Spot | null): void;
  press(event: PointerEvent, spot: Spot): void;
  back(): void;
  /** Moves the focus down from the last row. */
  leave(): void;
}

/** The squares of the player to move; a watcher has none. */
export function squareAt({ now }: Scene, { player, place }: Spot): Square | undefined {
  if (!now.mover) return undefined;
  return player === now.mover ? now.own[place] : now.enemy[place];
}

function isPicked({ now }: Scene, { player, place }: Spot): boolean {
  if (player === now.mover) return now.attacker === place || now.picked.slice(1).includes(place);
  return now.mover !== null && now.picked[1] === `x${place}`;
}

function isLast({ last, now }: Scene, { player, place }: Spot): boolean {
  return last !== null && now.picked.length === 0 && (player === last.player ? last.own : last.enemy).includes(place);
}

/* The enemy units that the unit pointed at reaches, or that reach it. */
function reachOf(scene: Scene, looked: Spot | null): Set<string> {
  const { facts, view } = scene;
  const found = new Set<string>();
  if (!looked || !view.players[looked.player - 1]!.field[looked.place]) return found;
  const targets = facts.players[looked.player - 1]!.units[looked.place]?.targets ?? [];
  targets.forEach((place) => found.add(`${3 - looked.player}${place}`));
  return found;
}

/* The squares that a unit would reach if it were put on a square. */
function plannedReach({ now, props }: Scene, looked: Spot | null, scene: Scene): Set<string> {
  const square = looked && squareAt(scene, looked);
  const move = square?.role === "put" ? square.move : props.chosen;
  const reach = move ? effectOf(move).reach : [];
  return new Set(reach.map((place) => `${3 - (now.mover ?? 1)}${place}`));
}

function labelOf(scene: Scene, spot: Spot): string {
  const { view, facts, words } = scene;
  const { player, place } = spot;
  const unit = view.players[player - 1]!.field[place];
  const values = facts.players[player - 1]!.units[place];
  const parts = [words.place(nameOf(scene, player), place)];
  if (!unit) parts.push(words.empty);
  else {
    parts.push(words.kinds[unit.unit]);
    if (values) parts.push(words.attackIs(values.attack), words.defenceIs(values.defence));
    if (unit.turned) parts.push(words.turnedLong);
    if (unit.damage > 0 && values) parts.push(words.damageIs(unit.damage, values.defence));
  }
  const square = squareAt(scene, spot);
  if (square) parts.push(words.roles[square.role]);
  if (square?.move) parts.push(resultText(scene, effectOf(square.move)) ?? "");
  if (isPicked(scene, spot)) parts.push(words.picked);
  if (isLast(scene, spot)) parts.push(words.last);
  return parts.filter((part) => part !== "").join(", ");
}

function resultText({ words, now }: Scene, effect: Effect): string | null {
  const { blow } = effect;
  if (!blow) return null;
  const outcome = outcomeText(words, blow.outcome, blow.damage, blow.defence);
  return effect.winner !== null && effect.winner === now.mover ? `${outcome}, ${words.victory}` : outcome;
}

/* "5 = 5 capture" on an enemy that the picked unit reaches. */
function Result({ scene, spot }: { scene: Scene; spot: Spot }) {
  const { now, facts, view, words } = scene;
  const square = squareAt(scene, spot);
  const isTarget = square?.role === "target" && now.attacker !== null && square.move;
  const isDeclared = view.attack?.to === spot.place && spot.player !== view.active && facts.attack;
  if (isTarget) {
    const effect = effectOf(square.move!);
    if (!effect.blow) return null;
    const sign = effect.blow.attack === effect.blow.defence ? "=" : effect.blow.attack > effect.blow.defence ? ">" : "<";
    return (
      <span class={`guerre-result is-${effect.blow.outcome} ${effect.winner !== null ? "is-end" : ""}`} aria-hidden="true">
        <b>{effect.blow.attack} {sign} {effect.blow.defence}</b> {resultText(scene, effect)}
      </span>
    );
  }
  if (!isDeclared) return null;
  const { value, defence, outcome, damage } = facts.attack!;
  const sign = value === defence ? "=" : value > defence ? ">" : "<";
  const otherwise = outcomeText(words, outcome, damage, defence);
  /* What the chosen answer leads to, in the words of its events, and what happens without an answer. */
  const answer = scene.props.chosen?.move.startsWith("+") ? effectOf(scene.props.chosen) : null;
  const isSaved = answer !== null && (!answer.blow || answer.blow.outcome === "none");
  const led = answer && (answer.blow ? resultText(scene, answer) : words.cancelled);
  if (answer && led !== otherwise) {
    return (
      <span class={`guerre-result ${isSaved ? "is-saved" : ""}`} aria-hidden="true">
        <b>{led}</b> <small>{words.otherwise(otherwise)}</small>
      </span>
    );
  }
  return (
    <span class={`guerre-result is-${outcome}`} aria-hidden="true">
      <b>{value} {sign} {defence}</b> {otherwise}
    </span>
  );
}

/* Shows the unit that a chosen move would put here. */
function Ghost({ scene, spot }: { scene: Scene; spot: Spot }) {
  const { props, now, facts, words } = scene;
  const move = props.chosen;
  if (!move || !now.held || now.mover !== spot.player || move.parts[1] !== spot.place) return null;
  return (
    <Card
      kind={now.held}
      player={spot.player}
      facts={facts.players[spot.player - 1]!.kinds[now.held]}
      words={words}
      corner={spot.place}
      class={`is-ghost ${props.isHint ? "is-hint" : ""}`}
    />
  );
}

interface CellProps {
  scene: Scene;
  spot: Spot;
  isCursor: boolean;
  marks: string;
  on: FieldHandlers & { focus(spot: Spot): void };
}

function Cell({ scene, spot, isCursor, marks, on }: CellProps) {
  const { view, facts, words, props } = scene;
  const { player, place } = spot;
  const unit = view.players[player - 1]!.field[place];
  const square = squareAt(scene, spot);
  const values = facts.players[player - 1]!.units[place];
  const kind = unit && facts.players[player - 1]!.kinds[unit.unit];
  const isAim = square?.role === "target" && scene.now.attacker === null;
  const role = square && (props.settings.showLegal || square.role === "put" || square.role === "to") ? `can-${isAim ? "prey" : square.role}` : "";
  return (
    <div
      class={`guerre-cell is-${player} ${role} ${marks}`}
      role="gridcell"
      tabIndex={isCursor ? 0 : -1}
      data-cell={`${player}${place}`}
      data-place={`${player}${place}`}
      data-drop={`${player}${place}`}
      aria-selected={isPicked(scene, spot) || undefined}
      onClick={() => on.click(spot)}
      onPointerDown={(event) => on.press(event, spot)}
      onPointerEnter={(event) => on.hover(event.pointerType === "touch" ? null : spot)}
      onPointerLeave={() => on.hover(null)}
      onFocus={() => on.focus(spot)}
      onBlur={() => on.hover(null)}
    >
      <span class="unseen">{labelOf(scene, spot)}</span>
      {!unit && <span class="guerre-hole" aria-hidden="true">{props.settings.coordinates ? place : ""}</span>}
      {unit && kind && (
        <span class="guerre-unit" data-motion={`${player}${place}`}>
          <Card
            kind={unit.unit}
            player={player}
            facts={{ ...kind, attack: values?.attack ?? kind.attack }}
            words={words}
            corner={props.settings.coordinates ? place : ""}
            unit={unit}
          />
        </span>
      )}
      <Ghost scene={scene} spot={spot} />
      <Result scene={scene} spot={spot} />
    </div>
  );
}

/* Middles of the squares, in hundredths of the field. */
function middleOf(rows: Spot[][], player: Player, place: Place): { x: number; y: number } {
  const row = rows.findIndex((spots) => spots[0]!.player === player && spots[0]!.place[0] === place[0]);
  const column = rows[row]!.findIndex((spot) => spot.place === place);
  return { x: ((column + 0.5) * 100) / 3, y: (row + 0.5) * 25 };
}

/** Half a card, in hundredths of the field: arrows go from edge to edge. */
const HALF = { x: 15, y: 11.3 };

interface Aim {
  player: Player;
  from: Place;
  to: Place;
  tone: "chosen" | "declared" | "last";
}

function aimOf(scene: Scene, looked: Spot | null): Aim | null {
  const { now, view, last, props } = scene;
  const hovered = looked && squareAt(scene, looked);
  const planned = hovered?.role === "target" ? hovered.move : props.chosen;
  const [from, to] = planned?.parts ?? [];
  if (now.mover && from && to?.startsWith("x")) return { player: now.mover, from: from as Place, to: to.slice(1) as Place, tone: "chosen" };
  if (view.attack) return { player: view.active, ...view.attack, tone: "declared" };
  if (last?.enemy[0] && props.picked.length === 0) return { player: last.player, from: last.own[0]!, to: last.enemy[0], tone: "last" };
  return null;
}

function Arrow({ rows, aim, isHint }: { rows: Spot[][]; aim: Aim; isHint: boolean }) {
  const from = middleOf(rows, aim.player, aim.from);
  const to = middleOf(rows, (3 - aim.player) as Player, aim.to);
  const share = Math.min(0.4, HALF.x / Math.abs(to.x - from.x), HALF.y / Math.abs(to.y - from.y));
  const along = (part: number) => [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part].map((n) => `${n}%`);
  const [x1, y1] = along(share);
  const [x2, y2] = along(1 - share);
  return (
    <svg class={`guerre-arrow is-${aim.tone} ${isHint ? "is-hint" : ""}`} aria-hidden="true">
      <defs>
        <marker id={`guerre-head-${aim.tone}`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0 10 5 0 10 2 5z" />
        </marker>
      </defs>
      <line x1={x1} y1={y1} x2={x2} y2={y2} marker-end={`url(#guerre-head-${aim.tone})`} />
    </svg>
  );
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

/* Enter plays a waiting move, unless the cursor is on a square where the move
 * would continue or end differently. */
function waitsElsewhere(scene: Scene, spot: Spot): boolean {
  const { props } = scene;
  return props.chosen !== null && squareAt(scene, spot)?.parts[0] !== props.picked[0];
}

export function Field({ scene, on }: { scene: Scene; on: FieldHandlers }) {
  const { words, near, far, view, props } = scene;
  const root = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<Spot | null>(null);
  const [at, setAt] = useState<[number, number]>([2, 1]);
  const rows = rowsOf(near, far);
  const reach = reachOf(scene, looked);
  const planned = plannedReach(scene, looked, scene);
  const aim = aimOf(scene, looked);

  function look(spot: Spot | null): void {
    setLooked(spot);
    on.hover(spot);
  }

  function goTo(row: number, column: number): void {
    if (row > 3) {
      on.leave();
      return;
    }
    if (row < 0 || column < 0 || column > 2) return;
    setAt([row, column]);
    const { player, place } = rows[row]![column]!;
    root.current?.querySelector<HTMLElement>(`[data-cell="${player}${place}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const spot = rows[at[0]]![at[1]]!;
    if (arrow) goTo(at[0] + arrow[0], at[1] + arrow[1]);
    else if (event.key === "Enter" && !waitsElsewhere(scene, spot)) on.click(spot);
    else if (event.key === "Escape" && props.picked.length > 0) on.back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const marksOf = (spot: Spot): string => {
    const key = `${spot.player}${spot.place}`;
    return [
      isPicked(scene, spot) ? "is-picked" : "",
      isLast(scene, spot) ? "is-last" : "",
      reach.has(key) ? "in-reach" : "",
      planned.has(key) ? "in-plan" : "",
      view.attack?.from === spot.place && spot.player === view.active ? "is-attacking" : "",
      view.attack?.to === spot.place && spot.player !== view.active ? "is-attacked" : "",
      props.lit.includes(key) ? "is-lit" : "",
    ].join(" ");
  };

  return (
    <div ref={root} class="guerre-field" role="grid" aria-label={words.field} aria-rowcount={4} aria-colcount={3} onKeyDown={onKeyDown}>
      <span class={`guerre-half is-far is-${far}`} aria-hidden="true" />
      <span class={`guerre-half is-near is-${near}`} aria-hidden="true" />
      {rows.map((spots, row) => (
        <div key={row} class="guerre-row" role="row" aria-label={words.rowOf(nameOf(scene, spots[0]!.player), spots[0]!.place[0] === "F")}>
          {spots.map((spot, column) => (
            <Cell
              key={`${spot.player}${spot.place}`}
              scene={scene}
              spot={spot}
              isCursor={at[0] === row && at[1] === column}
              marks={marksOf(spot)}
              on={{ ...on, hover: look, focus: (focused) => { setAt([row, column]); look(focused); } }}
            />
          ))}
        </div>
      ))}
      <span class="guerre-front" aria-hidden="true" />
      {aim && <Arrow rows={rows} aim={aim} isHint={props.isHint} />}
    </div>
  );
}
