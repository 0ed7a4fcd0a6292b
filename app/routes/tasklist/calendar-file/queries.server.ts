import { callBackend } from "~/backend/client.server";
import { readTaskCalendar, type TaskCalendarRead } from "~/backend/contract/task-calendars";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Null for a token that opens nothing, whatever the reason. */
export async function calendarOf(context: LoadContext, token: string): Promise<TaskCalendarRead | null> {
  try {
    return await callBackend(context, readTaskCalendar, { params: { token } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
