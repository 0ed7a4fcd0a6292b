import { callBackend } from "~/backend/client.server";
import { readCollectionOverview } from "~/backend/contract/collections";
import type { LinePart } from "~/backend/contract/name-list-words";
import { listTargetMatches } from "~/backend/contract/name-lists";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { type LineFilter, shownPart } from "./filter";

const PAGE = 25;

/**
 * A list with a page of the lines of one part, and the collections that its targets may go into. A cursor that was cut short is a first page. Throws
 * 404 for none of the customer's.
 */
export async function resultOf(context: LoadContext, operationId: number, filter: LineFilter) {
  const permissions = context.session?.permissions ?? [];
  const mayDecide = permissions.includes("targets:follow");
  const [{ part, lines }, overview] = await Promise.all([
    linesOf(context, operationId, filter),
    mayDecide ? callBackend(context, readCollectionOverview, {}) : null,
  ]);
  const collections = overview?.content.filter(({ mayFill }) => mayFill) ?? [];
  const isSender = lines.list.createdBy !== null && lines.list.createdBy.id === context.session?.user.id;
  const may = { mayDecide, mayCancel: mayDecide || isSender, mayImport: permissions.includes("data:import") };
  return { part, lines, collections, ...may };
}
export type ResultAnswer = Awaited<ReturnType<typeof resultOf>>;

/** Where no part is asked for, the figures of the list say which has lines. */
async function linesOf(context: LoadContext, operationId: number, filter: LineFilter) {
  const page = (part: LinePart | null, after: string | null) =>
    ask(context, operationId, { ...(part && { part }), ...(after && { after }), size: PAGE });
  if (filter.part) return { part: filter.part, lines: await page(filter.part, filter.after) };
  const all = await page(null, null);
  const part = shownPart(filter, all.list.counts);
  return { part, lines: await page(part, null) };
}

async function ask(
  context: LoadContext,
  operationId: number,
  { after, ...query }: { part?: LinePart; after?: string; size: number },
): Promise<Awaited<ReturnType<typeof callBackend<typeof listTargetMatches>>>> {
  const params = { operationId };
  try {
    return await callBackend(context, listTargetMatches, { params, query: { ...query, ...(after && { after }) } });
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.status === 404) throw new Response(null, { status: 404 });
    if (error.status === 422 && after) return ask(context, operationId, query);
    throw error;
  }
}
