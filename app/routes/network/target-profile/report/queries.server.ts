import { callBackend } from "~/backend/client.server";
import { listTargetTickets, type TargetTicket } from "~/backend/contract/target-tickets";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** What was reported and asked for about a target. Throws 404 for a target that is not there. */
export async function ticketsOf(context: LoadContext, targetId: number): Promise<TargetTicket[]> {
  const params = { targetId: String(targetId) };
  return callBackend(context, listTargetTickets, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}
