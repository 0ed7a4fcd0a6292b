import { callBackend } from "~/backend/client.server";
import { countExplorerTargets } from "~/backend/contract/explorer";
import { listExplorerSearches } from "~/backend/contract/explorer-searches";
import type { LoadContext } from "~/load-context";
import { type Asked, filterFields } from "../explorer/asked";
import { overviewOf } from "../queries.server";

/** What the search finds now, and those that it could replace. */
export async function newSearchFor(context: LoadContext, asked: Asked) {
  const [found, searches, overview] = await Promise.all([
    callBackend(context, countExplorerTargets, { query: filterFields(asked) }),
    callBackend(context, listExplorerSearches, {}),
    asked.collections.length === 0 ? null : overviewOf(context),
  ]);
  const changeable = searches.filter(({ mayChange }) => mayChange);
  return { found, searches: changeable, collections: overview?.content ?? [] };
}
