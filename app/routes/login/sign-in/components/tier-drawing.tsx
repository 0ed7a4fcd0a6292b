/** A decoration: four tiers of a supply chain and the path that one event takes to the customer. */
export function TierDrawing() {
  return (
    <div className="relative hidden overflow-hidden border-line border-l bg-sunken l:block">
      <svg
        viewBox="0 0 640 640"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        fill="none"
        aria-hidden="true"
      >
        {TIERS.map((x) => (
          <path key={x} d={`M${x} 0V640`} className="stroke-line" strokeDasharray="2 7" />
        ))}
        {EDGES.map(([from, to]) => (
          <path key={`${from}-${to}`} d={curve(at(from), at(to))} className="stroke-line-strong" strokeWidth="1.5" />
        ))}
        {AFFECTED.map(([from, to]) => (
          <path key={`${from}-${to}`} d={curve(at(from), at(to))} className="stroke-accent" strokeWidth="2.25" />
        ))}
        <circle cx={at(EVENT)[0]} cy={at(EVENT)[1]} r="46" className="fill-risk-high" opacity=".08" />
        <circle cx={at(EVENT)[0]} cy={at(EVENT)[1]} r="27" className="fill-risk-high" opacity=".12" />
        {NODES.map(([x, y], index) => (
          <Node key={`${x}-${y}`} x={x} y={y} look={lookOf(index)} />
        ))}
      </svg>
    </div>
  );
}

type Point = readonly [x: number, y: number];
type Look = "plain" | "affected" | "event" | "own";

function Node({ x, y, look }: { x: number; y: number; look: Look }) {
  // The shape says it too, as everywhere: a triangle is high risk.
  if (look === "event") return <path d={`M${x} ${y - 13}l13 23h-26z`} className="fill-risk-high" />;
  if (look === "own") return <rect x={x - 15} y={y - 15} width="30" height="30" rx="8" className="fill-accent" />;
  const colours = look === "affected" ? "fill-card stroke-accent" : "fill-card stroke-line-strong";
  return <circle cx={x} cy={y} r="8" strokeWidth="2.25" className={colours} />;
}

function lookOf(index: number): Look {
  if (index === 0) return "own";
  if (index === EVENT) return "event";
  return AFFECTED.some(([, to]) => to === index) ? "affected" : "plain";
}

function at(index: number): Point {
  return NODES[index] ?? [0, 0];
}

function curve([x1, y1]: Point, [x2, y2]: Point): string {
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

const TIERS = [96, 244, 392, 540];
const NODES: readonly Point[] = [
  [96, 320],
  [244, 168],
  [244, 290],
  [244, 436],
  [392, 96],
  [392, 196],
  [392, 286],
  [392, 372],
  [392, 470],
  [392, 552],
  [540, 58],
  [540, 142],
  [540, 236],
  [540, 330],
  [540, 414],
  [540, 506],
  [540, 588],
];
const EVENT = 14;
const AFFECTED: readonly (readonly [number, number])[] = [
  [0, 3],
  [3, 7],
  [7, 14],
];
const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 4],
  [1, 5],
  [2, 6],
  [2, 7],
  [3, 8],
  [3, 9],
  [4, 10],
  [4, 11],
  [5, 11],
  [6, 12],
  [6, 13],
  [7, 13],
  [8, 15],
  [9, 16],
];
