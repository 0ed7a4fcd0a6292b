import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { type ReadItem, reviewReading } from "~/backend/contract/reading";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { reviewForm } from "./schema";

/** Keeps a verdict, or takes it back; what was read anew meanwhile has to be looked at again. */
export function judge(
  context: LoadContext,
  { itemId, verdict, eventTypeId, readAt }: z.output<typeof reviewForm>,
  idempotencyKey?: string,
): Promise<Attempted<ReadItem>> {
  const body = {
    verdict: verdict === "none" ? null : verdict,
    eventTypeId: verdict === "type" ? eventTypeId : null,
    readAt,
  };
  return attempt(() => callBackend(context, reviewReading, { params: { itemId }, body, idempotencyKey }), {
    superseded: () => ({ problem: { key: "reading:review.problems.superseded" } }),
    not_found: () => ({ problem: { key: "reading:review.problems.gone" } }),
    // A type that the catalogue does not have: the form was not ours, or is of yesterday.
    invalid_input: () => ({ errors: { eventTypeId: ["reading:review.problems.type"] } }),
  });
}
