import { type SQL, sql } from "drizzle-orm";
import type { ActionSort } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import { readNameCursor, writeNameCursor } from "../../platform/call/name-cursor";
import type { Tx } from "../../platform/db/database";
import { readActions } from "./read-actions";

export interface ActionQuery {
  targetId?: number;
  alertId?: number;
  sort: ActionSort;
  direction: "asc" | "desc";
  size: number;
  after?: string;
}

/** A page of actions by keyset: each order has a text that sorts like it, and the number decides among equals. */
export async function listPage(tx: Tx, customerId: number, { sort, direction, size, after, ...of }: ActionQuery) {
  const cursor = readNameCursor(after);
  const key = sql`(${KEYS[sort]}) collate "C"`;
  const [beyond, order] = direction === "asc" ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const where = conditions(customerId, of);
  const rest = cursor ? sql`and (${key}, x.id) ${beyond} (${cursor.name}, ${cursor.id})` : sql``;
  const rows = await readActions(
    tx,
    sql`where ${where} ${rest} order by ${key} ${order}, x.id ${order} limit ${size + 1}`,
    sql`, ${key} as key`,
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

const MOST_COUNTED = 1001;

const KEYS: Record<ActionSort, SQL> = {
  // What has no day comes last.
  dueOn: sql`coalesce(x.due_on::text, '9999-12-31')`,
  createdAt: sql`to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
  title: sql`left(lower(x.title), 100)`,
  metaStatus: sql`array_position(array['Planned', 'InProgress', 'Completed', 'Aborted'], x.meta_status)::text`,
};

function conditions(customerId: number, { targetId, alertId }: Pick<ActionQuery, "targetId" | "alertId">): SQL {
  const of = (table: SQL, column: SQL, id: number) => sql`and exists (
    select from ${table} l where l.customer_id = x.customer_id and l.action_id = x.id and ${column} = ${id})`;
  const target = targetId === undefined ? sql`` : of(sql`action_targets`, sql`l.target_id`, targetId);
  const alert = alertId === undefined ? sql`` : of(sql`action_alerts`, sql`l.alert_id`, alertId);
  return sql`x.customer_id = ${customerId} ${target} ${alert}`;
}

async function countUpTo(tx: Tx, where: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from actions x where ${where} limit ${MOST_COUNTED}) found`,
  );
  return rows[0]?.n ?? 0;
}
