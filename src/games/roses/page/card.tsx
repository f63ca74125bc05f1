/* card.tsx: the hands. */
import { isShort, layout } from "web/layout";
import type { RefusedMove } from "web/messages";
import { cardsOf, moveOf, type Peek, type Scene } from "./choosing";
import { effectOf, type CardFacts, type Player } from "./types";
import { cardSpoken, cardText, splitCard } from "./words";

const SLOTS = 5;

const isPhone = (): boolean => layout.value === "phone" && innerWidth < 700;
const ANGLES: Record<string, number> = { N: -90, NE: -45, E: 0, SE: 45, S: 90, SO: 135, O: 180, NO: -135 };

/* A sword that points where the king goes, with the board's north up for
 * both. */
function Sword({ direction, x, y, size }: { direction: string; x: number; y: number; size: number }) {
  return (
    <g class="roses-sword" transform={`translate(${x} ${y}) rotate(${ANGLES[direction]}) scale(${size})`}>
      <path class="roses-blade" d="M-24-2.4H14V-7L27 0L14 7V2.4H-24A2.4 2.4 0 0 1-24-2.4Z" />
      <path class="roses-guard" d="M-15-9V9" />
    </g>
  );
}

function Pips({ number, x, y }: { number: number; x: number; y: number }) {
  const start = x - (number * 13 - 3) / 2;
  return (
    <g class="roses-pips">
      {[...Array(number).keys()].map((n) => (
        <rect x={start + n * 13} y={y} width="10" height="10" rx="2" />
      ))}
    </g>
  );
}

interface FaceProps {
  card: CardFacts;
  /** The key that picks the card, for the player to move. */
  number: number | null;
  isWide: boolean;
  gain: number | null;
  why: string | null;
}

function TallFace({ card, number, gain, why }: FaceProps) {
  const { direction, number: steps } = splitCard(card.card);
  return (
    <svg viewBox="0 0 84 92" aria-hidden="true">
      <Sword direction={direction} x={42} y={36} size={0.85} />
      {why ? <Why text={why} y={62} /> : <Pips number={steps} x={42} y={60} />}
      <text class="roses-name" x="42" y="87">{cardText(card.card)}</text>
      {number !== null && <Badge x={13} y={13} text={String(number)} />}
      {gain !== null && <text class="roses-gain" x="79" y="17">+{gain}</text>}
    </svg>
  );
}

/* The height of a low card: letters that can be read on a phone, also on its side, need more. */
const lowHeight = (): number => (isPhone() || (isShort.value && innerWidth > 760) ? 46 : 34);

/* The face of a low card: its name stands above the reason why it cannot be played. */
function WideFace({ card, number, gain, why }: FaceProps) {
  const { direction } = splitCard(card.card);
  const height = lowHeight();
  const y = why ? height / 2 - 9 : height / 2;
  /* A very low card has no room for it beside the reason. */
  const hasSword = !why || height > 34;
  return (
    <svg viewBox={`0 0 84 ${height}`} aria-hidden="true">
      {number !== null && !why ? <Badge x={13} y={y} text={String(number)} /> : hasSword && <Sword direction={direction} x={why ? 18 : 14} y={y} size={why ? 0.32 : 0.44} />}
      <text class={`roses-name ${why ? "is-small" : ""}`} x={!hasSword ? 42 : gain === null ? 51 : 46} y={y + 5}>{cardText(card.card)}</text>
      {gain !== null && <text class="roses-gain is-slim" x="81" y={y + 4.5}>+{gain}</text>}
      {why && <Why text={why} y={height - 10} />}
    </svg>
  );
}

function Badge({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g class="roses-badge">
      <rect x={x - 9} y={y - 9} width="18" height="18" rx="4" />
      <text x={x} y={y + 4.5}>{text}</text>
    </g>
  );
}

/* Text that would not fit is condensed. */
function Why({ text, y }: { text: string; y: number }) {
  const tight = text.length > 9 ? { textLength: 74, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <g class="roses-why">
      <rect x="2" y={y - 9} width="80" height="18" rx="5" />
      <text x="42" y={y + 4.5} {...tight}>{text}</text>
    </g>
  );
}

function targetLabel({ words, facts }: Scene, card: CardFacts, player: Player): string {
  if (card.why !== null || card.to === null) {
    return `${words.impossible}, ${words.why[card.why ?? "off"]}`;
  }
  const score = facts.scores[player - 1]!;
  return `${words.leads} ${words.square(...card.to)}, ${score} → ${score + (card.gain ?? 0)} ${words.points}`;
}

function cardLabel(scene: Scene, card: CardFacts, player: Player, number: number): string {
  const { words, last, picked, mover } = scene;
  const parts = [`${words.card(number)}, ${cardSpoken(card.card, words)}`, targetLabel(scene, card, player)];
  if (player === mover && picked === card.card) parts.push(words.picked);
  if (last.player === player && last.drawn === card.card) parts.push(words.fresh);
  return parts.join(", ");
}

export interface HandHandlers {
  pick(move: string): void;
  pass(): void;
  peek(peek: Peek | null): void;
}

interface HandProps {
  scene: Scene;
  player: Player;
  isWide: boolean;
  on: HandHandlers;
}

function whyOf(refused: RefusedMove[], card: string): string | undefined {
  return refused.find((move) => move.move === card)?.why;
}

function CardButton({ scene, player, isWide, on, card, number }: HandProps & { card: CardFacts; number: number }) {
  const { mover, picked, props, words, last, shown } = scene;
  const isOwn = player === mover;
  const isLegal = isOwn && moveOf(props.legal, card.card) !== null;
  const isPicked = isOwn && picked === card.card;
  const showsGain = card.gain !== undefined && props.settings.showLegal && (isOwn || (shown !== null && mover !== null));
  const here: Peek = { player, card: card.card };
  const why = scene.view.turn === "over" ? null : card.why;
  const names = [
    "roses-card",
    isWide ? "is-wide" : "",
    isPicked ? "is-picked" : "",
    why !== null ? "is-impossible" : "",
    isOwn ? "is-own" : "",
    last.player === player && last.drawn === card.card ? "is-fresh" : "",
  ];
  const face = { card, number: isOwn ? number : null, isWide, gain: showsGain ? card.gain! : null, why: why && (isShort.value || isPhone() ? words.whyShort : words.why)[why] };
  return (
    <li>
      <button
        type="button"
        class={names.filter(Boolean).join(" ")}
        data-card={card.card}
        aria-pressed={isOwn ? isPicked : undefined}
        aria-disabled={!isLegal}
        title={isOwn ? whyOf(props.refused, card.card) : undefined}
        data-why={isOwn ? whyOf(props.refused, card.card) : undefined}
        onClick={() => (isLegal ? on.pick(card.card) : on.peek(here))}
        onPointerEnter={(event) => event.pointerType !== "touch" && on.peek(here)}
        onPointerLeave={() => on.peek(null)}
        onFocus={() => on.peek(here)}
        onBlur={() => on.peek(null)}
      >
        {isWide ? <WideFace {...face} /> : <TallFace {...face} />}
        <span class="unseen">{cardLabel(scene, card, player, number)}</span>
      </button>
    </li>
  );
}

/* The slot to draw a card; shown only while that is allowed. */
function DrawSlot({ scene, player, isWide, on }: HandProps) {
  const { props, facts, words, picked } = scene;
  const { shuffled } = effectOf(moveOf(props.legal, "pioche")!);
  const count = shuffled || facts.pile;
  const help = [words.drawHelp(count), shuffled > 0 ? words.shuffles : ""].filter(Boolean).join(", ");
  const here: Peek = { player, card: "pioche" };
  return (
    <li>
      <button
        type="button"
        class={`roses-card roses-draw ${isWide ? "is-wide" : ""} ${picked === "pioche" ? "is-picked" : ""}`}
        data-card="pioche"
        aria-pressed={picked === "pioche"}
        title={help}
        onClick={() => on.pick("pioche")}
        onPointerEnter={(event) => event.pointerType !== "touch" && on.peek(here)}
        onPointerLeave={() => on.peek(null)}
        onFocus={() => on.peek(here)}
        onBlur={() => on.peek(null)}
      >
        <svg viewBox={`0 0 84 ${isWide ? lowHeight() : 92}`} aria-hidden="true">
          <text class="roses-draw-name" x="42" y={isWide ? 16 : 38}>{words.draw}</text>
          <text class="roses-draw-count" x="42" y={isWide ? 30 : 58}>{words.cards(count)}</text>
          {!isWide && <Badge x={42} y={76} text="P" />}
        </svg>
        <span class="unseen">{`${words.draw}, ${help}`}</span>
      </button>
    </li>
  );
}

export function Hand(own: HandProps) {
  const { scene, player, isWide, on } = own;
  const { props, words, mover } = scene;
  const cards = cardsOf(scene, player);
  const isOwn = player === mover;
  const canDraw = isOwn && moveOf(props.legal, "pioche") !== null;
  const canPass = isOwn && moveOf(props.legal, "passe") !== null;
  const name = props.names[player - 1] ?? words.players[player - 1]!;
  const empty = Math.max(0, SLOTS - cards.length - (canDraw ? 1 : 0));
  return (
    <div class={`roses-hand is-${player}`}>
      <ul aria-label={words.hand(name)}>
        {cards.map((card, at) => (
          <CardButton key={card.card} {...own} card={card} number={at + 1} />
        ))}
        {canDraw && <DrawSlot {...own} />}
        {[...Array(empty).keys()].map((n) => (
          <li key={`empty-${n}`} class={`roses-empty ${isWide ? "is-wide" : ""}`} aria-hidden="true" />
        ))}
      </ul>
      {canPass && (
        <button
          type="button"
          class="roses-pass"
          data-card="passe"
          onClick={on.pass}
        >
          {words.pass}
        </button>
      )}
    </div>
  );
}

