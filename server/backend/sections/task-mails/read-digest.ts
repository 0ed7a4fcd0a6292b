import { sql } from "drizzle-orm";
import { COUNTED_GROUPS, type TaskGroup } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import type { Tx } from "../../platform/db/database";
import { mine, type Ways } from "../tasks/holders";
import { listOpen } from "../tasks/list-tasks";
import { groupOf, openTasks } from "../tasks/open-tasks";

export interface Digest {
  /** By when they are due, of the whole list. */
  groups: Record<TaskGroup, number>;
  /** What the header counts. */
  open: number;
  /** The first ones: what a law dates, then in the order of the list. */
  first: Task[];
  waiting: Task[];
  /** The same as long as the same tasks are due in the same way. */
  hash: string;
}

/** So many are told one by one. */
const TOLD = 10;
const TOLD_WAITING = 5;

/** A person's tasks for a mail, by the query of their list. */
export async function readDigest(tx: Tx, ways: Ways): Promise<Digest> {
  const { reader } = ways;
  const holder = mine(ways);
  const isOpen = ({ group }: Task) => (COUNTED_GROUPS as readonly string[]).includes(group);
  const { content, groups } = await listOpen(tx, ways, holder, { size: TOLD * 2 });
  const byLaw = await listOpen(tx, ways, holder, { statutory: true, size: TOLD });
  const waiting = await listOpen(tx, ways, holder, { due: "waiting", size: TOLD_WAITING });
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select md5(coalesce(string_agg(concat_ws(':', kind, id, grp, due), ',' order by kind, id), '')) as hash
      from (select kind, id, due, ${groupOf(reader)} as grp from (${openTasks(reader, holder)}) t) placed`);
  return {
    groups,
    open: COUNTED_GROUPS.reduce((sum, group) => sum + groups[group], 0),
    first: [...byLaw.content, ...content.filter(({ statutory }) => !statutory)].filter(isOpen).slice(0, TOLD),
    waiting: waiting.content,
    hash: rows[0]?.hash ?? "",
  };
}
