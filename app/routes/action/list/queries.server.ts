import { callBackend, streamBackend } from "~/backend/client.server";
import { readActionBoard } from "~/backend/contract/action-board";
import { readActionFacets } from "~/backend/contract/action-facets";
import { exportActions, listActions } from "~/backend/contract/actions";
import { searchCollections } from "~/backend/contract/collections";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { readOperation } from "~/backend/contract/operations";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { assignable, may } from "../queries.server";
import { type ActionFilter, fieldsOf } from "./filter";

const PAGE = 50;
/** In each column of the board. */
const CARDS = 20;

/** A page of the customer's actions that match. A cursor that was cut short is a first page. */
export async function actionsOf(context: LoadContext, filter: ActionFilter, timeZone: string) {
  const { after, sort, direction } = filter;
  const of = { ...fieldsOf(filter), timeZone, sort, direction };
  const page = (cursor: string | null) =>
    callBackend(context, listActions, { query: { ...of, size: PAGE, ...(cursor && { after: cursor }) } });
  return page(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
    throw error;
  });
}
export type ActionsAnswer = Awaited<ReturnType<typeof actionsOf>>;

/** The first actions of each state that match, whatever state the list is narrowed to. */
export const boardOf = (context: LoadContext, filter: ActionFilter, timeZone: string) => {
  const { sort, direction } = filter;
  const query = { ...fieldsOf({ ...filter, state: "all" }), timeZone, sort, direction, size: CARDS };
  return callBackend(context, readActionBoard, { query });
};

/** How many actions each choice of the filter would show. A board shows each state. */
export const countsOf = (context: LoadContext, filter: ActionFilter, offered: Offered, timeZone: string) => {
  const collectionIds = offered.collections.map(({ value }) => value);
  if (filter.collectionId !== null) collectionIds.push(String(filter.collectionId));
  const fields = fieldsOf(filter.view ? { ...filter, state: "all" } : filter);
  const query = { ...fields, timeZone, ...(collectionIds.length > 0 && { collectionIds: collectionIds.join() }) };
  return callBackend(context, readActionFacets, { query });
};

/** The same, all of it, as a file. */
export const exportOf = (
  context: LoadContext,
  filter: ActionFilter,
  { format, timeZone }: { format: ExportFormat; timeZone: string },
): Promise<Response> => streamBackend(context, exportActions, { query: { ...fieldsOf(filter), timeZone, format } });

/** Whom and what the list can be narrowed to. */
export async function choicesFor(context: LoadContext) {
  const [people, collections] = await Promise.all([
    assignable(context),
    callBackend(context, searchCollections, { query: { size: 20 } }),
  ]);
  return {
    ...people,
    collections: collections.content.map(({ id, name }) => ({ value: String(id), label: name })),
    mayManage: may(context, "actions:manage"),
  };
}

/** A change of many actions just now; null for one that is not there. */
export async function operationOrNull(context: LoadContext, operationId: number | null) {
  if (operationId === null) return null;
  try {
    return await callBackend(context, readOperation, { params: { operationId } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
export type Offered = Awaited<ReturnType<typeof choicesFor>>;
