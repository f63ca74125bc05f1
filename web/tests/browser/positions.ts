/* positions.ts: positions of guerre for tests of the page. */
const unit = (kind: string, turned = false) => ({ unit: kind, turned, damage: 0 });
const NOBODY = { F1: null, F2: null, F3: null, A1: null, A2: null, A3: null };
const side = (hand: object, pile: object, reserve: string[], field: object) =>
  ({ hand, pile, reserve, field: { ...NOBODY, ...field }, kingdom: {}, captured: {}, graveyard: {}, bonus: 0 });

/** Blue's Soldier attacks Orange's Guard, and Orange may answer. */
export const underAttack = (hand: object = { K: 1, G: 1 }, pile: object = { S: 7, G: 4, A: 5, P: 3, W: 3 }, reserve = ["S"]) => ({
  turn: 2, phase: "defend", active: 1, stack: [], attack: { from: "F1", to: "F3" }, result: null,
  players: [
    side({ K: 1, S: 2 }, { S: 6, G: 6, A: 5, P: 3, W: 3 }, [], { F1: unit("S", true) }),
    side(hand, pile, reserve, { F3: unit("G"), F2: unit("S") }),
  ],
});

export const record = (state: object) => ({ record: { game: "guerre", options: {}, state } });
