/* qr-code.tsx: an address to photograph with a telephone. */
import { qrCode } from "../qr";
import { t } from "../words";

const QUIET = 4;

export function QrCode({ text }: { text: string }) {
  const code = qrCode(text);
  if (!code) return null;
  const side = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return (
    <figure class="qr-code">
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t("game.qr")} shape-rendering="crispEdges">
        <rect width={side} height={side} fill="#fff" />
        <path d={dark.join("")} fill="#000" />
      </svg>
      <figcaption>{t("game.qrHelp")}</figcaption>
    </figure>
  );
}
