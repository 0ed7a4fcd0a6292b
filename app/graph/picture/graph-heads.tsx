import { widthOf } from "./clip";
import { HEADINGS, type Picture, type PictureColumn } from "./picture";
import { RiskCounts } from "./risk-counts";

interface HeadsSvgProps {
  picture: Pick<Picture, "width" | "columns">;
  zoom: number;
}

/** The heads of the tiers by themselves: over their columns at every zoom, and always of the same size. */
export function HeadsSvg({ picture: { width, columns }, zoom }: HeadsSvgProps) {
  const wide = Math.round(width * zoom);
  return (
    <svg
      width={wide}
      height={HEADINGS}
      viewBox={`0 0 ${wide} ${HEADINGS}`}
      aria-hidden="true"
      className="block select-none font-sans"
      data-heads=""
    >
      <GraphHeads columns={columns.map((column) => ({ ...column, x: column.x * zoom, width: column.width * zoom }))} />
    </svg>
  );
}

/** Each column is a list that has these words as its name. */
export function GraphHeads({ columns }: { columns: readonly PictureColumn[] }) {
  return columns.map(({ x, width, title, count, risks }) => {
    const taken = widthOf(`${title} ${count}`) + 28;
    const needed = risks.reduce((sum, { number }) => sum + widthOf(number) + 23, 0);
    return (
      <g key={x}>
        <text x={x} y={HEADINGS / 2 + 4.5} fontSize="13" fontWeight="600" className="fill-ink-2">
          {title}
          {count && (
            <tspan dx="7" fontWeight="400" className="fill-ink-3">
              {count}
            </tspan>
          )}
        </text>
        {taken + needed <= width && <RiskCounts risks={risks} x={x + width} y={HEADINGS / 2 + 4.5} anchor="end" />}
      </g>
    );
  });
}
