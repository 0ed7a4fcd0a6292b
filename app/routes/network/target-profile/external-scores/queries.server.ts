import { callBackend } from "~/backend/client.server";
import { listEventTypes } from "~/backend/contract/event-types";
import { type ExternalScore, listExternalScores } from "~/backend/contract/scores";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** The customer's own scores of a target, and what they may be of. Throws 404 for a target that is not there. */
export async function ownScores(context: LoadContext, targetId: number) {
  const params = { targetId: String(targetId) };
  const [scores, types] = await Promise.all([
    callBackend(context, listExternalScores, { params }).catch((error): ExternalScore[] => {
      if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
      throw error;
    }),
    callBackend(context, listEventTypes, {}),
  ]);
  return { scores, types };
}
