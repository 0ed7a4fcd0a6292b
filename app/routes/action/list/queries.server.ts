import { callBackend } from "~/backend/client.server";
import { listActions } from "~/backend/contract/actions";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { ActionFilter } from "./filter";

const PAGE = 50;

/** A page of the customer's actions that match. A cursor that was cut short is a first page. */
export async function actionsOf(context: LoadContext, { state, after, owner, due, typeId, ...order }: ActionFilter) {
  const of = {
    ...(owner && { owner }),
    ...(state !== "all" && { state }),
    ...(due && { due }),
    ...(typeId && { typeId }),
  };
  const page = (cursor: string | null) =>
    callBackend(context, listActions, { query: { ...of, ...order, size: PAGE, ...(cursor && { after: cursor }) } });
  return page(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
    throw error;
  });
}
export type ActionsAnswer = Awaited<ReturnType<typeof actionsOf>>;
