import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { createApiToken, revokeApiToken } from "~/backend/contract/api-tokens";
import { BackendRefusedError } from "~/backend/errors";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { wrongPassword } from "../wrong-password";
import type { tokenForm } from "./schema";

/** Answers the key, which nobody can read again. */
export function createToken(context: LoadContext, form: z.output<typeof tokenForm>, idempotencyKey?: string) {
  const validDays = form.validDays === "never" ? null : Number(form.validDays);
  return attempt(() => callBackend(context, createApiToken, { body: { ...form, validDays }, idempotencyKey }), {
    already_done: () => ({ problem: { key: "management:shownOnce" } }),
    wrong_password: wrongPassword,
    password_needed: () => ({ errors: { currentPassword: ["management:tokens.passwordNeeded"] } }),
    too_many_tokens: () => ({ problem: { key: "management:tokens.tooMany" } }),
  });
}

/** One that does not work any more is as good as revoked. */
export async function revokeToken(context: LoadContext, id: string): Promise<void> {
  await callBackend(context, revokeApiToken, { params: { id } }).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
}
