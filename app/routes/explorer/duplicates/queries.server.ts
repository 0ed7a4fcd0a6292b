import { callBackend } from "~/backend/client.server";
import { listDuplicates } from "~/backend/contract/target-merges";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { DuplicatesFilter } from "./filter";

const PAGE = 50;

/** A page of pairs. A cursor that was cut short is a first page. */
export async function duplicatesOf(context: LoadContext, { state, after }: DuplicatesFilter) {
  const pageAt = (cursor: string | null) =>
    callBackend(context, listDuplicates, { query: { state, size: PAGE, ...(cursor && { after: cursor }) } });
  return pageAt(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return pageAt(null);
    throw error;
  });
}
