import { type SQL, sql } from "drizzle-orm";
import { TASK_GROUPS, type TaskGroup, type TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Ways } from "./holders";
import { groupOf, lastDayOf, openTasks, type TaskFilter } from "./open-tasks";
import { shownTasks } from "./shown-tasks";
import type { Holder, Reader } from "./source";

/** A row of the order: from the group to the number, all that decides between two tasks. */
export interface Place {
  grp: number;
  law: number;
  rank: number;
  due: string;
  since: string;
  kind: TaskKind;
  id: number;
  statutory: boolean;
  putOff: string | null;
}

export interface TasksAsked extends TaskFilter {
  due?: TaskGroup | undefined;
  size: number;
  after?: string | undefined;
}

/**
 * A page of open tasks by keyset, with how many there are in each group of the whole list: what a law dates and is late, then what is
 * late; in each group by priority, day and age.
 * @throws Refusal 422 for a cursor of another list
 */
export async function listOpen(
  tx: Tx,
  ways: Ways,
  holder: Holder | null,
  { due, size, after, ...filter }: TasksAsked,
): Promise<{ content: Task[]; groups: Record<TaskGroup, number>; after: string | null }> {
  const cursor = after === undefined ? null : readCursor(after);
  const counts = await countGroups(tx, ways, holder, filter);
  const groups = groupsOfPage(counts, cursor, due, size);
  const read = (groups: Groups) => readPlaces(tx, ways, holder, { filter, cursor, groups, size });
  let places = await read(groups);
  // Tasks were finished between the two statements: what is missing comes from groups behind.
  if (places.length <= size && groups.to < groups.last) places = await read({ ...groups, to: groups.last });
  const last = places.length > size ? places[size - 1] : undefined;
  return {
    content: await shownTasks(tx, ways, places.slice(0, size)),
    groups: Object.fromEntries(TASK_GROUPS.map((group, at) => [group, counts[at] ?? 0])) as Record<TaskGroup, number>,
    after: last ? writeCursor(last) : null,
  };
}

/** How many tasks there are in each group, by its place in `TASK_GROUPS`. */
async function countGroups(tx: Tx, { reader }: Ways, holder: Holder | null, filter: TaskFilter): Promise<number[]> {
  const { rows } = await tx.execute<{ grp: number; n: number }>(sql`
    select grp, count(*)::int as n from (select ${groupOf(reader)} as grp from (${openTasks(reader, holder, filter)}) t) g group by grp`);
  const counts = new Map(rows.map(({ grp, n }) => [grp, n]));
  return TASK_GROUPS.map((_, at) => counts.get(at) ?? 0);
}

/** Places in `TASK_GROUPS`. `to`: behind it nothing can stand on the page, by the counts; `last`: what was asked for ends there. */
interface Groups {
  from: number;
  to: number;
  last: number;
}

/** How much of the cursor's group is behind it nobody counted, so it may be nothing. */
function groupsOfPage(
  counts: readonly number[],
  cursor: { grp: number } | null,
  due: TaskGroup | undefined,
  size: number,
): Groups {
  if (due) return { from: TASK_GROUPS.indexOf(due), to: TASK_GROUPS.indexOf(due), last: TASK_GROUPS.indexOf(due) };
  const last = TASK_GROUPS.length - 1;
  const from = Math.min(Math.max(cursor?.grp ?? 0, 0), last);
  let [to, sure] = [from, cursor ? 0 : (counts[from] ?? 0)];
  while (to < last && sure <= size) sure += counts[++to] ?? 0;
  return { from, to, last };
}

interface PageAsked {
  filter: TaskFilter;
  cursor: ReturnType<typeof readCursor> | null;
  groups: Groups;
  size: number;
}

/** The first places behind the cursor, and one more. Only the groups of the page are put in order. */
async function readPlaces(
  tx: Tx,
  { reader }: Ways,
  holder: Holder | null,
  { filter, cursor, groups, size }: PageAsked,
): Promise<Place[]> {
  const beyond = cursor
    ? sql`(grp, law, rank, day, since, kind, id) > (${cursor.grp}::int, ${cursor.law}::int, ${cursor.rank}::int,
      ${cursor.due}::date, ${cursor.since}::timestamptz, ${cursor.kind}::text, ${cursor.id}::bigint)`
    : sql`true`;
  const tasks = openTasks(reader, holder, { ...filter, dueUntil: lastDayOf(reader, groups.to) });
  const { rows } = await tx.execute<Place & Record<string, unknown>>(sql`
    select grp, law, rank, day::text as due, to_json(since) #>> '{}' as since, kind, id::float8 as id, statutory, put_off::text as "putOff"
      from (${placed(reader, tasks)}) found where grp between ${groups.from}::int and ${groups.to}::int and ${beyond}
     order by grp, law, rank, day, found.since, kind, id limit ${size + 1}`);
  return rows;
}

/** Those of these tasks that are open and theirs, in no order. */
export async function findOpen(
  tx: Tx,
  { reader }: Ways,
  holder: Holder | null,
  asked: readonly { kind: TaskKind; id: number }[],
): Promise<Place[]> {
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  const idsOf = (kind: TaskKind) => asked.filter((one) => one.kind === kind).map(({ id }) => id);
  const parts = kinds.map((kind) => openTasks(reader, holder, { kind, ids: idsOf(kind) }));
  const { rows } = await tx.execute<Place & Record<string, unknown>>(sql`
    select grp, law, rank, day::text as due, to_json(since) #>> '{}' as since, kind, id::float8 as id, statutory, put_off::text as "putOff"
      from (${placed(reader, sql.join(parts, sql` union all `))}) found`);
  return rows;
}

/** Open tasks with what their order is made of. */
const placed = (reader: Reader, tasks: SQL): SQL => sql`
  select kind collate "C" as kind, id, coalesce(due, 'infinity'::date) as day, since, statutory, put_off, -priority as rank,
         ${groupOf(reader)} as grp, case when statutory and due < ${reader.today}::date then 0 else 1 end as law
    from (${tasks}) t`;

const writeCursor = ({ grp, law, rank, due, since, kind, id }: Place): string =>
  Buffer.from(JSON.stringify([grp, law, rank, due, since, kind, id])).toString("base64url");

function readCursor(text: string): Omit<Place, "statutory" | "putOff"> {
  try {
    const [grp, law, rank, due, since, kind, id] = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as [
      ...[number, number, number, string, string, TaskKind, number],
    ];
    const isPlace =
      [grp, law, rank, id].every(Number.isSafeInteger) &&
      /^(\d{4}-\d\d-\d\d|infinity)$/.test(due) &&
      !Number.isNaN(Date.parse(since)) &&
      /^[a-z-]{1,40}$/.test(kind);
    if (isPlace && (due === "infinity" || !Number.isNaN(Date.parse(due))))
      return { grp, law, rank, due, since, kind, id };
  } catch {
    // Told below, like a cursor of another shape.
  }
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
