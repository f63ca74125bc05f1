/* picture.tsx: a small scene for the lobby. */
import { Castle, Troll } from "./drawings";

export function Picture() {
  return (
    <svg class="trolls-picture" viewBox="0 0 216 144" aria-hidden="true">
      <rect class="trolls-sky is-flat" width="216" height="144" rx="10" />
      <circle class="trolls-sun" cx="158" cy="30" r="11" />
      <path class="trolls-hill is-far" d="M0 84Q50 58 108 80T216 72V134Q216 144 206 144H10Q0 144 0 134Z" />
      <path class="trolls-hill" d="M0 102Q60 86 120 98T216 92V134Q216 144 206 144H10Q0 144 0 134Z" />
      {[0, 1, 2, 3, 4].map((cell) => (
        <rect key={cell} class={`trolls-cell ${cell === 2 ? "is-middle" : ""}`} x={10 + cell * 40} y="110" width="36" height="18" rx="4" />
      ))}
      <g transform="translate(28 114) scale(.86)"><Castle player={1} patterns={false} /></g>
      <g transform="translate(188 114) scale(.86)"><Castle player={2} patterns={false} /></g>
      <g transform="translate(128 117)"><Troll looks={1} /></g>
    </svg>
  );
}
