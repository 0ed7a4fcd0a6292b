import type { NetworkTarget, TargetFilter } from "~/backend/contract/collection-targets";
import type { CustomerScope, Database } from "../../../platform/db/database";
import type { Viewer } from "../stored-collection";
import { findPlaces } from "./find-places";
import { membersOf } from "./members";
import type { Place } from "./places";
import { readTargets } from "./read-targets";
import { riskViewOf } from "./risk-view";

/** So many targets are read at once. */
const PORTION = 1000;
/** More than these are for a machine to fetch page by page. */
const MOST_EXPORTED = 100_000;

/** The targets of a collection in the order of their names, each portion in a transaction of its own: no connection waits for a slow reader. */
export async function* readPortions(
  database: Database,
  scope: CustomerScope,
  viewer: Viewer,
  collectionId: number,
  filter: TargetFilter,
): AsyncGenerator<NetworkTarget[], void> {
  let last: Place | undefined;
  for (let read = 0; read < MOST_EXPORTED; read += PORTION) {
    const after = last ? { sort: "name", page: 1, name: last.name, score: null, group: null, id: last.id } : null;
    const { places, targets } = await database.asCustomer(scope, async (tx) => {
      const members = await membersOf(tx, viewer, collectionId);
      const risk = await riskViewOf(tx, viewer.session);
      const { language } = viewer.session.user;
      const request = { customerId: scope.customerId, members, filter, sort: "name" as const, risk, after, language };
      const places = await findPlaces(tx, { ...request, limit: PORTION });
      return { places, targets: await readTargets(tx, viewer, risk, places) };
    });
    if (targets.length > 0) yield targets;
    if (places.length < PORTION) return;
    last = places.at(-1);
  }
}
