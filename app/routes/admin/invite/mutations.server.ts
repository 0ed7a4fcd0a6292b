import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { inviteUser, type Person } from "~/backend/contract/people";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { inviteForm } from "./schema";

export function invite(
  context: LoadContext,
  form: z.output<typeof inviteForm>,
  idempotencyKey?: string,
): Promise<Attempted<Person>> {
  return attempt(() => callBackend(context, inviteUser, { body: form, idempotencyKey }), {
    email_taken: () => ({ errors: { email: ["admin:problems.emailTaken"] } }),
  });
}
