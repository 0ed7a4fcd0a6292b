import { callBackend } from "~/backend/client.server";
import { confirmEmail } from "~/backend/contract/account-links";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

export function confirmAddress(context: LoadContext, challenge: string): Promise<Attempted<void>> {
  return attempt(() => callBackend(context, confirmEmail, { params: { challenge } }), {
    not_found: () => ({ problem: { key: "account:linkOver.title" } }),
    email_taken: () => ({ problem: { key: "account:confirm.taken" } }),
  });
}
