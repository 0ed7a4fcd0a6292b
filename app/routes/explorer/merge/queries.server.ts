import { callBackend } from "~/backend/client.server";
import { readTargetMerge } from "~/backend/contract/target-merges";
import type { LoadContext } from "~/load-context";

/** A merge with what undoing it would leave. Throws 404 for none of the customer's. */
export const mergeOf = (context: LoadContext, mergeId: number) =>
  callBackend(context, readTargetMerge, { params: { mergeId } });
