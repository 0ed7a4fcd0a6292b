import { callBackend } from "~/backend/client.server";
import { listNameLists } from "~/backend/contract/name-lists";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

const PAGE = 20;

/** Lists that were matched, newest first. A cursor that was cut short is a first page. */
export function listsOf(context: LoadContext, after: string | null) {
  const from = (cursor: string | null) =>
    callBackend(context, listNameLists, { query: { size: PAGE, ...(cursor && { after: cursor }) } });
  return from(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return from(null);
    throw error;
  });
}
export type ListsAnswer = Awaited<ReturnType<typeof listsOf>>;
