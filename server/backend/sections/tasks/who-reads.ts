import { type SQL, sql } from "drizzle-orm";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Tx } from "../../platform/db/database";
import { SOURCES } from "./sources";
import type { Named } from "./who-sees";

/** Whether whom it names reads the task of these columns, beyond the permission of its kind. */
export function readsTask(customerId: number, kind: SQL, id: SQL, named: Named): SQL {
  const cases = Object.values(SOURCES).flatMap((source) =>
    source.reads ? [sql`when ${source.kind} then ${source.reads(customerId, id, named)}`] : [],
  );
  return sql`case ${kind} ${sql.join(cases, sql` `)} else true end`;
}

interface Asked {
  kind: TaskKind;
  id: number;
  userId: number;
}

/** Those that are confidential to their person are left out: of a team not everybody reads what one of them does. */
export async function readOnes<One extends Asked>(tx: Tx, customerId: number, asked: readonly One[]): Promise<One[]> {
  const doubted = asked.flatMap(({ kind, id, userId }, at) => (SOURCES[kind].reads ? [{ at, kind, id, userId }] : []));
  if (doubted.length === 0) return [...asked];
  const person = { kind: sql`'user'`, id: sql`asked."userId"` };
  const { rows } = await tx.execute<{ at: number }>(sql`
    select asked.at from jsonb_to_recordset(${JSON.stringify(doubted)}::jsonb) asked(at int, kind text, id bigint, "userId" bigint)
     where not ${readsTask(customerId, sql`asked.kind`, sql`asked.id`, person)}`);
  const unread = new Set(rows.map(({ at }) => at));
  return asked.filter((_, at) => !unread.has(at));
}
