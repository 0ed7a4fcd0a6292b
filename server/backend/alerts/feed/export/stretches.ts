import { sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import type { CustomerScope, Database, Tx } from "../../../platform/db/database";
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

/** So many stretches are found at once: the way to the database does not count then. */
const AT_ONCE = 10;

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
  for (let left = most; left > 0; left -= AT_ONCE * portion) {
    const request: PlaceRequest = { filter, order, cursor: after, limit: Math.min(AT_ONCE * portion, left) };
    const { pieces, isEnd }: Cut = await database.asCustomer(scope, (tx) => cut(tx, scope, request, portion));
    for (const { end, ids } of pieces) {
      const until: Cursor = { order, page: 1, ...end };
      yield { after, until, ids };
      after = until;
    }
    if (isEnd && !filter.q) yield { after, until: null, ids: null };
    if (isEnd) return;
  }
}

interface Cut {
  pieces: { end: PlaceInOrder; ids: number[] | null }[];
  /** There are fewer alerts than were asked for. Where no words were looked for, some may stand behind the last piece. */
  isEnd: boolean;
}

async function cut(tx: Tx, scope: CustomerScope, request: PlaceRequest, portion: number): Promise<Cut> {
  const { filter, order, cursor, limit } = request;
  if (filter.q) {
    const places = await findPlaces(tx, scope, request);
    const starts = Array.from({ length: Math.ceil(places.length / portion) }, (_, index) => index * portion);
    const pieces = starts.map((start) => pieceOf(places.slice(start, start + portion)));
    return { pieces, isEnd: places.length < limit };
  }
  const where = sql`${conditionsOf(filter, scope)}${beyond(order, cursor)}`;
  const places = inOrder(PLACE, { order, statusId: filter.statusId, where, limit });
  const { rows } = await tx.execute<PlaceRow>(sql`
    select id, at, priority from (select p.*, row_number() over () as n from (${places}) p) counted
     where n % ${portion}::int = 0 or n = ${limit}::int order by n`);
  const isEnd = rows.length < Math.ceil(limit / portion);
  return { pieces: rows.map((row) => ({ end: toPlace(row), ids: null })), isEnd };
}

function pieceOf(places: PlaceInOrder[]): Cut["pieces"][number] {
  return { end: places.at(-1) as PlaceInOrder, ids: places.map(({ id }) => id) };
}
