import { and, desc, eq, isNull, sql } from "drizzle-orm";
import {
  createTaskCalendar,
  listTaskCalendars,
  MOST_CALENDARS,
  readTaskCalendar,
  revokeTaskCalendar,
  type TaskCalendar,
} from "~/backend/contract/task-calendars";
import { newToken } from "../../../people/session/token";
import { type AskedBySession, answer, answerPublic, type Handler } from "../../../platform/call/handler";
import { notFound, Refusal } from "../../../platform/call/refusal";
import { oneAtATime } from "../../../platform/db/one-at-a-time";
import { taskCalendars } from "../../../platform/db/schema/task-calendars";
import { readCalendar } from "./read-calendar";

export const taskCalendarHandlers: Handler[] = [
  answer(listTaskCalendars, async ({ tx, ...asked }) => {
    const rows = await tx.select().from(taskCalendars).where(working(asked)).orderBy(desc(taskCalendars.id));
    return rows.map(toCalendar);
  }),

  answer(createTaskCalendar, async ({ tx, body, ...asked }) => {
    const own = { customerId: asked.scope.customerId, userId: asked.session.user.id };
    await oneAtATime(tx, `task_calendars:${own.customerId}:${own.userId}`);
    const present = await tx.select({ id: taskCalendars.id }).from(taskCalendars).where(working(asked));
    if (present.length >= MOST_CALENDARS)
      throw new Refusal(409, "too_many_calendars", `There are ${MOST_CALENDARS} already`);
    const { token, hash } = newToken();
    const [row] = await tx
      .insert(taskCalendars)
      .values({ ...own, withNames: body.withNames, tokenHash: hash })
      .returning();
    if (!row) throw new Error("An inserted address is not there");
    return { token, calendar: toCalendar(row) };
  }),

  answer(revokeTaskCalendar, async ({ tx, params, ...asked }) => {
    const [row] = await tx
      .update(taskCalendars)
      .set({ revokedAt: sql`now()` })
      .where(and(working(asked), eq(taskCalendars.id, params.calendarId)))
      .returning({ id: taskCalendars.id });
    if (!row) throw notFound("address");
  }),

  answerPublic(readTaskCalendar, ({ database, deps, params }) => readCalendar(database, deps, params.token)),
];

function working({ scope, session }: Pick<AskedBySession, "scope" | "session">) {
  return and(
    eq(taskCalendars.customerId, scope.customerId),
    eq(taskCalendars.userId, session.user.id),
    isNull(taskCalendars.revokedAt),
  );
}

const toCalendar = ({ id, withNames, createdAt, lastUsedAt }: typeof taskCalendars.$inferSelect): TaskCalendar => ({
  ...{ id, withNames },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
