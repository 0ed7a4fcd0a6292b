import { callBackend } from "~/backend/client.server";
import { type GrievanceInFull, readGrievanceReport } from "~/backend/contract/grievances";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One of the reports about a target. Throws 404 for one that is not there, or another target's. */
export async function reportOf(context: LoadContext, targetId: number, reportId: number): Promise<GrievanceInFull> {
  const params = { reportId: String(reportId) };
  const found = await callBackend(context, readGrievanceReport, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
  if (found?.targetId !== targetId) throw new Response(null, { status: 404 });
  return found;
}
