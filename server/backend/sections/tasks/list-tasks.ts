import { type SQL, sql } from "drizzle-orm";
import { TASK_GROUPS, TASK_KINDS, type TaskGroup, type TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { keepWritten, plannedOnce } from "../../platform/db/planned-once";
import { countGroups } from "./count-groups";
import { isDay, isMoment, isSmall } from "./cursor-parts";
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

type Cursor = Omit<Place, "statutory" | "putOff">;

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
  const page = { filter, due, cursor: after === undefined ? null : readCursor(after), size };
  const { counts, places } = isByGroups(ways.reader, holder, due)
    ? await readByGroups(tx, ways.reader, page)
    : await readWhole(tx, ways, holder, page);
  const last = places.length > size ? places[size - 1] : undefined;
  const groups = Object.fromEntries(TASK_GROUPS.map((group, at) => [group, counts.get(at) ?? 0]));
  return {
    content: await shownTasks(tx, ways, places.slice(0, size)),
    groups: groups as Record<TaskGroup, number>,
    after: last ? writeCursor(last) : null,
  };
}

/**
 * The same without the counts, for whoever reads a list to its end: it is ordered for each portion and never counted.
 * @throws Refusal 422 for a cursor of another list
 */
export async function listPortion(
  tx: Tx,
  ways: Ways,
  holder: Holder | null,
  { due, size, after, ...filter }: TasksAsked,
): Promise<{ content: Task[]; after: string | null }> {
  const page = { filter, due, cursor: after === undefined ? null : readCursor(after), size };
  const places = await readUntil(
    tx,
    ways.reader,
    holder,
    page,
    due ? TASK_GROUPS.indexOf(due) : TASK_GROUPS.length - 1,
  );
  const last = places.length > size ? places[size - 1] : undefined;
  return { content: await shownTasks(tx, ways, places.slice(0, size)), after: last ? writeCursor(last) : null };
}

interface Page {
  filter: TaskFilter;
  due: TaskGroup | undefined;
  cursor: Cursor | null;
  size: number;
}

interface Read {
  /** By place in `TASK_GROUPS`. */
  counts: Map<number, number>;
  /** One more than the page holds, where there are as many. */
  places: Place[];
}

/**
 * Everybody's tasks may be a hundred thousand, and few of them stand in the first groups. Whose tasks these are is what takes time to find of
 * one's own, which are few: those are read once.
 */
const isByGroups = (reader: Reader, holder: Holder | null, due: TaskGroup | undefined): boolean =>
  holder === null && (due === undefined || lastDayOf(reader, TASK_GROUPS.indexOf(due)) !== undefined);

interface WholeRow extends Record<string, unknown> {
  groups: [number, number][] | null;
  places: Place[] | null;
}

/** What most people open in the morning is the same all day: their own, from the beginning. It is put into words and planned once. */
async function readWhole(tx: Tx, ways: Ways, holder: Holder | null, page: Page): Promise<Read> {
  const [row] =
    holder?.isReader && isPlain(page)
      ? await plannedOnce<WholeRow>(
          tx,
          kept(wordsKey(ways, page), () => wholeOf(ways.within.words(), page)),
        )
      : (await tx.execute<WholeRow>(wholeOf({ reader: ways.reader, holder }, page))).rows;
  return { counts: new Map(row?.groups ?? []), places: row?.places ?? [] };
}

/** Nothing is asked for but, perhaps, what is by law. */
const isPlain = ({ filter: { statutory, ...filter }, due, cursor }: Page): boolean =>
  !due && !cursor && Object.values(filter).every((asked) => asked === undefined || asked === "");
const wordsKey = ({ within }: Ways, { filter, size }: Page): string =>
  JSON.stringify([within.key, size, filter.statutory === true]);
const kept = keepWritten(1000);

interface Whose {
  ways?: SQL;
  reader: Reader;
  holder: Holder | null;
}

function wholeOf({ ways, reader, holder }: Whose, page: Page): SQL {
  return sql`
    with ${ways ? sql`${ways},` : sql``} found as materialized (${placed(reader, openTasks(reader, holder, page.filter))})
    select (select jsonb_agg(jsonb_build_array(grp, n)) from (select grp, count(*) as n from found group by grp) g) as groups,
           (select jsonb_agg(to_jsonb(l) order by grp, law, rank, day, l.at, kind, id) from (
              select grp, law, rank, day, day::text as due, since as at, to_json(since) #>> '{}' as since, kind, id, statutory, put_off as "putOff"
                from found where ${isOnPage(page)} order by grp, law, rank, day, found.since, kind, id limit ${page.size + 1}) l) as places`;
}

/**
 * The counts first: they tell which groups can stand on the page, and only those are put in order. How much of the cursor's own group is behind it
 * nobody counted: it is taken to be enough, as it mostly is, and of a page that comes out short the next groups are read with it.
 */
async function readByGroups(tx: Tx, reader: Reader, page: Page): Promise<Read> {
  const counts = await countGroups(tx, reader, page.filter);
  const last = page.due ? TASK_GROUPS.indexOf(page.due) : TASK_GROUPS.length - 1;
  const first = page.due ? last : Math.min(Math.max(page.cursor?.grp ?? 0, 0), last);
  let to = enough(counts, first, { sure: counts.get(first) ?? 0, size: page.size, last });
  let places = await readUntil(tx, reader, null, page, to);
  // Also where tasks were finished between the statements.
  while (places.length <= page.size && to < last) {
    to = enough(counts, to + 1, { sure: places.length + (counts.get(to + 1) ?? 0), size: page.size, last });
    places = await readUntil(tx, reader, null, page, to);
  }
  return { counts, places };
}

/** The group with which more tasks than the page holds are sure to be read, from this one on. */
function enough(counts: Read["counts"], from: number, { sure, size, last }: Record<"sure" | "size" | "last", number>) {
  let to = from;
  let found = sure;
  while (to < last && found <= size) found += counts.get(++to) ?? 0;
  return to;
}

async function readUntil(tx: Tx, reader: Reader, holder: Holder | null, page: Page, to: number): Promise<Place[]> {
  const tasks = openTasks(reader, holder, { ...page.filter, dueUntil: lastDayOf(reader, to) });
  const { rows } = await tx.execute<Place & Record<string, unknown>>(sql`
    select grp, law, rank, day::text as due, to_json(since) #>> '{}' as since, kind, id::float8 as id, statutory, put_off::text as "putOff"
      from (${placed(reader, tasks)}) found where ${isOnPage(page)} and grp <= ${to}::int
     order by grp, law, rank, day, found.since, kind, id limit ${page.size + 1}`);
  return rows;
}

function isOnPage({ due, cursor }: Page): SQL {
  const conditions = [
    due && sql`grp = ${TASK_GROUPS.indexOf(due)}::int`,
    cursor &&
      sql`(grp, law, rank, day, since, kind, id) > (${cursor.grp}::int, ${cursor.law}::int, ${cursor.rank}::int,
      ${cursor.due}::date, ${cursor.since}::timestamptz, ${cursor.kind}::text, ${cursor.id}::bigint)`,
  ].filter((one): one is SQL => Boolean(one));
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
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

function readCursor(text: string): Cursor {
  try {
    const [grp, law, rank, due, since, kind, id] = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as [
      ...[number, number, number, string, string, TaskKind, number],
    ];
    const isPlace =
      [grp, law, rank].every(isSmall) &&
      Number.isSafeInteger(id) &&
      (due === "infinity" || isDay(due)) &&
      isMoment(since) &&
      TASK_KINDS.includes(kind);
    if (isPlace) return { grp, law, rank, due, since, kind, id };
  } catch {
    // Told below, like a cursor of another shape.
  }
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
