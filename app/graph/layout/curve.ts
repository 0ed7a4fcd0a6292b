import type { Layout, Measures } from "./layout";

/**
 * The data of an SVG path from one node to another: out of the side that faces the other, in on its facing side; between two of
 * one column around on the right. Null where one of them is not placed.
 */
export function curve(layout: Layout, from: string, to: string, { width, height, gapX }: Measures): string | null {
  const one = layout.places.get(from);
  const other = layout.places.get(to);
  if (!one || !other) return null;
  const [y1, y2] = [one.y + height / 2, other.y + height / 2];
  if (Math.abs(one.x - other.x) < width) {
    const [x1, x2] = [one.x + width, other.x + width];
    const bend = Math.max(x1, x2) + gapX * 0.45;
    return `M${n(x1)} ${n(y1)}C${n(bend)} ${n(y1)} ${n(bend)} ${n(y2)} ${n(x2)} ${n(y2)}`;
  }
  const rightwards = one.x < other.x;
  const [x1, x2] = rightwards ? [one.x + width, other.x] : [one.x, other.x + width];
  const half = (x1 + x2) / 2;
  return `M${n(x1)} ${n(y1)}C${n(half)} ${n(y1)} ${n(half)} ${n(y2)} ${n(x2)} ${n(y2)}`;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
