import { callBackend } from "~/backend/client.server";
import { previewSanctionsListRemoval, type SanctionsListRemoval } from "~/backend/contract/sanctions-list-removal";
import { listSanctionsLists, listSanctionsListVersions, type SanctionsList } from "~/backend/contract/sanctions-lists";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** All lists; of the one that the address names its versions, and what would go with it or with one of them. */
export async function listsOf(context: LoadContext, asked: URLSearchParams) {
  const lists = await callBackend(context, listSanctionsLists, {});
  const list = lists.find(({ name }) => name === asked.get("list"));
  return { lists, chosen: list ? await chosenOf(context, list, Number(asked.get("version")) || undefined) : null };
}

async function chosenOf(context: LoadContext, { name, title, currentVersion }: SanctionsList, version?: number) {
  const params = { name };
  const [versions, removal] = await Promise.all([
    callBackend(context, listSanctionsListVersions, { params }),
    callBackend(context, previewSanctionsListRemoval, { params, query: { version } }).catch(nothingThere),
  ]);
  return { name, title, currentVersion, versions, removal };
}

export type ChosenList = Awaited<ReturnType<typeof chosenOf>>;

/** A version that somebody has removed in the meantime. */
function nothingThere(error: unknown): SanctionsListRemoval | null {
  if (error instanceof BackendRefusedError && error.status === 404) return null;
  throw error;
}
