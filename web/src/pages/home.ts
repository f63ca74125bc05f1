/* home.ts: the pages without a board, in one bundle: together they are smaller
 * than one board. */
export { Lobby } from "./lobby";
export { Missing } from "./missing";
export { Rules } from "./rules";
export { Settings } from "./settings";
export { Watch } from "./watch";
