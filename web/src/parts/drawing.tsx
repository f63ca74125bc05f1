/* drawing.tsx: a position as text, for games without a board. */
import { useState } from "preact/hooks";
import type { DrawRun } from "../messages";
import { Icon } from "./icons";

const widthOf = (row: DrawRun[]): number => row.reduce((sum, [text]) => sum + [...text].length, 0);

export function Drawing({ rows, label, zoom }: { rows: DrawRun[][]; label: string; zoom: string }) {
  const [isLarge, setLarge] = useState(false);
  const columns = Math.max(1, ...rows.map(widthOf));
  return (
    <div class={`drawing ${isLarge ? "large" : ""}`}>
      <pre role="img" tabIndex={0} aria-label={label} style={{ "--columns": columns, "--rows": rows.length }}>
        {rows.map((row, at) => (
          <span key={at} class="drawn-row">
            {row.map(([text, ink, paper], run) => (
              <span key={run} class={`ink-${ink} paper-${paper}`}>
                {text}
              </span>
            ))}
            {"\n"}
          </span>
        ))}
      </pre>
      <button type="button" class="zoom" aria-pressed={isLarge} aria-label={zoom} title={zoom} onClick={() => setLarge(!isLarge)}>
        <Icon name="zoom" />
      </button>
    </div>
  );
}
