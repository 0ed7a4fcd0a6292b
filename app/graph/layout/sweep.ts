import type { Layout, LayoutInput } from "./layout";
import { byRank, columnsOf, orderBySweeps } from "./order";
import { placeColumns } from "./place";

/** Lays a graph of known tiers out by itself, without an engine: 10,000 nodes in some tens of milliseconds. */
export function layoutBySweeps(input: LayoutInput): Layout {
  const columns = columnsOf(input);
  return placeColumns(columns, byRank(input, orderBySweeps(columns)), input.measures);
}
