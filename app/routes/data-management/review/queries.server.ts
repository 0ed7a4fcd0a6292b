import { callBackend } from "~/backend/client.server";
import { listReviewQueue } from "~/backend/contract/review-queue";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { ReviewFilter } from "./filter";

const PAGE = 50;

/** A page of what waits. A cursor that was cut short is a first page. */
export async function queueOf(context: LoadContext, { kind, after }: ReviewFilter) {
  const pageAt = (cursor: string | null) =>
    callBackend(context, listReviewQueue, { query: { kind, size: PAGE, ...(cursor && { after: cursor }) } });
  return pageAt(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return pageAt(null);
    throw error;
  });
}
