import { callBackend } from "~/backend/client.server";
import { listExplorerSearches } from "~/backend/contract/explorer-searches";
import type { LoadContext } from "~/load-context";
import { overviewOf } from "../queries.server";

/** All searches that one sees, with the collections that some of them ask for. */
export async function searchesOf(context: LoadContext) {
  const searches = await callBackend(context, listExplorerSearches, {});
  const asksCollections = searches.some(({ filter }) => filter.collections !== undefined);
  return { searches, collections: asksCollections ? (await overviewOf(context)).content : [] };
}
