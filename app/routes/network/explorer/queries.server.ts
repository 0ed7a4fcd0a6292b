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
  const [page, figures, overview, operation] = await Promise.all([
    callBackend(context, exploreTargets, {
      query: { ...filter, sort: asked.sort, size: PAGE_SIZE, ...(asked.after && { after: asked.after }) },
    }),
    areFacetsBeside(asked) ? null : readFigures(context, asked),
    overviewOf(context),
    operationId === null ? null : operationOf(context, operationId),
  ]);
  return { page, figures, overview, operation };
}
export type ExplorerAnswer = Awaited<ReturnType<typeof readExplorer>>;

/** Found by words, goods or collections they are counted in the database, which takes longer than the list: it does not wait for them. */
const areFacetsBeside = ({ q, hs, collections }: Asked): boolean => q !== "" || hs !== "" || collections.length > 0;

/** How many targets each value of a facet would show. */
export const readFigures = (context: LoadContext, asked: Asked) =>
  callBackend(context, readExplorerFacets, { query: filterFields(asked) });
export type Figures = Awaited<ReturnType<typeof readFigures>>;

export const exportOf = (context: LoadContext, asked: Asked, format: ExplorerExport): Promise<Response> =>
  streamBackend(context, exportExplorer, { query: { ...filterFields(asked), format } });
