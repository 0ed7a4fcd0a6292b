import { callBackend } from "~/backend/client.server";
import { countCollectionTargets, listCollectionTargets } from "~/backend/contract/collection-targets";
import type { CollectionDetail } from "~/backend/contract/collections";
import { type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import type { LoadContext } from "~/load-context";
import { operationOf, overviewOf } from "../queries.server";

export const PAGE_SIZE = 50;

export interface ListRequest {
  filter: TargetListFilter;
  /** Cursor of the page, null for the first one. */
  after: string | null;
  /** All that match are selected, and not only those of the page. */
  selectsAll: boolean;
  /** Work on many targets, to tell how far it is and what it could not do. */
  operationId: number | null;
}

/** Everything that the table of a collection shows, asked for at once; nothing of it grows with the network. */
export async function readTable(
  context: LoadContext,
  { id }: CollectionDetail,
  { filter, after, selectsAll, operationId }: ListRequest,
) {
  const params = { collectionId: id };
  const fields = targetMatchFields(filter);
  const query = { ...fields, sort: filter.sort, size: PAGE_SIZE, ...(after && { after }) };
  const [overview, page, matching, operation] = await Promise.all([
    overviewOf(context),
    callBackend(context, listCollectionTargets, { params, query }),
    selectsAll ? callBackend(context, countCollectionTargets, { params, query: fields }) : null,
    operationId === null ? null : operationOf(context, operationId),
  ]);
  return { overview, page, matching, operation };
}
export type TableAnswer = Awaited<ReturnType<typeof readTable>>;
