import { callBackend } from "~/backend/client.server";
import { readEventMerge } from "~/backend/contract/event-merges";
import type { LoadContext } from "~/load-context";

/** A merge with what taking it back would restore. Throws 404 for none of the customer's. */
export const mergeOf = (context: LoadContext, mergeId: number) =>
  callBackend(context, readEventMerge, { params: { mergeId } });
