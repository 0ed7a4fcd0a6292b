import type { Tx } from "../../platform/db/database";
import { Kept } from "../kept/kept";
import { type FacetRows, readFacetRows } from "./facet-rows";
import type { Looking } from "./sources";

/** Rows of all customers together: some 70 bytes each, of a customer's own targets 30 more and their names. */
const MOST_KEPT = 1_000_000;
const kept = new Kept<FacetRows>(MOST_KEPT, ({ counts }) => counts.length);

/** Reads them, or takes those that were read before and still hold. `now`: by the database's clock, in milliseconds since 1970. */
export function facetRows(tx: Tx, looking: Looking): Promise<{ rows: FacetRows; now: number }> {
  const { customerId, risk } = looking;
  return kept.read(tx, customerId, [risk.perspective, risk.bands], () => readFacetRows(tx, looking));
}
