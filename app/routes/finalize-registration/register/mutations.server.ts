import { callBackend } from "~/backend/client.server";
import { finalizeRegistration } from "~/backend/contract/account-links";
import { weaknessKey } from "~/domain/account/words";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { RegisterForm } from "./schema";

export function register(context: LoadContext, challenge: string, form: RegisterForm): Promise<Attempted<void>> {
  return attempt(() => callBackend(context, finalizeRegistration, { params: { challenge }, body: form }), {
    weak_password: ({ details }) => ({ errors: { password: [weaknessKey(details)] } }),
    not_found: () => ({ problem: { key: "account:linkOver.title" } }),
  });
}
