import { callBackend } from "~/backend/client.server";
import { listTaskCalendars } from "~/backend/contract/task-calendars";
import type { LoadContext } from "~/load-context";

export const calendarsOf = (context: LoadContext) => callBackend(context, listTaskCalendars, {});
