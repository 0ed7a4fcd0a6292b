import type { RiskName } from "~/backend/contract/score-words";
import { RiskShape } from "~/graph/picture/risk-shape";
import { sitePath } from "~/site-path";
import type { ScoreLine } from "./score-line";

export interface MonthWords {
  /** Under the line. */
  short: string;
  /** "November 2026: 68, High". */
  label: string;
  href: string;
  current: boolean;
}

interface ScoreLineProps {
  /** The same twice: as a page and as a phone has room for it. */
  wide: ScoreLine;
  narrow: ScoreLine;
  /** One for each month. */
  months: readonly MonthWords[];
  /** Of each band. */
  bandWords: Record<string, string>;
  /** At the end of the line; null leaves it out. */
  end: string | null;
  label: string;
}

/**
 * The score by month: a line of steps over the bands, with the alerts that count most on it. Each month is a link to what moved it; its
 * table stands beside it. Where the months do not fit, the newest are seen first, which is what right to left does.
 */
export function ScoreLineChart({ wide, narrow, months, bandWords, end, label }: ScoreLineProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto [direction:rtl]">
      <div className="relative min-w-72 pb-6 [direction:ltr]">
        <Drawing line={wide} bandWords={bandWords} end={end} className="max-s:hidden" />
        <Drawing line={narrow} bandWords={bandWords} end={end} className="s:hidden" />
        <ol className="absolute inset-0 grid grid-cols-12">
          {months.map(({ short, label, href, current }) => (
            <li key={href}>
              <a
                href={sitePath(href)}
                title={label}
                aria-label={label}
                aria-current={current ? "true" : undefined}
                className="-outline-offset-2 grid h-full place-items-end justify-center rounded-control pb-1 text-ink-3 text-xs hover:bg-ink/5 hover:text-ink aria-[current]:bg-ink/5 aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {short}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

type DrawingProps = Pick<ScoreLineProps, "bandWords" | "end"> & { line: ScoreLine; className: string };

function Drawing({ line: { width, height, bands, path, dots, end: at }, bandWords, end, className }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`block h-auto w-full ${className}`} aria-hidden="true">
      {bands.map(({ risk, y, height }) => (
        <rect key={risk} y={y} width={width} height={height} className={SOFT[risk]} />
      ))}
      {bands.map(({ risk, from, y, height }) => (
        <text key={risk} x="8" y={y + height / 2 + 4} fontSize="11" className="fill-ink-2">
          {bandWords[risk]} {from}+
        </text>
      ))}
      <path d={path} fill="none" strokeWidth="1.75" strokeLinejoin="round" className="stroke-ink" />
      {dots.map(({ risk, x, y }) => (
        <RiskShape key={`${x} ${risk}`} risk={risk} x={x - 6.5} y={y - 6.5} />
      ))}
      {at && end !== null && (
        <text
          x={at.x - 4}
          y={at.y < 26 ? at.y + 22 : at.y - 12}
          textAnchor="end"
          fontSize="12"
          className="fill-ink font-semibold"
        >
          {end}
        </text>
      )}
    </svg>
  );
}

const SOFT: Record<RiskName, string> = {
  NA: "fill-sunken",
  No: "fill-risk-none/10",
  Low: "fill-risk-low/10",
  Mid: "fill-risk-mid/10",
  High: "fill-risk-high/10",
  Critical: "fill-risk-critical/10",
};
