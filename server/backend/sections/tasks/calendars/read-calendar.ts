import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import { CALENDAR_DAYS, type TaskCalendarRead } from "~/backend/contract/task-calendars";
import { TASK_DAYS } from "~/backend/contract/task-days";
import type { TaskKind } from "~/backend/contract/task-words";
import { daysLater } from "~/time/day-start";
import { minutes } from "~/time/duration";
import { mayEnter } from "../../../people/session/may-enter";
import { hashOfToken } from "../../../people/session/token";
import type { BackendDeps } from "../../../platform/call/deps";
import { notFound } from "../../../platform/call/refusal";
import type { Database, Tx } from "../../../platform/db/database";
import { taskCalendars } from "../../../platform/db/schema/task-calendars";
import { users } from "../../../platform/db/schema/users";
import { mine, waysOf } from "../holders";
import { openTasks } from "../open-tasks";
import { partsOf, rowsOf } from "../shown-tasks";
import { tellEntries } from "./told-entries";

const MOST = 1_000;
/** Use is noted this exactly. */
const SEEN_PRECISION = minutes(5);

export type Calendar = Pick<typeof taskCalendars.$inferSelect, "customerId" | "id" | "withNames">;

/**
 * The tasks with a day of whoever made this token, as their own list has them. Throws 404, without saying why, for one that was never
 * given or was revoked, and whose owner may not sign in or see tasks any more.
 */
export async function readCalendar(database: Database, deps: BackendDeps, token: string): Promise<TaskCalendarRead> {
  const found = await database.asSystem((tx) => findByToken(tx, token));
  if (!found || !mayEnter(found.user, deps)) throw notFound("calendar");
  const { user, calendar } = found;
  const permissions = permissionsOf(ROLES.filter((role) => user.roles.includes(role)));
  if (!permissions.includes("tasks:read")) throw notFound("calendar");
  const scope = { customerId: calendar.customerId, userId: user.id };
  const entries = await database.asCustomer(scope, async (tx) => {
    // A calendar has days and no zone: whether something is late there is for its program to say.
    const ways = await waysOf({ tx, scope, session: { permissions } }, "UTC");
    return tellEntries(tx, calendar, await datedTasks(tx, ways, calendar));
  });
  return { id: calendar.id, language: user.language, withNames: calendar.withNames, entries };
}

export type Dated = Omit<TaskCalendarRead["entries"][number], "sequence" | "changedAt" | "cancelled">;

/**
 * What is theirs to do and has a day near enough, the soonest first, and before what our rule dates what a law or a person does; with what this
 * calendar tells already, as long as it is open. Without names nothing is told that somebody wrote or that names a supplier.
 */
async function datedTasks(tx: Tx, ways: Awaited<ReturnType<typeof waysOf>>, calendar: Calendar): Promise<Dated[]> {
  const { customerId, today } = ways.reader;
  const { withNames } = calendar;
  const [first, last] = [daysLater(today, -CALENDAR_DAYS.before), daysLater(today, CALENDAR_DAYS.after)];
  const { rows } = await tx.execute<{
    kind: TaskKind;
    id: number;
    due: string;
    priority: number;
    statutory: boolean;
  }>(sql`
    with open as materialized (${openTasks(ways.reader, mine(ways))}), near as (
      select kind, id from open t where not waits and due between ${first}::date and ${last}::date
       order by t.kind = any(${sql.param(Object.keys(TASK_DAYS))}::text[]), t.due, t.kind, t.id limit ${MOST}),
    told as (
      select kind, subject_id as id from task_calendar_entries
       where customer_id = ${customerId} and calendar_id = ${calendar.id} and not cancelled limit ${MOST})
    select kind, id::float8 as id, due::text as due, priority, statutory from open
     where not waits and due is not null and ((kind, id) in (select kind, id from near) or (kind, id) in (select kind, id from told))
     order by open.due, kind, open.id`);
  const shown = await rowsOf(tx, customerId, rows);
  return rows.flatMap(({ kind, id, due, priority, statutory }) => {
    const row = shown.get(`${kind}:${id}`);
    if (!row) return [];
    const { title, details, target, ...parts } = partsOf(row);
    return [
      {
        ...parts,
        title: withNames ? title : null,
        details: withNames ? details : {},
        target: target && { id: target.id, name: withNames ? target.name : "" },
        dueOn: due,
        priority: priority === 3 ? "High" : priority === 1 ? "Low" : "Medium",
        statutory,
      } satisfies Dated,
    ];
  });
}

async function findByToken(tx: Tx, token: string) {
  const { customerId, id, withNames, lastUsedAt } = taskCalendars;
  const [row] = await tx
    .select({ calendar: { customerId, id, withNames }, user: users })
    .from(taskCalendars)
    .innerJoin(users, and(eq(users.customerId, customerId), eq(users.id, taskCalendars.userId)))
    .where(and(eq(taskCalendars.tokenHash, hashOfToken(token)), isNull(taskCalendars.revokedAt)));
  if (!row) return null;
  const own = and(eq(customerId, row.calendar.customerId), eq(id, row.calendar.id));
  const stale = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(Date.now() - SEEN_PRECISION)));
  await tx.update(taskCalendars).set({ lastUsedAt: sql`now()` }).where(and(own, stale));
  return row;
}
