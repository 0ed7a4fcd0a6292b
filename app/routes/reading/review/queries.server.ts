import { callBackend } from "~/backend/client.server";
import { listEventTypes } from "~/backend/contract/event-types";
import { listReadItems } from "~/backend/contract/reading";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { fieldsOf, type ReviewFilter } from "./filter";

const PAGE = 20;

/** A page of texts, and the types that they can be. A cursor that is none is a first page. */
export async function textsOf(context: LoadContext, filter: ReviewFilter) {
  const [texts, types] = await Promise.all([pageOf(context, filter), callBackend(context, listEventTypes, {})]);
  // What is only news is no event: that is a verdict of its own.
  return { texts, types: types.filter(({ id }) => id !== "news") };
}
export type TextsAnswer = Awaited<ReturnType<typeof textsOf>>;

async function pageOf(context: LoadContext, filter: ReviewFilter) {
  const page = (after: string | null) =>
    callBackend(context, listReadItems, { query: { ...fieldsOf(filter), size: PAGE, ...(after && { after }) } });
  try {
    return await page(filter.after);
  } catch (error) {
    if (error instanceof BackendRefusedError && filter.after && error.status === 422) return page(null);
    throw error;
  }
}
