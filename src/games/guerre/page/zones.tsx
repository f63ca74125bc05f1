/* zones.tsx: what each side has beside the battlefield: hand, reserve, kingdom,
 * pile, graveyard. */
import type { ComponentChildren } from "preact";
import { layout } from "web/layout";
import { Terms } from "web/parts/term";
import { Chip } from "./card";
import { isHeld, type Source, type Zone } from "./choosing";
import { nameOf, type Scene } from "./scene";
import { cardsOf, KINDS, sizeOf, type Kind, type Player } from "./types";

export interface ZoneHandlers {
  take(kind: Kind, source: Source): void;
  put(zone: Zone): void;
  press(event: PointerEvent, kind: Kind, source: Source): void;
}

interface Own {
  scene: Scene;
  player: Player;
  on: ZoneHandlers;
}

function Box({ scene, player, label, zone, count, children }: {
  scene: Scene;
  player: Player;
  label: string;
  zone?: Zone;
  count?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const { now, last } = scene;
  const canPut = zone !== undefined && now.mover === player && now.zones.includes(zone);
  const isLast = zone !== undefined && last?.player === player && last.zone === zone;
  return (
    <div
      class={`guerre-zone ${zone ? `is-zone-${zone}` : ""} ${canPut ? "can-put" : ""} ${isLast ? "is-last" : ""}`}
      role="group"
      aria-label={scene.words.zoneOf(label, nameOf(scene, player))}
      data-drop={zone && now.mover === player ? zone : undefined}
    >
      <span class="guerre-label">
        {layout.value === "phone" ? label : <Terms text={label} />} {count !== undefined && <b>{count}</b>}
      </span>
      {children}
    </div>
  );
}

/* A target to drop on: the end of the queue, or a place among the citizens. */
function Here({ scene, player, zone, label, on }: Own & { zone: Zone; label: string }) {
  const { now, props } = scene;
  if (now.mover !== player || !now.zones.includes(zone)) return null;
  const isChosen = props.chosen?.parts[1] === zone;
  return (
    <button type="button" class={`guerre-here ${isChosen ? "is-picked" : ""}`} aria-label={label} title={label} onClick={() => on.put(zone)}>
      +
    </button>
  );
}

function Taken({ scene, kind, source, label, on, children }: {
  scene: Scene;
  kind: Kind;
  source: Source;
  label: string;
  on: ZoneHandlers;
  children: ComponentChildren;
}) {
  const isPicked = isHeld(scene.now, kind, source);
  return (
    <button
      type="button"
      class={`guerre-take ${isPicked ? "is-picked" : ""}`}
      data-take={kind}
      aria-label={label}
      aria-pressed={isPicked}
      onClick={() => on.take(kind, source)}
      onPointerDown={(event) => on.press(event, kind, source)}
    >
      {children}
    </button>
  );
}

function Reserve({ scene, player, on }: Own) {
  const { view, words, now } = scene;
  const { reserve } = view.players[player - 1]!;
  const head = now.mover === player ? now.reserve : null;
  return (
    <Box scene={scene} player={player} label={words.reserve} zone="R" count={reserve.length}>
      <span class="guerre-queue">
        {reserve.map((kind, at) => (
          <span key={at} class="guerre-waiting">
            {at === 0 && head === kind ? (
              <Taken scene={scene} kind={kind} source="reserve" on={on} label={`${words.kinds[kind]}, ${words.first}, ${words.uses.deploy}`}>
                <Chip kind={kind} words={words} />
              </Taken>
            ) : (
              <Chip kind={kind} words={words} class={at === 0 ? "is-first" : ""} />
            )}
          </span>
        ))}
        <Here scene={scene} player={player} zone="R" label={words.uses.reserve} on={on} />
      </span>
    </Box>
  );
}

function Kingdom({ scene, player, on }: Own) {
  const { view, facts, words, now } = scene;
  const { kingdom, captured } = view.players[player - 1]!;
  const mine = now.mover === player ? now.citizens : [];
  const { leads } = facts.players[player - 1]!;
  const kinds = KINDS.filter((kind) => (kingdom[kind] ?? 0) + (captured[kind] ?? 0) > 0);
  const taken = sizeOf(captured);
  return (
    <Box scene={scene} player={player} label={words.kingdom} zone="C" count={facts.players[player - 1]!.citizens}>
      {taken > 0 && <span class="guerre-note">{words.captives(taken)}</span>}
      <span class="guerre-chips">
        {kinds.map((kind) => {
          const count = (kingdom[kind] ?? 0) + (captured[kind] ?? 0);
          const isLed = facts.majority !== null && leads.includes(kind);
          const chip = <Chip kind={kind} count={count} words={words} class={isLed ? "is-led" : ""} />;
          return mine.includes(kind) ? (
            <Taken key={kind} scene={scene} kind={kind} source="kingdom" on={on} label={`${words.kinds[kind]}, ${words.uses.conscript}`}>
              {chip}
            </Taken>
          ) : (
            chip
          );
        })}
        <Here scene={scene} player={player} zone="C" label={words.uses.demobilise} on={on} />
      </span>
    </Box>
  );
}

/* A hand beside the field: card backs, or the cards of a finished game. */
function HandZone({ scene, player }: { scene: Scene; player: Player }) {
  const { view, words } = scene;
  const { hand } = view.players[player - 1]!;
  const cards = cardsOf(hand);
  return (
    <Box scene={scene} player={player} label={words.hand} count={sizeOf(hand)}>
      <span class={cards ? "guerre-chips" : "guerre-backs"}>
        {cards
          ? cards.map((kind, at) => <Chip key={at} kind={kind} words={words} />)
          : Array.from({ length: sizeOf(hand) }, (_, at) => <i key={at} class={`guerre-back is-${player}`} />)}
      </span>
    </Box>
  );
}

/** Both hands in an open game: on a phone the cards of the near one would take the field's room. */
export function Zones({ scene, player, on, isOpen }: Own & { isOpen: boolean }) {
  const isFar = player === scene.far;
  return (
    <div class={`guerre-zones is-${player} ${isFar ? "is-far" : "is-near"}`}>
      {(isFar || isOpen) && <HandZone scene={scene} player={player} />}
      <Reserve scene={scene} player={player} on={on} />
      <Kingdom scene={scene} player={player} on={on} />
    </div>
  );
}
