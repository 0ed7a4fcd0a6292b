import type { RiskName } from "~/backend/contract/score-words";

export interface MonthBar {
  /** Its first day. */
  month: string;
  /** 0 to 100; null without data. */
  value: number | null;
  risk: RiskName;
}

export interface PlacedBar {
  month: string;
  risk: RiskName;
  /** Of the bar; of no height without data. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** What is clicked: the whole column. */
  column: { x: number; width: number };
}

export interface MonthChart {
  width: number;
  height: number;
  bars: PlacedBar[];
  /** Where risk bands begin. */
  lines: { value: number; y: number }[];
  /** Where bars stand, and where the names of months are written. */
  floor: number;
}

const WIDTH = 760;
const HEIGHT = 200;
const LEFT = 34;
const TOP = 22;
const FLOOR = 168;
const WIDEST_BAR = 34;
/** A score above 0 is seen. */
const LEAST = 2;

/** Bars of scores by month, the oldest on the left, on a scale from 0 to 100 with lines at these values. Pixels of its own size. */
export function layOutMonths(months: readonly MonthBar[], lines: readonly number[]): MonthChart {
  const step = (WIDTH - LEFT) / Math.max(1, months.length);
  const width = Math.min(WIDEST_BAR, step * 0.6);
  const heightOf = (value: number) => ((FLOOR - TOP) * value) / 100;
  return {
    width: WIDTH,
    height: HEIGHT,
    floor: FLOOR,
    lines: lines.map((value) => ({ value, y: round(FLOOR - heightOf(value)) })),
    bars: months.map(({ month, value, risk }, index) => {
      const height = value === null ? 0 : Math.max(LEAST, heightOf(value));
      const left = LEFT + index * step;
      return {
        month,
        risk,
        x: round(left + (step - width) / 2),
        y: round(FLOOR - height),
        width: round(width),
        height: round(height),
        column: { x: round(left), width: round(step) },
      };
    }),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
