import { callBackend } from "~/backend/client.server";
import { type ListedGrievanceReport, listGrievanceReports } from "~/backend/contract/grievances";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Reports about a target, open ones first. Throws 404 for a target that is not there. */
export async function reportsOf(context: LoadContext, targetId: number): Promise<ListedGrievanceReport[]> {
  return callBackend(context, listGrievanceReports, { params: { targetId: String(targetId) } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}
