import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ActionSort } from "~/backend/contract/action-words";
import type { Action, listActions } from "~/backend/contract/actions";
import { readNameCursor, writeNameCursor } from "../../platform/call/name-cursor";
import type { Tx } from "../../platform/db/database";
import { conditions } from "./conditions";
import { readActions } from "./read-actions";
import { titled } from "./titled";

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
  const where = conditions({ customerId, userId }, of, await titled(tx, of.q));
  const rest = cursor ? sql`and (${key}, x.id) ${compared} (${typed(sort, cursor.name)}, ${cursor.id})` : sql``;
  // The page first: who has an action and what it is about is looked up for what is shown only.
  const rows = await readActions(
    tx,
    sql`join (select x.id, (${keyText(sort)}) as key from actions x where ${where} ${rest}
               order by ${key} ${order}, x.id ${order} limit ${size + 1}) page on page.id = x.id
        where x.customer_id = ${customerId} order by page.key::${TYPES[sort].type} ${order}, x.id ${order}`,
    sql`, page.key`,
  );
  const last = rows.length > size ? rows[size - 1] : undefined;
  // A first page with room left is all there is: it need not be counted.
  const isAll = cursor === null && rows.length <= size;
  const total = isAll ? rows.length : await countUpTo(tx, where);
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

/** The text of a key as what it was; whoever makes up a cursor begins behind everything. */
function typed(sort: ActionSort, name: string): SQL {
  const { type, last, isOne } = TYPES[sort];
  return sql`${isOne(name) ? name : last}::${type}`;
}

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** What the keys of each order are: their type, the last of them, and whether a text can be one. */
const TYPES: Record<ActionSort, { type: SQL; last: string; isOne(text: string): boolean }> = {
  dueOn: { type: sql`date`, last: "infinity", isOne: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) },
  createdAt: {
    type: sql`timestamptz`,
    last: "infinity",
    isOne: (text) =>
      /^\d{4}-\d\d-\d\d ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/.test(text) && isDay(text.slice(0, 10)),
  },
  title: { type: sql`text collate "C"`, last: "", isOne: () => true },
  metaStatus: { type: sql`int`, last: "5", isOne: (text) => /^[1-4]$/.test(text) },
};

/** The same in every session, whatever its time zone. */
const keyText = (sort: ActionSort): SQL =>
  sort === "createdAt" ? sql`(x.created_at at time zone 'UTC')::text || '+00'` : sql`(${KEYS[sort]})::text`;

/** More are not counted: so many are "more than" one fewer. */
export const MOST_COUNTED = 1001;

const KEYS: Record<ActionSort, SQL> = {
  // Each written as its index has it. What has no day comes last.
  dueOn: sql`coalesce(x.due_on, 'infinity'::date)`,
  createdAt: sql`x.created_at`,
  title: sql`left(lower(x.title), 100) collate "C"`,
  metaStatus: sql`array_position(array['Planned', 'InProgress', 'Completed', 'Aborted'], x.meta_status)`,
};

async function countUpTo(tx: Tx, where: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from actions x where ${where} limit ${MOST_COUNTED}) found`,
  );
  return rows[0]?.n ?? 0;
}
