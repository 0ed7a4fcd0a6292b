import { callBackend } from "~/backend/client.server";
import { listActions } from "~/backend/contract/actions";
import type { LoadContext } from "~/load-context";
import { fieldsOf } from "../list/filter";
import type { Selected } from "./selected";

/** How many actions the form is about; not exact where they are more than are counted. */
export async function countOf(context: LoadContext, { actions, isAll, filter }: Selected, timeZone: string) {
  if (!isAll) return { count: actions.length, isExact: true };
  const { totalElements, totalIsExact } = await callBackend(context, listActions, {
    query: { ...fieldsOf(filter), timeZone, size: 1 },
  });
  return { count: totalIsExact ? totalElements : totalElements - 1, isExact: totalIsExact };
}
