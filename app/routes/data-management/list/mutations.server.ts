import { callBackend } from "~/backend/client.server";
import { removeSanctionsList } from "~/backend/contract/sanctions-list-removal";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

interface Removal {
  name: string;
  /** All of them, unless said. */
  version: number | undefined;
  reason: string;
}

export function removeList(context: LoadContext, { name, version, reason }: Removal, idempotencyKey?: string) {
  const body = { ...(version && { version }), reason };
  return attempt(() => callBackend(context, removeSanctionsList, { params: { name }, body, idempotencyKey }), {
    list_busy: () => ({ problem: { key: "listPages:problems.busy" } }),
    not_found: () => ({ problem: { key: "listPages:problems.changed" } }),
  });
}
