import { callBackend } from "~/backend/client.server";
import { listActions } from "~/backend/contract/actions";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { ActionFilter } from "./filter";

const PAGE = 25;

/**
 * A page of what is done about a target. Null where it could not be fetched (specification §8: "Can't fetch actions for this
 * target"): the rest of the profile stays. Whether there is such a target is the frame's business.
 */
export async function actionsOf(context: LoadContext, targetId: number, { sort, direction, after }: ActionFilter) {
  const page = (cursor: string | null) =>
    callBackend(context, listActions, {
      query: { targetId, sort, direction, size: PAGE, ...(cursor && { after: cursor }) },
    });
  try {
    return await page(after).catch((error) => {
      // A cursor that was cut short is a first page.
      if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
      throw error;
    });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 401) throw error;
    return null;
  }
}
export type ActionsAnswer = NonNullable<Awaited<ReturnType<typeof actionsOf>>>;
