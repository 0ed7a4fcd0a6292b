import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changePassword } from "~/backend/contract/own-account";
import { weaknessKey } from "~/domain/account/words";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { wrongPassword } from "../wrong-password";
import type { passwordForm } from "./schema";

/** Changes the password and answers the cookie of this session's new token; the others end. */
export function savePassword(
  context: LoadContext,
  { also, ...form }: z.output<typeof passwordForm>,
): Promise<Attempted<string>> {
  const body = { ...form, revokeKeys: also.includes("keys") };
  return attempt(
    async () => {
      const { token, expiresAt } = await callBackend(context, changePassword, { body });
      return context.startSession(token, expiresAt);
    },
    {
      wrong_password: wrongPassword,
      weak_password: ({ details }) => ({ errors: { password: [weaknessKey(details)] } }),
    },
  );
}
