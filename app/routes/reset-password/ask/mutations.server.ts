import { callBackend } from "~/backend/client.server";
import { askForPasswordReset } from "~/backend/contract/account-links";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Asks for a link. Nobody learns from it whether the address has an account. */
export function askForLink(context: LoadContext, email: string): Promise<Attempted<unknown>> {
  return attempt(() => callBackend(context, askForPasswordReset, { body: { email } }), {});
}
