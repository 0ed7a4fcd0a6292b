import type { RiskName } from "~/backend/contract/score-words";
import { RiskShape } from "~/graph/picture/risk-shape";

interface PeerScaleProps {
  /** Levels of 0 to 100; null without data. */
  scale: { median: number | null; score: number | null; risk: RiskName };
}

const WIDTH = 160;
/** Half a shape, so that 0 and 100 stay within the picture. */
const EDGE = 7;
const xOf = (level: number) => EDGE + ((WIDTH - 2 * EDGE) * level) / 100;

/** From 0 to 100: the median as a tick, this one as the shape of its risk. The numbers stand beside it. */
export function PeerScaleBar({ scale: { median, score, risk } }: PeerScaleProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} className="block h-4 w-full max-w-60" aria-hidden="true">
      <path d={`M${EDGE} 8H${WIDTH - EDGE}`} strokeWidth="2" className="stroke-line-strong" />
      {median !== null && <path d={`M${xOf(median)} 2.5v11`} strokeWidth="2" className="stroke-ink" />}
      {score !== null && <RiskShape risk={risk} x={xOf(score) - 6.5} y={1.5} />}
    </svg>
  );
}
