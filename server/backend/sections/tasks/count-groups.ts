import { sql } from "drizzle-orm";
import { MOST_TASKS_COUNTED, TASK_GROUPS } from "~/backend/contract/task-words";
import type { Tx } from "../../platform/db/database";
import { groupOf, openTasks, type TaskFilter } from "./open-tasks";
import type { Reader } from "./source";

/**
 * How many of everybody's open tasks stand in each group, by its place in `TASK_GROUPS`: at most `MOST_TASKS_COUNTED` of each, so that the
 * time does not grow with how many there are.
 */
export async function countGroups(tx: Tx, reader: Reader, filter: TaskFilter): Promise<Map<number, number>> {
  const parts = TASK_GROUPS.map(
    (group, place) => sql`
    select ${place}::int as grp, (select count(*)::int from (
      select 1 from (${openTasks(reader, null, { ...filter, within: group })}) t where ${groupOf(reader)} = ${place}::int
       limit ${MOST_TASKS_COUNTED}) c) as n`,
  );
  const { rows } = await tx.execute<{ grp: number; n: number }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ grp, n }) => [grp, n]));
}
