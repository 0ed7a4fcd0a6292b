import { BAR_WIDTH } from "~/graph/flow/lay-out-flow";
import { GraphHeads } from "~/graph/picture/graph-heads";
import { HEADINGS } from "~/graph/picture/picture";
import { RiskCounts } from "~/graph/picture/risk-counts";
import { RiskShape } from "~/graph/picture/risk-shape";
import { sitePath } from "~/site-path";
import type { Drawing, DrawnBand, DrawnBar } from "../view/to-drawing";

/** So many bands are stops of the keyboard, the widest of each tier first; the table has them all. */
const MOST_STOPS = 60;

/** Tiers as columns of bars, and what flows between them; with `styles` it stands on its own, as a file, and without links. */
export function FlowSvg({ drawing, styles }: { drawing: Drawing; styles?: string }) {
  const { label, width, height, columns, bars, bands } = drawing;
  const top = styles ? -HEADINGS : 0;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height - top}
      viewBox={`0 ${top} ${width} ${height - top}`}
      aria-label={label}
      className="block select-none font-sans"
      data-flow=""
    >
      {styles && <style>{styles}</style>}
      {styles && (
        <g transform={`translate(0 ${top})`}>
          <GraphHeads columns={columns} />
        </g>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: SVG has no lists of its own */}
      <g role="list">
        {bands.map((band, at) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: as above
          <g key={band.key} role="listitem">
            <Band band={band} leads={!styles} isStop={at < MOST_STOPS} />
          </g>
        ))}
      </g>
      {columns.map((column, number) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: as above
        <g key={column.x} role="list" aria-label={column.label}>
          {bars
            .filter((bar) => bar.column === number)
            .map((bar) => (
              // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: as above
              <g key={bar.key} role="listitem">
                <Bar bar={bar} leads={!styles} />
              </g>
            ))}
        </g>
      ))}
    </svg>
  );
}

function Band({
  band: { d, isLine, label, href, isChosen, key },
  leads,
  isStop,
}: {
  band: DrawnBand;
  leads: boolean;
  isStop: boolean;
}) {
  const colours = isChosen ? "fill-accent stroke-accent" : "fill-ink-3 stroke-ink-3";
  const drawn = (
    <>
      <title>{label}</title>
      {isLine && <path d={d} fill="none" stroke="transparent" strokeWidth="10" />}
      <path
        d={d}
        fill={isLine ? "none" : undefined}
        fillOpacity={isLine ? 0 : isChosen ? 0.5 : 0.2}
        strokeWidth={isLine ? 1 : 0}
        strokeOpacity={isLine ? 0.8 : undefined}
        strokeDasharray={isLine ? "4 3" : undefined}
        className={`${colours} group-hover/band:fill-accent group-hover/band:stroke-accent group-focus-visible/band:stroke-focus group-focus-visible/band:[stroke-opacity:1] group-focus-visible/band:[stroke-width:2px]`}
      />
    </>
  );
  if (!href || !leads) return <g>{drawn}</g>;
  return (
    <a
      href={sitePath(href)}
      data-way=""
      data-band={key}
      tabIndex={isStop ? undefined : -1}
      aria-current={isChosen ? "true" : undefined}
      className="group/band outline-none"
    >
      {drawn}
    </a>
  );
}

function Bar({ bar, leads }: { bar: DrawnBar; leads: boolean }) {
  const { column, key, x, y, height, clipped, note, risk, risks, label, href, isOpen } = bar;
  const middle = height / 2;
  const drawn = (
    <>
      <title>{label}</title>
      <g transform={`translate(${x} ${y})`}>
        <rect
          width={BAR_WIDTH}
          height={height}
          rx="6"
          strokeWidth={isOpen ? 2 : 1}
          className={`${isOpen ? "fill-accent-soft stroke-accent" : "fill-card stroke-line-strong"} group-hover/bar:stroke-accent group-focus-visible/bar:stroke-focus group-focus-visible/bar:[stroke-width:3px]`}
        />
        <RiskShape risk={risk} x={12} y={middle - 16} />
        <text x="34" y={middle - 4} fontSize="13" fontWeight="600" className="fill-ink">
          {clipped}
        </text>
        <text x="34" y={middle + 14} fontSize="12" className="fill-ink-3">
          {note}
        </text>
        <RiskCounts risks={risks} x={BAR_WIDTH - 12} y={middle + 14} anchor="end" />
      </g>
    </>
  );
  if (!href || !leads) return <g>{drawn}</g>;
  return (
    <a
      href={sitePath(href)}
      data-way=""
      data-bar={`${column + 1}:${key}`}
      aria-current={isOpen ? "true" : undefined}
      className="group/bar outline-none"
    >
      {drawn}
    </a>
  );
}
