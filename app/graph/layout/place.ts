import type { Column, Layout, Measures } from "./layout";
import { type Columns, mean } from "./order";

const ROUNDS = 6;
/** The customer stands in the middle of what is seen first. */
const ROWS_SEEN = 9;

/**
 * Gives ordered columns their coordinates: each node as near as it can stand to the middle of its neighbours without leaving
 * its order or touching the next one. Columns longer than `mostRows` stand in several rows beside each other instead.
 */
export function placeColumns(graph: Columns, ordered: readonly (readonly number[])[], measures: Measures): Layout {
  const { ids, nearer, farther } = graph;
  const step = measures.height + measures.gapY;
  const y = new Float64Array(ids.length);
  const isLong = (column: readonly number[]) => column.length > measures.mostRows;
  const rows = Math.min(measures.mostRows, Math.max(1, ...ordered.map(({ length }) => length)));
  for (const column of ordered) {
    const start = isLong(column) ? 0 : ((rows - column.length) * step) / 2;
    for (const [at, node] of column.entries()) y[node] = start + (isLong(column) ? at % rows : at) * step;
  }
  if (measures.packed) {
    for (const [number, column] of ordered.entries()) {
      const start = number === 0 ? ((Math.min(rows, ROWS_SEEN) - column.length) * step) / 2 : 0;
      for (const [at, node] of column.entries()) y[node] = Math.max(0, start) + at * step;
    }
  }
  for (let round = 0; round < (measures.packed ? 0 : ROUNDS); round++) {
    for (const column of round % 2 ? ordered : [...ordered].reverse()) {
      if (isLong(column)) continue;
      const wanted = column.map((node) => mean([...(nearer[node] ?? []), ...(farther[node] ?? [])], y) ?? y[node] ?? 0);
      for (const [at, value] of apart(wanted, step).entries()) y[column[at] ?? 0] = value;
    }
  }
  const columns = columnsFor(ordered, measures);
  const top = ids.length > 0 ? y.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY) : 0;
  const places = new Map<string, { x: number; y: number }>();
  for (const [number, column] of ordered.entries()) {
    for (const [at, node] of column.entries()) {
      const beside = isLong(column) ? Math.floor(at / rows) * (measures.width + measures.gapY) : 0;
      const x = (columns[number]?.x ?? 0) + beside;
      places.set(ids[node] ?? "", { x, y: Math.round(((y[node] ?? 0) - top) * 10) / 10 });
    }
  }
  const bottom = [...places.values()].reduce((most, place) => Math.max(most, place.y), 0);
  const last = columns.at(-1);
  return { width: (last?.x ?? 0) + (last?.width ?? 0), height: bottom + measures.height, columns, places };
}

function columnsFor(ordered: readonly (readonly number[])[], measures: Measures): Column[] {
  const { gapX, gapY, mostRows } = measures;
  let x = 0;
  return ordered.map((column, number) => {
    const width = number === 0 ? measures.first : measures.width;
    const beside = column.length > mostRows ? Math.ceil(column.length / mostRows) : 1;
    const own = { x, width: beside * width + (beside - 1) * gapY };
    x += own.width + gapX;
    return own;
  });
}

/**
 * The positions nearest to the wanted ones (least squares) that keep their order and stand `step` apart: isotonic regression
 * by pooling adjacent violators (Ayer et al. 1955), in linear time.
 */
export function apart(wanted: readonly number[], step: number): number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const [at, value] of wanted.entries()) {
    pools.push({ sum: value - at * step, count: 1 });
    for (;;) {
      const last = pools.at(-1);
      const before = pools.at(-2);
      if (!last || !before || before.sum / before.count <= last.sum / last.count) break;
      pools.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  }
  const placed: number[] = [];
  for (const { sum, count } of pools) {
    for (let n = 0; n < count; n++) placed.push(sum / count + placed.length * step);
  }
  return placed;
}
