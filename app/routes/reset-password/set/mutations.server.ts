import { callBackend } from "~/backend/client.server";
import { resetPassword } from "~/backend/contract/account-links";
import { weaknessKey } from "~/domain/account/words";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

export function setPassword(context: LoadContext, challenge: string, password: string): Promise<Attempted<void>> {
  return attempt(() => callBackend(context, resetPassword, { params: { challenge }, body: { password } }), {
    weak_password: ({ details }) => ({ errors: { password: [weaknessKey(details)] } }),
    not_found: () => ({ problem: { key: "account:linkOver.title" } }),
  });
}
