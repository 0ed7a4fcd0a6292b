import type { RiskName } from "~/backend/contract/score-words";

/** Of words and marks in a risk's colour. */
export const RISK_COLOURS: Record<RiskName, string> = {
  NA: "text-risk-na",
  No: "text-risk-none",
  Low: "text-risk-low",
  Mid: "text-risk-mid",
  High: "text-risk-high",
  Critical: "text-risk-critical",
};

/**
 * A risk, or a priority, as shape, word and colour: whoever cannot tell the colours apart sees the shape, whoever sees none hears
 * the word.
 */
export function RiskMark({ risk, word, className = "" }: { risk: RiskName; word: string; className?: string }) {
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 whitespace-nowrap font-[620] text-xs tabular-nums ${RISK_COLOURS[risk]} ${className}`}
    >
      <svg
        viewBox="0 0 13 13"
        className="size-[13px] shrink-0 self-center"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        {SHAPES[risk]}
      </svg>
      {word}
    </span>
  );
}

/** A dash where nothing is known and a ring for none; then circle, square, triangle and octagon. */
const SHAPES: Record<RiskName, JSX.Element> = {
  NA: <path d="M2 5.5h9v2H2z" />,
  No: <circle cx="6.5" cy="6.5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.9" />,
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
