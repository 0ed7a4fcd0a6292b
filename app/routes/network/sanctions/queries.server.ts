import { callBackend } from "~/backend/client.server";
import { listCollectionTargets } from "~/backend/contract/collection-targets";
import { readCollectionOverview } from "~/backend/contract/collections";
import { listSanctionsLists } from "~/backend/contract/sanctions-lists";
import { listAllSanctionsMatches } from "~/backend/contract/sanctions-review";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { fieldsOf, isNarrowed, type ReviewFilter } from "./filter";

const PAGE = 25;

/** A page of matches, and what they can be filtered by. A cursor that is none is a first page; 404 for a collection that is not there. */
export async function reviewOf(context: LoadContext, filter: ReviewFilter) {
  const [matches, lists, collections] = await Promise.all([
    pageOf(context, filter),
    callBackend(context, listSanctionsLists, {}),
    callBackend(context, readCollectionOverview, {}),
  ]);
  const isEmpty = matches.content.length === 0 && filter.state === "open" && !isNarrowed({ ...filter, listName: null });
  return { matches, lists, collections, unscreened: isEmpty ? await countUnscreened(context) : null };
}
export type ReviewAnswer = Awaited<ReturnType<typeof reviewOf>>;

/** Followed targets that no list is compared with: why there may be no matches. */
async function countUnscreened(context: LoadContext) {
  const query = { sanctions: "NotScreened", size: 1 };
  const { totalElements } = await callBackend(context, listCollectionTargets, { params: { collectionId: 0 }, query });
  return totalElements;
}

async function pageOf(context: LoadContext, filter: ReviewFilter) {
  const page = (after: string | null) =>
    callBackend(context, listAllSanctionsMatches, {
      query: { ...fieldsOf(filter), size: PAGE, ...(after && { after }) },
    });
  try {
    return await page(filter.after);
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.status === 404) throw new Response(null, { status: 404 });
    if (filter.after && error.status === 422) return page(null);
    throw error;
  }
}
