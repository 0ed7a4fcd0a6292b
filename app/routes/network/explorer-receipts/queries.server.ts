import { callBackend } from "~/backend/client.server";
import { listExplorerReceipts } from "~/backend/contract/explorer-receipts";
import { readExplorerSearch } from "~/backend/contract/explorer-searches";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { ReceiptsFilter } from "./filter";

const PAGE = 50;

/** A page of receipts, of one search where it is asked for. A cursor that was cut short is a first page. */
export async function receiptsOf(context: LoadContext, { searchId, after }: ReceiptsFilter) {
  const pageAt = (cursor: string | null) =>
    callBackend(context, listExplorerReceipts, {
      query: { size: PAGE, ...(searchId && { searchId }), ...(cursor && { after: cursor }) },
    });
  const page = await pageAt(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return pageAt(null);
    throw error;
  });
  return { page, search: searchId === null ? null : await nameOf(context, searchId) };
}

/** Null for one that is deleted, or somebody else's own. */
async function nameOf(context: LoadContext, searchId: number): Promise<{ id: number; name: string } | null> {
  try {
    return await callBackend(context, readExplorerSearch, { params: { searchId } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
