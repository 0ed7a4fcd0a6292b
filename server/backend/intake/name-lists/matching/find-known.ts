import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import type { ExistingTarget } from "../../imports/run/existing-target";
import { type FindLike, findExisting } from "../../imports/run/existing-targets";

const KINDS = ["organization", "site"] as const;

/** Organizations and sites that lines may mean, by the row of each: a list of names does not say which of the two it means. Runs as the system. */
export async function findKnown(
  tx: Tx,
  customerId: number,
  said: readonly SupplierCandidate[],
  findLike: FindLike,
): Promise<Map<number, ExistingTarget[]>> {
  const known = new Map<number, Map<number, ExistingTarget>>();
  for (const kind of KINDS) {
    const asked = said.map((one) => ({ ...one, kind }));
    const { byRow, targets } = await findExisting(tx, customerId, asked, findLike, { alsoNamed: true });
    for (const [row, ids] of byRow) {
      const of = known.get(row) ?? new Map<number, ExistingTarget>();
      for (const id of ids) {
        const target = targets.get(id);
        if (target) of.set(id, target);
      }
      known.set(row, of);
    }
  }
  return new Map([...known].map(([row, of]) => [row, [...of.values()]]));
}
