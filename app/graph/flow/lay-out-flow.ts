/** What stands in a column, from the top. */
export interface FlowColumn {
  bars: readonly { key: string; targets: number }[];
}

/** Between a bar of a column and one of the column before it; `weight` is null where it is not known. */
export interface FlowBand {
  /** Of the bar farther from the customer, counted from 0. */
  column: number;
  fromKey: string;
  toKey: string;
  weight: number | null;
}

export interface LaidOutFlow {
  width: number;
  height: number;
  /** The left edge of each column. */
  columns: number[];
  bars: { column: number; key: string; x: number; y: number; height: number }[];
  /** In the order given: the data of an SVG path, an area or, of an unknown weight, a line; and where its middle is. */
  bands: { d: string; isLine: boolean; x: number; y: number }[];
}

export const BAR_WIDTH = 208;
const GAP_X = 92;
const GAP_Y = 10;
const MARGIN = 24;
/** Room for a name and what stands below it. */
const LEAST = 46;
/** So high are the fullest column's bars by their targets, and by what flows at one side. */
const FULL = 520;
const LINE = 3;
const THINNEST = 1;

/**
 * Columns of bars from the left, and bands between neighbouring ones. A bar is as high as its targets or what flows at its fuller side, on one scale
 * each for the whole picture, and never lower than its name needs.
 */
export function layOutFlow(columns: readonly FlowColumn[], bands: readonly FlowBand[]): LaidOutFlow {
  const most = Math.max(1, ...columns.map(({ bars }) => bars.reduce((sum, { targets }) => sum + targets, 0)));
  const sides = new Map<string, number>();
  const perColumn = new Map<string, number>();
  for (const band of bands) {
    for (const [key, column] of [
      [sideOf("left", band.column, band.fromKey), `left ${band.column}`],
      [sideOf("right", band.column - 1, band.toKey), `right ${band.column - 1}`],
    ] as const) {
      sides.set(key, (sides.get(key) ?? 0) + (band.weight ?? 0));
      perColumn.set(column, (perColumn.get(column) ?? 0) + (band.weight ?? 0));
    }
  }
  const scale = FULL / Math.max(1, ...perColumn.values());
  const thick = ({ weight }: FlowBand): number => (weight === null ? LINE : Math.max(THINNEST, weight * scale));
  const thickness = new Map<string, number>();
  for (const band of bands)
    for (const key of [sideOf("left", band.column, band.fromKey), sideOf("right", band.column - 1, band.toKey)])
      thickness.set(key, (thickness.get(key) ?? 0) + thick(band));
  const placed: LaidOutFlow["bars"] = [];
  for (const [column, { bars }] of columns.entries()) {
    let y = MARGIN;
    for (const { key, targets } of bars) {
      const side = (which: "left" | "right") => thickness.get(sideOf(which, column, key)) ?? 0;
      const height = Math.ceil(Math.max(LEAST, (targets / most) * FULL, side("left"), side("right")));
      placed.push({ column, key, x: left(column), y, height });
      y += height + GAP_Y;
    }
  }
  const bottom = Math.max(LEAST, ...placed.map(({ y, height }) => y + height));
  return {
    width: left(Math.max(0, columns.length - 1)) + BAR_WIDTH + MARGIN,
    height: bottom + MARGIN,
    columns: columns.map((_, column) => left(column)),
    bars: placed,
    bands: bandsBetween(placed, bands, thick),
  };
}

const left = (column: number): number => MARGIN + column * (BAR_WIDTH + GAP_X);
const sideOf = (side: "left" | "right", column: number, key: string): string => `${side} ${column} ${key}`;

/** At each side of a bar the bands lie in the order of the bars at their other ends, so that those of one bar do not cross. */
function bandsBetween(
  bars: LaidOutFlow["bars"],
  bands: readonly FlowBand[],
  thick: (band: FlowBand) => number,
): LaidOutFlow["bands"] {
  const at = new Map(bars.map((bar) => [`${bar.column} ${bar.key}`, bar]));
  const ends = bands.map((band) => ({
    band,
    far: at.get(`${band.column} ${band.fromKey}`),
    near: at.get(`${band.column - 1} ${band.toKey}`),
  }));
  const tops = { far: new Map<number, number>(), near: new Map<number, number>() };
  for (const [side, other] of [
    ["far", "near"],
    ["near", "far"],
  ] as const) {
    const used = new Map<object, number>();
    const order = [...ends.entries()].sort(([, one], [, two]) => (one[other]?.y ?? 0) - (two[other]?.y ?? 0));
    for (const [index, end] of order) {
      const bar = end[side];
      if (!bar) continue;
      const total = ends.reduce((sum, one) => sum + (one[side] === bar ? thick(one.band) : 0), 0);
      const offset = used.get(bar) ?? (bar.height - total) / 2;
      tops[side].set(index, bar.y + offset);
      used.set(bar, offset + thick(end.band));
    }
  }
  return ends.map(({ band, far, near }, index) => {
    if (!far || !near) return { d: "", isLine: true, x: 0, y: 0 };
    const [x1, x2] = [near.x + BAR_WIDTH, far.x];
    const [y1, y2] = [tops.near.get(index) ?? 0, tops.far.get(index) ?? 0];
    const [width, middle] = [thick(band), (x1 + x2) / 2];
    const isLine = band.weight === null;
    const d = isLine
      ? `M${n(x1)} ${n(y1 + LINE / 2)}C${n(middle)} ${n(y1 + LINE / 2)} ${n(middle)} ${n(y2 + LINE / 2)} ${n(x2)} ${n(y2 + LINE / 2)}`
      : `M${n(x1)} ${n(y1)}C${n(middle)} ${n(y1)} ${n(middle)} ${n(y2)} ${n(x2)} ${n(y2)}V${n(y2 + width)}C${n(middle)} ${n(y2 + width)} ${n(middle)} ${n(y1 + width)} ${n(x1)} ${n(y1 + width)}Z`;
    return { d, isLine, x: middle, y: (y1 + y2 + width) / 2 };
  });
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
