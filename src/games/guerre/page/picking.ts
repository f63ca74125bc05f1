/* picking.ts: what clicks and drags on the board of guerre pick. */
import { useRef, useState } from "preact/hooks";
import { pickAll } from "web/choices";
import { completed, partsOfCard, putsFrom, type Source, type Zone } from "./choosing";
import { useDrag } from "./drag";
import { squareAt, type Spot } from "./field";
import { helpAt, sceneOf, type Props, type Scene } from "./scene";
import type { Kind, Place, Player, View } from "./types";

/** A thing that is dragged: a unit that will be put somewhere, or a unit that attacks. */
export type Item = { kind: Kind; source: Source } | { place: Place };

export const isCard = (item: Item): item is { kind: Kind; source: Source } => "kind" in item;

/* The parts that are picked when an item is picked up. */
function partsOfLift({ now }: Scene, item: Item): string[] {
  if (!isCard(item)) return now.attacker === item.place ? [] : (now.own[item.place]?.parts ?? []);
  const [first] = item.source === "hand" ? (now.uses[item.kind] ?? []) : [item.kind];
  return first && now.picked[0] !== first ? [first] : [];
}

const spotOf = (where: string | null): Spot | null =>
  where && /^[12]/.test(where) ? { player: Number(where[0]) as Player, place: where.slice(1) as Place } : null;

/* The parts that are picked when an item is dropped over a part of the board. */
function partsOfDrop(scene: Scene, item: Item, where: string | null): string[] {
  const { now, view } = scene;
  const spot = spotOf(where);
  if (!isCard(item)) return (spot && spot.place !== item.place && squareAt(scene, spot)?.parts) || [];
  const to = spot && spot.player === now.mover ? spot.place : where;
  const put = putsFrom(view, now.mover ?? 1, now.legal, item.kind, item.source).find(({ parts }) => parts[1] === to);
  const support = (now.uses[item.kind] ?? []).find((use) => use.startsWith("+"));
  if (put) return put.parts;
  return support && where === "support" ? completed(view, now, support, "hand") : [];
}

/** The scene, and what can be done on it. */
export function usePicking(props: Props, view: View) {
  /* Where the picked unit was taken, which is needed if its kind is in two places. */
  const [source, setSource] = useState<Source | null>(null);
  /* Why a click did nothing, and when that was said. */
  const [refusal, setRefusal] = useState({ why: "", at: "" });
  const at = String([props.steps.length, props.picked]);
  const scene = sceneOf(props, view, source);
  const latest = useRef(scene);
  latest.current = scene;

  function pick(parts: string[], what: Parameters<typeof helpAt>[1]): void {
    setRefusal({ why: parts.length > 0 ? "" : helpAt(latest.current!, what), at });
    pickAll(parts, latest.current!.props);
  }

  const { carried, wasDrag, press } = useDrag<Item>(
    (item) => {
      if (isCard(item)) setSource(item.source);
      pickAll(partsOfLift(latest.current!, item), latest.current!.props);
    },
    (item, where) => {
      const parts = partsOfDrop(latest.current!, item, where);
      if (parts.length > 0) pick(parts, {});
      else if (where === null && latest.current!.props.chosen === null) latest.current!.props.onBack();
    },
  );

  return {
    scene, carried, wasDrag, press,
    why: refusal.at === at && refusal.why !== "" ? refusal.why : null,
    card(kind: Kind): void {
      const isMine = scene.now.mover === scene.near;
      setSource("hand");
      pick(isMine ? partsOfCard(view, scene.now, kind) : [], { card: kind });
    },
    take(kind: Kind, from: Source): void {
      const isElsewhere = scene.now.held === kind && scene.now.source !== from;
      setSource(from);
      if (!isElsewhere) pick(completed(view, scene.now, kind, from), {});
    },
    cell(spot: Spot): void {
      const isOwn = spot.player === (scene.now.mover ?? scene.near);
      pick(squareAt(scene, spot)?.parts ?? [], isOwn ? { own: spot.place } : { enemy: spot.place });
    },
    zone(zone: Zone): void {
      if (scene.now.held) pick([scene.now.held, zone], {});
    },
    use: (part: string) => pick(completed(view, scene.now, part, "hand"), {}),
    /** This button is its own confirmation: a move that waits for one is picked a second time, which plays
     * it. */
    pass(): void {
      const { pass } = scene.now;
      if (pass) [pass, pass].forEach(props.onPick);
    },
  };
}
