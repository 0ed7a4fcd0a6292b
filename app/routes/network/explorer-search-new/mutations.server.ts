import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import {
  changeExplorerSearch,
  createExplorerSearch,
  type ExplorerSearch,
  readExplorerSearch,
} from "~/backend/contract/explorer-searches";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { newSearchForm } from "./schema";

type Filter = ExplorerSearch["filter"];

/** How the backend's refusals of a search are told, by their code. */
export const REFUSALS: Parameters<typeof attempt>[1] = {
  search_exists: () => ({ errors: { name: ["searches:problems.taken"] } }),
  personal_collection: () => ({ errors: { scope: ["searches:problems.personal"] } }),
  too_many_searches: () => ({ problem: { key: "searches:problems.tooMany" } }),
  not_permitted: () => ({ problem: { key: "searches:problems.forbidden" } }),
  stale_version: () => ({ problem: { key: "searches:problems.changed" } }),
  not_found: () => ({ problem: { key: "searches:problems.gone" } }),
};

export function saveSearch(
  context: LoadContext,
  filter: Filter,
  form: z.output<typeof newSearchForm>,
  idempotencyKey?: string,
): Promise<Attempted<ExplorerSearch>> {
  return attempt(
    () => callBackend(context, createExplorerSearch, { body: { ...form, filter }, idempotencyKey }),
    REFUSALS,
  );
}

/** The search asks for this from now on, unless somebody changed it since it was seen. */
export function replaceSearch(
  context: LoadContext,
  filter: Filter,
  { search }: { search: string },
): Promise<Attempted<ExplorerSearch>> {
  const [searchId = 0, version = 0] = search.split("@").map(Number);
  return attempt(async () => {
    const { name, scope, notify } = await callBackend(context, readExplorerSearch, { params: { searchId } });
    const body = { name, scope, notify, filter, version };
    return callBackend(context, changeExplorerSearch, { params: { searchId }, body });
  }, REFUSALS);
}
