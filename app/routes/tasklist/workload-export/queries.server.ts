import { streamBackend } from "~/backend/client.server";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { exportWorkload } from "~/backend/contract/workload";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";
import { orRefusedPage } from "../page/queries.server";
import { parseFilter } from "../workload/filter";

/** The load of all, or of the team that the address names. Throws 404 for a team that is none. */
export async function workloadFileOf(request: Request, context: LoadContext, format: ExportFormat): Promise<Response> {
  const { teamId } = parseFilter(new URL(request.url).searchParams);
  const query = { timeZone: timeZoneOf(request), format, ...(teamId !== null && { teamId: String(teamId) }) };
  return orRefusedPage(streamBackend(context, exportWorkload, { query }));
}
