/** One value for each step, oldest first; null: none. */
export type SparkValues = readonly (number | null)[];

export const SPARKLINE = { width: 48, height: 18 };

/** A smaller range would show a change of one point as large as one of thirty. */
const LEAST_RANGE = 30;
/** Half of the line's width, so that it is not cut at the edge. */
const EDGE = 1;

/**
 * A line of steps in the size of a word, as `layOutScoreLine` draws it for a page: the value holds until the next one. Its height is
 * the range of the values, at least 30 of 100. An SVG path in pixels of `SPARKLINE`; empty without values.
 */
export function sparklinePath(values: SparkValues): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return "";
  const { from, range } = rangeOf(known);
  const step = SPARKLINE.width / values.length;
  const yOf = (value: number) =>
    round(SPARKLINE.height - EDGE - ((value - from) / range) * (SPARKLINE.height - 2 * EDGE));
  let path = "";
  values.forEach((value, index) => {
    if (value === null) return;
    const isOpen = index > 0 && values[index - 1] !== null;
    path += isOpen ? `V${yOf(value)}` : `M${round(index * step)} ${yOf(value)}`;
    path += `H${round((index + 1) * step)}`;
  });
  return path;
}

function rangeOf(known: readonly number[]): { from: number; range: number } {
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const range = Math.max(LEAST_RANGE, most - least);
  const middle = (least + most) / 2;
  return { from: Math.min(Math.max(0, middle - range / 2), 100 - range), range };
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
