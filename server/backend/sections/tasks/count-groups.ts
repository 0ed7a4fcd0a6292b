import { sql } from "drizzle-orm";
import { MOST_TASKS_COUNTED, TASK_GROUPS } from "~/backend/contract/task-words";
import type { Tx } from "../../platform/db/database";
import { groupOf, openTasks, type TaskFilter } from "./open-tasks";
import type { Reader } from "./source";

/**
 * How many of everybody's open tasks stand in each group, by its place in `TASK_GROUPS`: at most `MOST_TASKS_COUNTED` of each, so that the
 * time does not grow with how many there are. Kinds with few are read once for all groups.
 */
export async function countGroups(tx: Tx, reader: Reader, filter: TaskFilter): Promise<Map<number, number>> {
  const many = TASK_GROUPS.map(
    (group, place) => sql`
    select ${place}::int as grp, (select count(*)::int from (
      select 1 from (${openTasks(reader, null, { ...filter, amount: "many", within: group })}) t
       where ${groupOf(reader)} = ${place}::int limit ${MOST_TASKS_COUNTED}) c) as n`,
  );
  const few = sql`
    select ${groupOf(reader)} as grp, count(*)::int as n from (${openTasks(reader, null, { ...filter, amount: "few" })}) t group by 1`;
  const { rows } = await tx.execute<{ grp: number; n: number }>(sql.join([...many, few], sql` union all `));
  const counts = new Map<number, number>();
  for (const { grp, n } of rows) counts.set(grp, Math.min((counts.get(grp) ?? 0) + n, MOST_TASKS_COUNTED));
  return counts;
}
