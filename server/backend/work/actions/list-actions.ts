import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ActionSort } from "~/backend/contract/action-words";
import type { Action, listActions } from "~/backend/contract/actions";
import { readNameCursor, writeNameCursor } from "../../platform/call/name-cursor";
import type { Tx } from "../../platform/db/database";
import { conditions } from "./conditions";
import { readActions } from "./read-actions";

export type ActionQuery = z.output<NonNullable<typeof listActions.query>>;

export interface Reader {
  customerId: number;
  userId: number | null;
}

/** A page of actions by keyset: each order has a text that sorts like it, and the number decides among equals. */
export async function listPage(
  tx: Tx,
  { customerId, userId }: Reader,
  { sort, direction, size, after, ...of }: ActionQuery,
) {
  const cursor = readNameCursor(after);
  const { key, compared, order } = orderOf(sort, direction);
  const where = conditions({ customerId, userId }, of);
  const rest = cursor ? sql`and (${key}, x.id) ${compared} (${typed(sort, cursor.name)}, ${cursor.id})` : sql``;
  // The page first: who has an action and what it is about is looked up for what is shown only.
  const rows = await readActions(
    tx,
    sql`join (select x.id, (${key})::text as key from actions x where ${where} ${rest}
               order by ${key} ${order}, x.id ${order} limit ${size + 1}) page on page.id = x.id
        where x.customer_id = ${customerId} order by ${keyOf(sort, sql`page.key`)} ${order}, x.id ${order}`,
    sql`, page.key`,
  );
  const last = rows.length > size ? rows[size - 1] : undefined;
  const total = await countUpTo(tx, where);
  return {
    content: rows.slice(0, size).map(({ key: _, ...action }): Action => action),
    total,
    isExact: total < MOST_COUNTED,
    after: last ? writeNameCursor({ name: last.key ?? "", id: last.id }) : null,
  };
}

/** By what a list of this order is sorted and cut. */
export function orderOf(sort: ActionSort, direction: "asc" | "desc") {
  const [compared, order] = direction === "asc" ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return { key: KEYS[sort], compared, order };
}

const typed = (sort: ActionSort, name: string): SQL =>
  sort === "dueOn" ? sql`${dayIn(name)}::date` : sql`${name}::text`;

const keyOf = (sort: ActionSort, key: SQL): SQL => (sort === "dueOn" ? sql`${key}::date` : sql`${key} collate "C"`);

/** Whoever makes up a cursor begins behind everything. */
const dayIn = (name: string): string => (/^(infinity|\d{4,6}-\d{2}-\d{2})$/.test(name) ? name : "infinity");

const MOST_COUNTED = 1001;

const KEYS: Record<ActionSort, SQL> = {
  // What has no day comes last. Written as its index has it.
  dueOn: sql`coalesce(x.due_on, 'infinity'::date)`,
  createdAt: sql`to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') collate "C"`,
  title: sql`left(lower(x.title), 100) collate "C"`,
  metaStatus: sql`(array_position(array['Planned', 'InProgress', 'Completed', 'Aborted'], x.meta_status)::text) collate "C"`,
};

async function countUpTo(tx: Tx, where: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from actions x where ${where} limit ${MOST_COUNTED}) found`,
  );
  return rows[0]?.n ?? 0;
}
