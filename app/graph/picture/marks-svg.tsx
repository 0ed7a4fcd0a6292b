import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";
import { sitePath } from "~/site-path";
import { MARKS } from "../layout/layout";
import { DASHES } from "./edge-line";
import { frameAt, linesOf, markAt } from "./mark-path";
import type { Frame, Marks } from "./marks";
import { HEADINGS, MARGIN } from "./picture";

interface MarksSvgProps {
  frame: Frame;
  marks: Marks;
  /** Such as `SVG` needs on its own; none within a page. */
  styles?: string;
  /** Where a mark leads; without it, nowhere. */
  hrefOf?: ((id: string) => string) | undefined;
}

/** Very many targets at once: a mark for each, no names, one path for all that look the same. */
export function MarksSvg({ frame, marks, styles, hrefOf }: MarksSvgProps) {
  const { width, height, columns, label } = frame;
  const { risks, x, y, edges, lit, litEdges } = marks;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={hrefOf ? undefined : "img"}
      aria-label={label}
      className="block font-sans"
      data-graph=""
    >
      {styles && <style>{styles}</style>}
      {SOURCES.map((source) => (
        <path
          key={source}
          d={linesOf(marks, edges[source] ?? [])}
          fill="none"
          strokeWidth="0.5"
          strokeOpacity={lit.length > 0 ? 0.1 : 0.35}
          strokeDasharray={DASHES[source]}
          className="stroke-ink-3"
          data-lines={source}
        />
      ))}
      {litEdges.length > 0 && (
        <path d={linesOf(marks, litEdges)} fill="none" strokeWidth="1.8" className="stroke-accent" data-lit="" />
      )}
      {columns.map(({ x: left, width: wide, title }) => (
        <text
          key={left}
          x={left + wide / 2}
          y={MARGIN + HEADINGS / 2}
          textAnchor="middle"
          fontSize="12"
          fontWeight="500"
          className="fill-ink-3"
        >
          {title}
        </text>
      ))}
      {RISK_NAMES.map((risk, number) => (
        <path
          key={risk}
          d={risks.map((own, at) => (own === number ? markAt(risk, x[at] ?? 0, y[at] ?? 0) : "")).join("")}
          className={FILLS[risk]}
          opacity={lit.length > 0 ? 0.3 : undefined}
          data-risk={risk}
        />
      ))}
      {lit.length > 0 && (
        <path
          d={lit.map((at) => frameAt(x[at] ?? 0, y[at] ?? 0)).join("")}
          fill="none"
          strokeWidth="1.5"
          className="stroke-accent"
        />
      )}
      {hrefOf && <MarkLinks marks={marks} hrefOf={hrefOf} />}
    </svg>
  );
}

/** For a pointer only: hundreds of stops would be no help to a keyboard, for which the table lists the same. */
function MarkLinks({ marks: { ids, names, x, y }, hrefOf }: { marks: Marks; hrefOf(id: string): string }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no keyboard comes here, the table holds the same links
    <g aria-hidden="true" fill="transparent">
      {ids.map((id, at) => (
        <a key={id} href={sitePath(hrefOf(id))} tabIndex={-1} data-node={id}>
          <rect x={(x[at] ?? 0) - 2} y={(y[at] ?? 0) - 2} width={MARKS.width + 4} height={MARKS.height + 4}>
            <title>{names[at]}</title>
          </rect>
        </a>
      ))}
    </g>
  );
}

const SOURCES = ["Customer", "Customs", "Media", "Prediction", "followed"] as const;

const FILLS: Record<RiskName, string> = {
  NA: "fill-risk-na",
  No: "fill-none stroke-risk-none",
  Low: "fill-risk-low",
  Mid: "fill-risk-mid",
  High: "fill-risk-high",
  Critical: "fill-risk-critical",
};
