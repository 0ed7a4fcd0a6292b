import { callBackend, streamBackend } from "~/backend/client.server";
import { exportExplorerReceipt, readExplorerReceipt } from "~/backend/contract/explorer-receipts";
import { listExplorerSearches } from "~/backend/contract/explorer-searches";
import type { LoadContext } from "~/load-context";

/** A receipt, and whether its saved search is still there for the reader. Throws a 404. */
export async function receiptOf(context: LoadContext, receiptId: number) {
  const receipt = await callBackend(context, readExplorerReceipt, { params: { receiptId } });
  const searches = receipt.search ? await callBackend(context, listExplorerSearches, {}) : [];
  return { receipt, isSearchThere: searches.some(({ id }) => id === receipt.search?.id) };
}

export const fileOf = (context: LoadContext, receiptId: number): Promise<Response> =>
  streamBackend(context, exportExplorerReceipt, { params: { receiptId } });
