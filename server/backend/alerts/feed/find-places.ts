import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { conditionsOf } from "./conditions";
import { findByWords } from "./find-by-words";
import { beyond, inOrder } from "./orders";
import { PLACE, type PlaceInOrder, type PlaceRequest, type PlaceRow, toPlace } from "./places";

/** The first places of the list that filter and order make, behind the cursor. Begins at the cursor, never counts off. */
export async function findPlaces(tx: Tx, scope: CustomerScope, request: PlaceRequest): Promise<PlaceInOrder[]> {
  if (request.filter.q) return (await findByWords(tx, scope, request)).places;
  const { filter, order, cursor, limit } = request;
  const where = sql`${conditionsOf(filter, scope)}${beyond(order, cursor)}`;
  const { rows } = await tx.execute<PlaceRow>(inOrder(PLACE, { order, statusId: filter.statusId, where, limit }));
  return rows.map(toPlace);
}
