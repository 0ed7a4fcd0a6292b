import { callBackend } from "~/backend/client.server";
import { listEventTypes } from "~/backend/contract/event-types";
import { readOwnMeasure } from "~/backend/contract/own-measures";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One of the customer's own measures. Throws 404 for one that is not there or another customer's. */
export async function oneOwn(context: LoadContext, ownMeasureId: number) {
  return callBackend(context, readOwnMeasure, { params: { ownMeasureId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}

/** What a measure can be for. */
export const topicIds = async (context: LoadContext): Promise<string[]> =>
  (await callBackend(context, listEventTypes, {})).map(({ id }) => id);
