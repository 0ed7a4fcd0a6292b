import { widthOf } from "./clip";
import type { RiskCount } from "./picture";
import { RiskShape } from "./risk-shape";

interface RiskCountsProps {
  risks: readonly RiskCount[];
  /** Where it begins, or ends, and on which line it stands. */
  x: number;
  y: number;
  anchor?: "start" | "end";
}

/** How many there are of each risk: its shape, and the number beside it. */
export function RiskCounts({ risks, x, y, anchor = "start" }: RiskCountsProps) {
  const widths = risks.map(({ number }) => SHAPE + widthOf(number) + GAP);
  const all = widths.reduce((sum, width) => sum + width, -GAP);
  const start = anchor === "end" ? x - all : x;
  return risks.map(({ risk, number }, at) => {
    const left = start + widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    return (
      <g key={risk}>
        <RiskShape risk={risk} x={left} y={y - 10.5} scale={0.85} />
        <text x={left + SHAPE} y={y} fontSize="12" className="fill-ink-2">
          {number}
        </text>
      </g>
    );
  });
}

const SHAPE = 15;
const GAP = 8;
