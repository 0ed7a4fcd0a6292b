import type { RiskName } from "~/backend/contract/score-words";

/** The shape of a risk within a picture, 13 by 13 units: a dash without data, then ring, circle, square, triangle, octagon. */
export function RiskShape({ risk, x, y, scale = 1 }: { risk: RiskName; x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`} className={FILLS[risk]}>
      {SHAPES[risk]}
    </g>
  );
}

const FILLS: Record<RiskName, string> = {
  NA: "fill-risk-na",
  No: "fill-none stroke-risk-none",
  Low: "fill-risk-low",
  Mid: "fill-risk-mid",
  High: "fill-risk-high",
  Critical: "fill-risk-critical",
};

const SHAPES: Record<RiskName, JSX.Element> = {
  NA: <path d="M2 5.5h9v2H2z" />,
  No: <circle cx="6.5" cy="6.5" r="4" strokeWidth="1.8" />,
  Low: <circle cx="6.5" cy="6.5" r="4.5" />,
  Mid: <rect x="2" y="2" width="9" height="9" rx="1" />,
  High: <path d="M6.5 1.2 12.4 11.6H.6z" />,
  Critical: (
    <>
      <path d="M4 .5h5L12.5 4v5L9 12.5H4L.5 9V4z" />
      <path d="M5.7 2.9h1.6l-.25 4.4h-1.1zM6.5 8.4a.95.95 0 1 1 0 1.9.95.95 0 0 1 0-1.9" className="fill-card" />
    </>
  ),
};
