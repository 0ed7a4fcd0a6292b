import { type SQL, sql } from "drizzle-orm";
import type { ACTION_DUE, ACTION_STATES, ActionSort, ActionTypeName } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import { readNameCursor, writeNameCursor } from "../../platform/call/name-cursor";
import type { Tx } from "../../platform/db/database";
import { readActions } from "./read-actions";
import { IS_OPEN, isOf } from "./whose";

export interface ActionQuery {
  targetId?: number;
  alertId?: number;
  owner?: "me";
  state?: (typeof ACTION_STATES)[number];
  due?: (typeof ACTION_DUE)[number];
  typeId?: ActionTypeName;
  sort: ActionSort;
  direction: "asc" | "desc";
  size: number;
  after?: string;
}

interface Reader {
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
  const key = sql`(${KEYS[sort]}) collate "C"`;
  const [beyond, order] = direction === "asc" ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const where = conditions({ customerId, userId }, of);
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

type Of = Omit<ActionQuery, "sort" | "direction" | "size" | "after">;

function conditions({ customerId, userId }: Reader, { targetId, alertId, owner, state, due, typeId }: Of): SQL {
  const of = (table: SQL, column: SQL, id: number) => sql`exists (
    select from ${table} l where l.customer_id = x.customer_id and l.action_id = x.id and ${column} = ${id})`;
  const all = [
    sql`x.customer_id = ${customerId}`,
    targetId !== undefined && of(sql`action_targets`, sql`l.target_id`, targetId),
    alertId !== undefined && of(sql`action_alerts`, sql`l.alert_id`, alertId),
    owner && isOf(customerId, userId),
    state && (state === "open" ? IS_OPEN : sql`x.meta_status = ${state}`),
    due && sql`x.meta_status in ('Planned', 'InProgress') and ${DUE[due]}`,
    typeId && sql`x.type_id = ${typeId}`,
  ];
  return sql.join(
    all.filter((one): one is SQL => Boolean(one)),
    sql` and `,
  );
}

const TODAY = sql`(now() at time zone 'UTC')::date`;
const DUE: Record<(typeof ACTION_DUE)[number], SQL> = {
  Overdue: sql`x.due_on < ${TODAY}`,
  Next7Days: sql`x.due_on between ${TODAY} and ${TODAY} + 7`,
  Next30Days: sql`x.due_on between ${TODAY} and ${TODAY} + 30`,
};

async function countUpTo(tx: Tx, where: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from actions x where ${where} limit ${MOST_COUNTED}) found`,
  );
  return rows[0]?.n ?? 0;
}
