import { callBackend } from "~/backend/client.server";
import { type ExplorerReceipt, keepExplorerReceipt } from "~/backend/contract/explorer-receipts";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { filterFields, parseAsked } from "../explorer/asked";
import { parseFilter } from "./filter";

/** Keeps what a saved search finds (`?search=7`), or what an address of the explorer asks for. */
export function keepResult(
  context: LoadContext,
  search: URLSearchParams,
  idempotencyKey?: string,
): Promise<Attempted<ExplorerReceipt>> {
  const { searchId } = parseFilter(search);
  const body = searchId === null ? { filter: filterFields(parseAsked(search)) } : { searchId };
  return attempt(() => callBackend(context, keepExplorerReceipt, { body, idempotencyKey }), {
    not_permitted: () => ({ problem: { key: "searches:problems.forbidden" } }),
    not_found: () => ({ problem: { key: "searches:problems.gone" } }),
  });
}
