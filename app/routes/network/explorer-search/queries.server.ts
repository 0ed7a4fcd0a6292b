import { callBackend } from "~/backend/client.server";
import { countExplorerTargets } from "~/backend/contract/explorer";
import { listExplorerReceipts } from "~/backend/contract/explorer-receipts";
import { type ExplorerSearch, readExplorerSearch } from "~/backend/contract/explorer-searches";
import type { LoadContext } from "~/load-context";
import { filterFields } from "../explorer/asked";
import { askedOf } from "../explorer-searches/filter-words.server";
import { overviewOf } from "../queries.server";

/** So many of its receipts are shown; their list has all. */
const RECENT = 5;

/** A saved search with what it finds now and its newest receipts. Throws a 404. */
export async function searchOf(context: LoadContext, searchId: number) {
  const search = await savedSearch(context, searchId);
  const query = filterFields(askedOf(search.filter));
  const [found, receipts, overview] = await Promise.all([
    callBackend(context, countExplorerTargets, { query }),
    callBackend(context, listExplorerReceipts, { query: { searchId, size: RECENT } }),
    query.collections ? overviewOf(context) : null,
  ]);
  return { search, found, receipts, collections: overview?.content ?? [] };
}

export const savedSearch = (context: LoadContext, searchId: number): Promise<ExplorerSearch> =>
  callBackend(context, readExplorerSearch, { params: { searchId } });
