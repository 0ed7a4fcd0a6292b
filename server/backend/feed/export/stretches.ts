import { sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import type { CustomerScope, Database, Tx } from "../../db/database";
import { conditionsOf, type FeedFilter } from "../conditions";
import type { Cursor } from "../cursor";
import { findPlaces } from "../find-places";
import { beyond, inOrder } from "../orders";
import { PLACE, type PlaceInOrder, type PlaceRequest, type PlaceRow, toPlace } from "../places";

export interface ExportOrder {
  filter: FeedFilter;
  order: FeedOrder;
  /** Not more than these. */
  most: number;
}

/** A part of a list: what lies between two alerts, or, where words were looked for, alerts by their numbers. */
export interface Stretch {
  /** The last one before it; null at the list's beginning. */
  after: Cursor | null;
  /** Its own last one; null where it goes to the list's end. */
  until: Cursor | null;
  ids: number[] | null;
}

/**
 * Cuts a list into stretches of `portion` alerts, each from where the one before ended. Where they end is known without reading them,
 * so that several can be read at once; and each alert lies in one of them, whatever comes or goes meanwhile.
 */
export async function* stretchesOf(
  database: Database,
  scope: CustomerScope,
  { filter, order, most }: ExportOrder,
  portion: number,
): AsyncGenerator<Stretch, void> {
  let after: Cursor | null = null;
  for (let left = most; left > 0; left -= portion) {
    const request: PlaceRequest = { filter, order, cursor: after, limit: Math.min(portion, left) };
    const found: Awaited<ReturnType<typeof lastOf>> = await database.asCustomer(scope, (tx) =>
      lastOf(tx, scope, request),
    );
    const until: Cursor | null = found.last && { order, page: 1, ...found.last };
    yield { after, until, ids: found.ids };
    if (!until) return;
    after = until;
  }
}

/** The alert that a stretch of `limit` ends with, if there are so many. */
async function lastOf(
  tx: Tx,
  scope: CustomerScope,
  request: PlaceRequest,
): Promise<{ last: PlaceInOrder | null; ids: number[] | null }> {
  const { filter, order, cursor, limit } = request;
  if (filter.q) {
    const places = await findPlaces(tx, scope, request);
    return { last: places[limit - 1] ?? null, ids: places.map(({ id }) => id) };
  }
  const where = sql`${conditionsOf(filter, scope)}${beyond(order, cursor)}`;
  const places = inOrder(PLACE, { order, statusId: filter.statusId, where, limit });
  const { rows } = await tx.execute<PlaceRow>(sql`
    select id, at, priority from (select p.*, row_number() over () as n from (${places}) p) counted where n = ${limit}`);
  return { last: rows[0] ? toPlace(rows[0]) : null, ids: null };
}
