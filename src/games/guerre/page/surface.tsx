/* surface.tsx: the board of guerre: battlefield, zones, strip and hand. */
import { signal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { pickAll } from "web/choices";
import { Bar } from "./bar";
import { Card } from "./card";
import { completed, partsOfCard, putsFrom, type Source, type Zone } from "./choosing";
import { useDrag } from "./drag";
import { Field, squareAt, type Spot } from "./field";
import { Hand } from "./hand";
import { useMotion } from "./motion";
import { helpAt, sceneOf, type Props } from "./scene";
import { asSeenBy, isOpen, type Kind, type Place, type Player, type View } from "./types";
import { Zones } from "./zones";

/** Whose eyes a finished game is looked at with; 0: all is open. */
const seenBy = signal<Player | 0>(0);

/** What is carried: a unit to be put somewhere, or one that attacks. */
type Item = { kind: Kind; source: Source } | { place: Place };

const isPart = (item: Item): item is { kind: Kind; source: Source } => "kind" in item;

export function Board(props: Props) {
  const whole = props.view as View;
  const open = isOpen(whole);
  const seen = open ? seenBy.value : null;
  const view = seen ? asSeenBy(whole, seen) : whole;
  const [source, setSource] = useState<Source | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const scene = sceneOf(props, view, source);
  const latest = useRef(scene);
  latest.current = scene;
  useMotion(root, props.steps.length, props.events, props.settings.animate);

  function pick(parts: string[], help: () => string): void {
    setWhy(parts.length > 0 ? null : help());
    pickAll(parts, latest.current!.props);
  }

  function take(kind: Kind, from: Source): void {
    const { now } = latest.current!;
    const isElsewhere = now.held === kind && now.source !== from;
    setSource(from);
    setWhy(null);
    if (!isElsewhere) pickAll(completed(view, now, kind, from), latest.current!.props);
  }

  function pickCard(kind: Kind): void {
    const { now } = latest.current!;
    const isMine = now.mover === scene.near;
    setSource("hand");
    pick(isMine ? partsOfCard(view, now, kind) : [], () => helpAt(latest.current!, { card: kind }));
  }

  function clickCell(spot: Spot): void {
    const square = squareAt(latest.current!, spot);
    const isOwn = spot.player === (scene.now.mover ?? scene.near);
    pick(square?.parts ?? [], () => helpAt(latest.current!, isOwn ? { own: spot.place } : { enemy: spot.place }));
  }

  function putInto(zone: Zone): void {
    const { now } = latest.current!;
    if (now.held) pick([now.held, zone], () => "");
  }

  const { carried, wasDrag, press } = useDrag<Item>(
    (item) => {
      const { now } = latest.current!;
      if (!isPart(item)) {
        if (now.own[item.place] && now.attacker !== item.place) pickAll(now.own[item.place]!.parts, latest.current!.props);
        return;
      }
      setSource(item.source);
      const uses = item.source === "hand" ? (now.uses[item.kind] ?? []) : [item.kind];
      const first = uses[0];
      if (first && now.picked[0] !== first) pickAll([first], latest.current!.props);
    },
    (item, where) => drop(item, where),
  );

  function drop(item: Item, where: string | null): void {
    const { now, props: board } = latest.current!;
    const spot = where && /^[12]/.test(where) ? { player: Number(where[0]) as Player, place: where.slice(1) as Place } : null;
    if (!isPart(item)) {
      const square = spot && squareAt(latest.current!, spot);
      if (spot && square && spot.place !== item.place) pick(square.parts, () => "");
      return;
    }
    const puts = putsFrom(view, now.mover ?? 1, now.legal, item.kind, item.source);
    const to = spot ? (spot.player === now.mover ? spot.place : null) : where;
    const put = puts.find(({ parts }) => parts[1] === to);
    const support = (now.uses[item.kind] ?? []).find((use) => use.startsWith("+"));
    if (put) pick(put.parts, () => "");
    else if (support && where === "support") pick(completed(view, now, support, "hand"), () => "");
    else if (where && puts.length === 0) setWhy(helpAt(latest.current!, { card: item.kind }));
    else if (board.chosen === null && where === null) board.onBack();
  }

  const focusIn = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const unlessDragged = (act: () => void) => {
    if (!wasDrag.current) act();
  };
  const passMove = () => props.legal.find(({ move }) => move === scene.now.pass) ?? null;

  return (
    <div ref={root} class={`guerre is-${scene.facts.level} ${props.settings.patterns ? "has-patterns" : ""}`} data-ply={props.steps.length}>
      <div class="guerre-table">
        <Field
          scene={scene}
          on={{
            click: (spot) => unlessDragged(() => clickCell(spot)),
            hover: (spot) => props.onHover((spot && squareAt(scene, spot)?.move) ?? null),
            press: (event, spot) => {
              if (spot.player === scene.now.mover && scene.now.own[spot.place]) press(event, { place: spot.place });
            },
            back: props.onBack,
            leave: () => focusIn(".guerre-hand button"),
          }}
        />
        <div class="guerre-rail" role="group" tabIndex={0} aria-label={scene.words.zones}>
          {[scene.far, scene.near].map((player) => (
            <Zones
              key={player}
              scene={scene}
              player={player}
              on={{
                take: (kind, from) => unlessDragged(() => take(kind, from)),
                put: putInto,
                press: (event, kind, from) => press(event, { kind, source: from }),
              }}
            />
          ))}
        </div>
      </div>
      <Bar
        scene={scene}
        why={why}
        seen={seen}
        on={{
          pass() {
            const move = passMove();
            if (!move) return;
            setWhy(null);
            /* A button of its own is sure enough: picked again, it is played
             * where it would wait. */
            props.onPick(move.move);
            props.onPick(move.move);
          },
          hoverPass: (isOn) => props.onHover(isOn ? passMove() : null),
          use: (part) => pick(completed(view, scene.now, part, "hand"), () => ""),
          confirm: () => props.onPick(props.picked.at(-1)!),
          clear: () => props.picked.forEach(() => props.onBack()),
          see: (player) => (seenBy.value = player),
        }}
      />
      <Hand
        scene={scene}
        on={{
          pick: (kind) => unlessDragged(() => pickCard(kind)),
          hover: (kind) => props.onHover(kind && scene.now.mover === scene.near ? onlyMove(scene.now.legal, scene.now.uses[kind] ?? []) : null),
          press: (event, kind) => {
            if (scene.now.mover === scene.near && (scene.now.uses[kind] ?? []).length > 0) press(event, { kind, source: "hand" });
          },
          leave: () => focusIn('.guerre-cell[tabindex="0"]'),
        }}
      />
      {carried && isPart(carried.item) && (
        <span class="guerre-carried" style={{ left: `${carried.x}px`, top: `${carried.y}px` }} aria-hidden="true">
          <Card kind={carried.item.kind} player={scene.near} facts={scene.facts.players[scene.near - 1]!.kinds[carried.item.kind]} words={scene.words} />
        </span>
      )}
    </div>
  );
}

/* The one move of a card that has only one, to be told while it is looked at. */
function onlyMove(legal: Props["legal"], uses: string[]) {
  const moves = legal.filter(({ parts }) => uses.includes(parts[0]!));
  return moves.length === 1 ? moves[0]! : null;
}
