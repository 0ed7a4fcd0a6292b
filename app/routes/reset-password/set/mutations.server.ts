import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { resetPassword } from "~/backend/contract/account-links";
import { weaknessKey } from "~/domain/account/words";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { resetForm } from "./schema";

export function setPassword(
  context: LoadContext,
  challenge: string,
  { password, also }: z.output<typeof resetForm>,
): Promise<Attempted<void>> {
  const body = { password, revokeKeys: also.includes("keys") };
  return attempt(() => callBackend(context, resetPassword, { params: { challenge }, body }), {
    weak_password: ({ details }) => ({ errors: { password: [weaknessKey(details)] } }),
    not_found: () => ({ problem: { key: "account:linkOver.title" } }),
  });
}
