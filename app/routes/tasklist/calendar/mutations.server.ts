import { callBackend } from "~/backend/client.server";
import { createTaskCalendar, MOST_CALENDARS, revokeTaskCalendar } from "~/backend/contract/task-calendars";
import { BackendRefusedError } from "~/backend/errors";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Answers the token, which nobody can read again. */
export function makeCalendar(context: LoadContext, withNames: boolean, idempotencyKey?: string) {
  return attempt(() => callBackend(context, createTaskCalendar, { body: { withNames }, idempotencyKey }), {
    already_done: () => ({ problem: { key: "tasks:calendar.problems.shownOnce" } }),
    too_many_calendars: () => ({
      problem: { key: "tasks:calendar.problems.tooMany", params: { count: MOST_CALENDARS } },
    }),
  });
}

/** Whoever was faster has revoked it as well. */
export async function revokeCalendar(context: LoadContext, calendarId: number): Promise<void> {
  try {
    await callBackend(context, revokeTaskCalendar, { params: { calendarId } });
  } catch (error) {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  }
}
