import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeExplorerSearch, deleteExplorerSearch, type ExplorerSearch } from "~/backend/contract/explorer-searches";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { REFUSALS } from "../explorer-search-new/mutations.server";
import type { searchForm } from "./schema";

/** What it asks for stays; so does what the form has no field for. */
export function changeSearch(
  context: LoadContext,
  { id: searchId, scope, notify, filter }: ExplorerSearch,
  form: z.output<typeof searchForm>,
) {
  const body = { ...form, scope: form.scope ?? scope, notify: form.notify ?? notify, filter };
  return attempt(() => callBackend(context, changeExplorerSearch, { params: { searchId }, body }), REFUSALS);
}

export const removeSearch = (context: LoadContext, searchId: number) =>
  attempt(() => callBackend(context, deleteExplorerSearch, { params: { searchId } }), {
    not_permitted: () => ({ problem: { key: "searches:problems.forbidden" } }),
  });
