import type { RiskName } from "~/backend/contract/score-words";
import { sitePath } from "~/site-path";
import type { MonthChart } from "./month-bars";

export interface MonthWords {
  /** Under the bar. */
  short: string;
  /** "November 2026: 68, High". */
  label: string;
  /** Over the bar; null leaves it out. */
  value: string | null;
  href: string;
  current: boolean;
}

interface MonthBarsProps {
  chart: MonthChart;
  /** One for each bar. */
  words: readonly MonthWords[];
  label: string;
}

/** Bars of scores by month, each a link. Where they do not fit, the newest are seen first, which is what right to left does. Colours by class, so that it is light and dark with the page; its table stands beside it. */
export function MonthBars({ chart, words, label }: MonthBarsProps) {
  const { width, height, bars, lines, floor } = chart;
  return (
    <nav aria-label={label} className="overflow-x-auto [direction:rtl]">
      <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full min-w-120 [direction:ltr]">
        <title>{label}</title>
        {lines.map(({ value, y }) => (
          <g key={value}>
            <path d={`M34 ${y}H${width}`} className="stroke-line-2" />
            <text x="26" y={y + 4} textAnchor="end" fontSize="11" className="fill-ink-3">
              {value}
            </text>
          </g>
        ))}
        {bars.map(({ month, risk, x, y, column, ...bar }, index) => {
          const { short, label, value, href, current } = words[index] ?? NONE;
          const middle = x + bar.width / 2;
          return (
            <a
              key={month}
              href={sitePath(href)}
              aria-current={current ? "true" : undefined}
              className="group outline-none"
            >
              {/* Its name as well as what a pointer is told. */}
              <title>{label}</title>
              <rect
                x={column.x}
                y="0"
                width={column.width}
                height={height}
                rx="4"
                className="fill-transparent stroke-transparent group-hover:fill-hover group-focus-visible:stroke-2 group-focus-visible:stroke-focus"
              />
              <rect
                x={x}
                y={y}
                {...bar}
                rx={Math.min(3, bar.height / 2)}
                className={current ? FILLS[risk] : PALE[risk]}
              />
              {value !== null && (
                <text x={middle} y={y - 7} textAnchor="middle" fontSize="11" className="fill-ink font-semibold">
                  {value}
                </text>
              )}
              <text
                x={middle}
                y={floor + 19}
                textAnchor="middle"
                fontSize="11"
                className={current ? "fill-ink font-semibold" : "fill-ink-3"}
              >
                {short}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}

const NONE: MonthWords = { short: "", label: "", value: null, href: "", current: false };

const FILLS: Record<RiskName, string> = {
  NA: "fill-risk-na",
  No: "fill-risk-none",
  Low: "fill-risk-low",
  Mid: "fill-risk-mid",
  High: "fill-risk-high",
  Critical: "fill-risk-critical",
};
const PALE: Record<RiskName, string> = {
  NA: "fill-risk-na/50",
  No: "fill-risk-none/50",
  Low: "fill-risk-low/50",
  Mid: "fill-risk-mid/50",
  High: "fill-risk-high/50",
  Critical: "fill-risk-critical/50",
};
