import { keepExplorerReceipt } from "~/backend/contract/explorer-receipts";
import { createExplorerSearch } from "~/backend/contract/explorer-searches";
import type { SEARCHES } from "../data/searches";
import type { DemoCallers } from "./demo-callers";

/** Searches of the explorer that are run again, and what one of them found. */
export async function saveSearches(searches: typeof SEARCHES, callers: DemoCallers): Promise<void> {
  for (const { role, isKept, ...body } of searches) {
    const { id } = await callers[role].call(`search ${body.name}`, createExplorerSearch, { body });
    if (isKept) await callers[role].call(`receipt ${body.name}`, keepExplorerReceipt, { body: { searchId: id } });
  }
}
