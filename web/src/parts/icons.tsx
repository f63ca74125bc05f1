/* icons.tsx: the icons on the game page's buttons. */
const PATHS = {
  first: "M5 4v12M16 4l-8 6 8 6z",
  back: "M14 4l-8 6 8 6z",
  play: "M6 3.5v13l10-6.5z",
  pause: "M6 4h2.5v12H6zM11.5 4H14v12h-2.5z",
  forward: "M6 4l8 6-8 6z",
  last: "M15 4v12M4 4l8 6-8 6z",
  undo: "M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4",
  redo: "M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4",
  hint: "M7.5 16h5M8 13.5c0-2-2.5-3-2.5-6a4.5 4.5 0 0 1 9 0c0 3-2.5 4-2.5 6z",
  analysis: "M3 17V3M3 17h14M6.500 14v-4M10 14V6M13.500 14v-6",
  flip: "M6 3v14M6 3L3 6M6 3l3 3M14 17V3M14 17l-3-3M14 17l3-3",
  flag: "M5 17V3M5 4h10l-2.5 3L15 10H5",
  save: "M10 3v9M6.5 9l3.5 3.5L13.5 9M4 16h12",
  open: "M10 12.5V3M6.5 6.5L10 3l3.5 3.5M4 16h12",
  share: "M8 10a3 3 0 0 0 4.5.5l2.5-2.5a3 3 0 0 0-4.2-4.2L9.5 5M12 10a3 3 0 0 0-4.5-.5L5 12a3 3 0 0 0 4.2 4.2l1.3-1.2",
  rules: "M4 4.5c2.5-.8 4.5-.5 6 .8 1.500-1.300 3.500-1.600 6-.8v11c-2.500-.8-4.500-.5-6 .8-1.500-1.300-3.500-1.600-6-.8zM10 5.300v11",
  keys: "M3 6h14v9H3zM6 9h.01M9 9h.01M12 9h.01M15 9h.01M7 12h6",
  more: "M4.500 10h.01M10 10h.01M15.500 10h.01",
  edit: "M4 16l1-4 8-8 3 3-8 8zM11.500 5.500l3 3",
  check: "M4 10.500l4 4 8-9",
  zoom: "M8.500 3.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.200 12.200L17 17M8.500 6v5M6 8.500h5",
} as const;

const FILLED = new Set(["first", "back", "play", "pause", "forward", "last"]);

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={FILLED.has(name) ? "currentColor" : "none"}
        stroke="currentColor"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
