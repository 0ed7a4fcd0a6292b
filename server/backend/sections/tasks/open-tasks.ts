import { type SQL, sql } from "drizzle-orm";
import { TASK_GROUPS, type TaskGroup, type TaskKind } from "~/backend/contract/task-words";
import { dueOf, isDueBefore } from "./due-day";
import { type Holder, type Known, numbers, type Reader, type TaskSource, where } from "./source";
import { SOURCES } from "./sources";
import { holderSees } from "./who-sees";

export interface TaskFilter {
  kind?: TaskKind | undefined;
  /** Only the tasks of these numbers. */
  ids?: readonly number[];
  statutory?: boolean;
  /** Only what is due until this day, of the database's type date. */
  dueUntil?: SQL | undefined;
  /** Only kinds of which thousands may be open, or only the others. */
  amount?: "many" | "few";
  /** Only what can stand in this group; `groupOf` tells what does. */
  within?: TaskGroup | undefined;
  /** Words of a title or of a target's name. */
  q?: string | undefined;
}

/**
 * The one place that says which tasks are open, and whose: the list, its groups, the rail and the header's count all stand on it. A row is
 * kind, id, due, priority, statutory, since, waits and `put_off`, the day on which it is back.
 * @param holder null: everybody
 */
export function openTasks(reader: Reader, holder: Holder | null, filter: TaskFilter = {}): SQL {
  const parts = sourcesFor(reader, holder, filter).flatMap((source) =>
    waysInto(filter.within, source, reader)
      .flatMap((way) => apart(way, source, holder))
      .map((way) => partOf(source, reader, holder, { ...filter, way })),
  );
  return parts.length > 0 ? sql.join(parts, sql` union all `) : NOTHING;
}

/** The rows that the header counts: what somebody can do now. */
export function countedTasks(reader: Reader, holder: Holder | null): SQL {
  return sql`select 1 from (${openTasks(reader, holder)}) counted where ${isCounted(reader)}`;
}

/** Whether a row of `openTasks` is counted: a day that a law sets hides from nobody. */
export const isCounted = ({ today }: Reader): SQL =>
  sql`not waits and (statutory or put_off is null or put_off <= ${today}::date)`;

/** When a row of `openTasks` is due, as its place in `TASK_GROUPS`. A week ends on Sunday. */
export function groupOf({ today }: Reader): SQL {
  const place = (group: TaskGroup) => sql.raw(String(TASK_GROUPS.indexOf(group)));
  return sql`case
    when waits then ${place("waiting")}
    when not statutory and put_off > ${today}::date then ${place("putOff")}
    when due is null then ${place("undated")}
    when due < ${today}::date then ${place("overdue")}
    when due = ${today}::date then ${place("today")}
    when due <= ${sundayOf(today)} then ${place("week")}
    else ${place("later")} end`;
}

/** The last day on which what is in the groups up to this one can be due, by its place in `TASK_GROUPS`; undefined: any, or none at all. */
export function lastDayOf({ today }: Reader, group: number): SQL | undefined {
  const days: Partial<Record<TaskGroup, SQL>> = {
    overdue: sql`${today}::date - 1`,
    today: sql`${today}::date`,
    week: sundayOf(today),
  };
  return days[TASK_GROUPS[group] ?? "later"];
}

const sundayOf = (day: string): SQL => sql`${day}::date + (7 - extract(isodow from ${day}::date)::int)`;

/** How the rows of a source are found: all, or along an index those that meet `where`. */
interface Way {
  /** Only where something was decided about the task. */
  planned?: true;
  where?: SQL;
  /** Only what the holder was given by hand, or all but that; either unless said. */
  held?: "given" | "native";
}

/** The ways to what of a source can stand in a group, each row by one of them; none where nothing of it can. */
function waysInto(group: TaskGroup | undefined, source: TaskSource, reader: Reader): Way[] {
  if (!group) return [{}];
  if (group === "waiting" || source.waits) return group === "waiting" && source.waits ? [{}] : [];
  if (group === "putOff") return waysToPutOff(source, reader);
  if (!source.due) return group === "undated" ? [] : [{ where: sinceWithin(group, source, reader) }];
  const { due } = source;
  const today = sql`${reader.today}::date`;
  const sunday = sundayOf(reader.today);
  const days: Record<typeof group, SQL> = {
    overdue: sql`${due} < ${today}`,
    today: sql`${due} = ${today}`,
    week: sql`${due} > ${today} and ${due} <= ${sunday}`,
    later: sql`${due} > ${sunday}`,
    undated: sql`${due} is null`,
  };
  return [{ where: days[group] }];
}

/** The same of a source whose days are counted from when a row came in. */
function sinceWithin(group: "overdue" | "today" | "week" | "later", source: TaskSource, { today }: Reader): SQL {
  const before = (day: SQL) => isDueBefore(source, day);
  const [first, tomorrow, monday] = [sql`${today}::date`, sql`${today}::date + 1`, sql`${sundayOf(today)} + 1`];
  const days: Record<typeof group, SQL> = {
    overdue: before(first),
    today: sql`not ${before(first)} and ${before(tomorrow)}`,
    week: sql`not ${before(tomorrow)} and ${before(monday)}`,
    later: sql`not ${before(monday)}`,
  };
  return days[group];
}

/** What the holder was given by hand is found by the few plans, the rest by an index of its own table. */
function apart(way: Way, { kind, native }: TaskSource, holder: Holder | null): Way[] {
  if (!native?.isIndexed || holder === null) return [way];
  const given: Way[] = holder.isGiven(kind) === false ? [] : [{ ...way, planned: true, held: "given" }];
  return [...given, { ...way, held: "native" }];
}

/** By a person, who is found among the few plans, or by its own table. */
function waysToPutOff({ restsUntil }: TaskSource, { today }: Reader): Way[] {
  const byPlan: Way = { planned: true, where: sql`p.put_off_until > ${today}::date` };
  if (!restsUntil) return [byPlan];
  const isByPlan = sql`coalesce(p.put_off_until > ${today}::date, false)`;
  return [byPlan, { where: sql`${restsUntil} >= ${today}::date and not ${isByPlan}` }];
}

/** Without its permission a source is not asked; nor where nothing of it can be the holder's, which spares its table. */
function sourcesFor({ may }: Reader, holder: Holder | null, { kind, statutory, amount }: TaskFilter): TaskSource[] {
  return Object.values(SOURCES).filter(
    (source) =>
      (!kind || source.kind === kind) &&
      (!amount || (amount === "many") === (source.isMany === true)) &&
      (!statutory || source.statutory) &&
      (!source.permission || may(source.permission) !== false) &&
      (holder === null || source.native || holder.isDefault(source.kind) || holder.isGiven(source.kind)),
  );
}

function partOf(
  source: TaskSource,
  reader: Reader,
  holder: Holder | null,
  { ids, statutory, dueUntil, q, way }: TaskFilter & { way: Way },
): SQL {
  const { kind, priority, since, waits, restsUntil, done } = source;
  const { customerId } = reader;
  const id = idOf(source);
  const conditions = [
    sql`x.customer_id = ${customerId}`,
    source.permission && where(reader.may(source.permission), sql`true`),
    sql`${source.open(reader)}`,
    done === "tick" && sql`p.done_at is null`,
    ids && sql`${id} = any(${numbers(ids)})`,
    holder !== null && isHeldBy(source, customerId, holder, way.held),
    // Of others `isHeldBy` says so for each of them: what one wrote another of them may have.
    holder !== null && !holder.isAskedByOthers && isNotExcepted(source, customerId, holder),
    statutory && source.statutory,
    way.where,
    dueUntil && isDueUntil(source, dueUntil),
    q !== undefined && q !== "" && source.matches(sql`${`%${q.replaceAll(/[\\%_]/g, "\\$&")}%`}`),
  ].filter((one): one is SQL => Boolean(one));
  return sql`
    select ${kind}::text as kind, ${id} as id, ${dueOf(source)} as due, (${priority ?? sql`2`})::int as priority,
           ${source.statutory ?? sql`false`} as statutory, ${since} as since, ${waits ? sql`true` : sql`false`} as waits,
           ${restsUntil ? sql`greatest(p.put_off_until, ${restsUntil} + 1)` : sql`p.put_off_until`} as put_off
      from ${source.from(reader)}
      ${way.planned ? sql`` : sql`left`} join task_plans p on p.customer_id = ${customerId} and p.kind = ${kind} and p.subject_id = ${id}
     where ${sql.join(conditions, sql` and `)}`;
}

/** Compared as a column, which an index serves where rows are guarded (decision 150). What has no day is due until none. */
const isDueUntil = (source: TaskSource, day: SQL): SQL =>
  source.due ? sql`${source.due} <= ${day}` : isDueBefore(source, sql`${day} + 1`);

/** Given by hand, else by its own table, else by default. Who left the company, or does not see such tasks any more, was given nothing. */
function isHeldBy(source: TaskSource, customerId: number, holder: Holder, only: Way["held"]): SQL {
  const { kind, native, permission, reads } = source;
  const { users, teams, isAskedByOthers } = holder;
  const planned = { kind: sql`p.holder_kind`, id: sql`p.holder_id` };
  const sees = holderSees(customerId, planned, permission, exceptOf(source, customerId));
  const there = reads ? sql`((${sees}) and ${reads(customerId, idOf(source), planned)})` : sees;
  const held = sql`(p.holder_kind = 'user' and p.holder_id = any(${numbers(users)})
    or p.holder_kind = 'team' and p.holder_id = any(${numbers(teams)}))`;
  // Who asks for their own sees it.
  const given = isAskedByOthers ? sql`(${held} and ${there})` : held;
  const free = sql`(p.holder_id is null or not (${there}))`;
  const [isDefault, isGiven] = [holder.isDefault(kind), holder.isGiven(kind)];
  // Without a row of its own the first condition is looked at once, and spares the table.
  if (!native) return sql`(${either(isDefault, isGiven)} and (${given} or ${where(isDefault, free)}))`;
  const isNative = sql`${free} and ${native.isOf(customerId, holder, isDefault)}`;
  if (only) return only === "given" ? where(isGiven, given) : isNative;
  return sql`(${where(isGiven, given)} or ${isNative})`;
}

const exceptOf = (source: TaskSource, customerId: number): SQL | undefined => source.except?.(customerId, idOf(source));

const idOf = ({ id }: TaskSource): SQL => id ?? sql`x.id`;

/** Neither by themselves nor as one of a team. */
function isNotExcepted(source: TaskSource, customerId: number, { users }: Holder): SQL | false {
  const except = exceptOf(source, customerId);
  return except !== undefined && sql`coalesce(${except} <> all(${numbers(users)}), true)`;
}

const either = (one: Known, other: Known): SQL =>
  one === true || other === true ? sql`true` : sql`(${one || sql`false`} or ${other || sql`false`})`;

const NOTHING = sql`
  select null::text as kind, null::bigint as id, null::date as due, 0 as priority, false as statutory, now() as since,
         false as waits, null::date as put_off where false`;
