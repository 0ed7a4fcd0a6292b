import { callBackend, streamBackend } from "~/backend/client.server";
import { exploreTargets, exportExplorer, readExplorerFacets } from "~/backend/contract/explorer";
import type { ExplorerExport } from "~/backend/contract/explorer-words";
import type { LoadContext } from "~/load-context";
import { operationOf, overviewOf } from "../queries.server";
import { type Asked, filterFields } from "./asked";

const PAGE_SIZE = 50;

/** Everything that the page shows, asked for at once. */
export async function readExplorer(context: LoadContext, asked: Asked, operationId: number | null) {
  const filter = filterFields(asked);
  const [page, facets, overview, operation] = await Promise.all([
    callBackend(context, exploreTargets, {
      query: { ...filter, sort: asked.sort, size: PAGE_SIZE, ...(asked.after && { after: asked.after }) },
    }),
    callBackend(context, readExplorerFacets, { query: filter }),
    overviewOf(context),
    operationId === null ? null : operationOf(context, operationId),
  ]);
  return { page, facets, overview, operation };
}
export type ExplorerAnswer = Awaited<ReturnType<typeof readExplorer>>;

export const exportOf = (context: LoadContext, asked: Asked, format: ExplorerExport): Promise<Response> =>
  streamBackend(context, exportExplorer, { query: { ...filterFields(asked), format } });
