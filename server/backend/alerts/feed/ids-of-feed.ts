import type { CustomerScope, Tx } from "../../platform/db/database";
import type { FeedFilter } from "./conditions";
import { findPlaces } from "./find-places";

/** The numbers of the alerts that a filter shows, newest first, at most `limit` of them. */
export async function idsOfFeed(tx: Tx, scope: CustomerScope, filter: FeedFilter, limit: number): Promise<number[]> {
  const places = await findPlaces(tx, scope, { filter, order: "NewestFirst", cursor: null, limit });
  return places.map(({ id }) => id);
}
