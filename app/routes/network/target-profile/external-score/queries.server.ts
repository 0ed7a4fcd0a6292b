import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { listEventTypes } from "~/backend/contract/event-types";
import { type evidenceEntry, listEvidence } from "~/backend/contract/evidence";
import { listExternalScores } from "~/backend/contract/scores";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

export type Entry = z.output<typeof evidenceEntry>;

/** One of the customer's own scores with what was done with it, newest first. Throws 404 for one that is not there. */
export async function ownScore(context: LoadContext, targetId: number, param: string | undefined) {
  const params = { targetId: String(targetId) };
  const mayRead = context.session?.permissions.includes("evidence:read") ?? false;
  const id = /^[1-9]\d{0,14}$/.test(param ?? "") ? Number(param) : 0;
  const [scores, types, history] = await Promise.all([
    callBackend(context, listExternalScores, { params }).catch((error) => {
      if (error instanceof BackendRefusedError && error.status === 404) return [];
      throw error;
    }),
    callBackend(context, listEventTypes, {}),
    mayRead && id > 0
      ? callBackend(context, listEvidence, { query: { subject: `external-score:${id}`, size: 50 } })
      : { content: [] as Entry[] },
  ]);
  const score = scores.find((one) => one.id === id);
  if (!score) throw new Response(null, { status: 404 });
  return { score, types, history: history.content };
}
