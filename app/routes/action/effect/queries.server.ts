import { callBackend } from "~/backend/client.server";
import { listActionAttachments } from "~/backend/contract/action-attachments";
import { readActionEffect } from "~/backend/contract/action-effects";
import type { LoadContext } from "~/load-context";
import { oneAction } from "../queries.server";

/** A completed action and what the feed tells of before and after. Throws 404 for any other. */
export async function judged(context: LoadContext, actionId: number) {
  const action = await oneAction(context, actionId);
  if (action.metaStatus !== "Completed") throw new Response(null, { status: 404 });
  const params = { actionId };
  const [comparison, attachments] = await Promise.all([
    callBackend(context, readActionEffect, { params }),
    callBackend(context, listActionAttachments, { params }),
  ]);
  return { action, comparison, attachments };
}
