import type { RiskName } from "~/backend/contract/score-words";

export interface MonthScore {
  /** Its first day, `YYYY-MM-DD`. */
  month: string;
  /** 0 to 100, its last; null without data. */
  value: number | null;
}

export interface ScoreEvent {
  /** ISO 8601. */
  at: string;
  risk: RiskName;
}

export interface Band {
  risk: RiskName;
  /** Where it begins, 0 to 100; it ends where the next one begins. */
  from: number;
}

export interface ScoreLine {
  width: number;
  height: number;
  bands: (Band & { y: number; height: number })[];
  /** An SVG path of steps; empty without data. */
  path: string;
  /** Where alerts stand on the line, centre of their shapes. */
  dots: { risk: RiskName; x: number; y: number }[];
  /** Where the line ends; null without data in the last month. */
  end: { x: number; y: number } | null;
}

/** Drawn twice and not scaled: lines, letters and shapes keep their size on a phone. */
export const WIDE = { width: 704, height: 264 };
export const NARROW = { width: 304, height: 152 };

/** Shapes are 13 wide; nearer ones would hide each other. */
const APART = 14;
/** An event at the edge keeps its shape within the picture. */
const EDGE = 7;

/**
 * The score of months side by side as a line of steps: it changes at events and is not interpolated. An event stands on the line of
 * its month, at its day; the first of two that would hide each other is kept, so the events come in the order of their weight.
 * Pixels of the size given.
 */
export function layOutScoreLine(
  { months, events, bands }: { months: readonly MonthScore[]; events: readonly ScoreEvent[]; bands: readonly Band[] },
  { width, height }: typeof WIDE,
): ScoreLine {
  const step = width / Math.max(1, months.length);
  const yOf = (value: number) => round(height - (height * value) / 100);
  const dots: ScoreLine["dots"] = [];
  for (const { at, risk } of events) {
    const index = months.findIndex(({ month }) => month.slice(0, 7) === at.slice(0, 7));
    const value = months[index]?.value;
    if (value == null) continue;
    const x = round(Math.min(width - EDGE, Math.max(EDGE, (index + (Number(at.slice(8, 10)) - 1) / 31) * step)));
    if (dots.some((other) => Math.abs(other.x - x) < APART)) continue;
    dots.push({ risk, x, y: clamp(yOf(value), EDGE, height - EDGE) });
  }
  const last = months.at(-1)?.value;
  return {
    width,
    height,
    bands: bands.map((band, index) => {
      const y = yOf(bands[index + 1]?.from ?? 100);
      return { ...band, y, height: round(yOf(band.from) - y) };
    }),
    path: pathOf(months, step, yOf),
    dots,
    end: last == null ? null : { x: width, y: yOf(last) },
  };
}

/** A month without data is a gap. */
function pathOf(months: readonly MonthScore[], step: number, yOf: (value: number) => number): string {
  let path = "";
  months.forEach(({ value }, index) => {
    if (value === null) return;
    const before = months[index - 1]?.value ?? null;
    path += `${before === null ? `M${round(index * step)} ${yOf(value)}` : `V${yOf(value)}`}H${round((index + 1) * step)}`;
  });
  return path;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const round = (value: number): number => Math.round(value * 10) / 10;
