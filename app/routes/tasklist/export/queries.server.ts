import { streamBackend } from "~/backend/client.server";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { exportTasks } from "~/backend/contract/tasks";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";
import { parseFilter } from "../page/filter";
import { fieldsOf, orRefusedPage } from "../page/queries.server";
import { DONE, whoseIn } from "../page/whose";

/** The list that an address names, all of it, as a file. Throws 404 for a team that is none, 403 for a list that is closed to the asker. */
export async function exportOf(request: Request, context: LoadContext, format: ExportFormat): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const timeZone = timeZoneOf(request);
  const query =
    searchParams.get("owner") === DONE
      ? ({ done: "true" } as const)
      : fieldsOf(whoseIn(searchParams), parseFilter(searchParams));
  return orRefusedPage(streamBackend(context, exportTasks, { query: { ...query, timeZone, format } }));
}
