import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeUser, changeUserAccess, forgetSecondFactor, inviteAgain, type Person } from "~/backend/contract/people";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { accessForm, userForm } from "./schema";

const says = {
  stale_version: () => ({ problem: { key: "admin:changed" } }) as const,
  last_administrator: () => ({ problem: { key: "admin:problems.lastAdministrator" } }) as const,
  not_oneself: () => ({ problem: { key: "admin:problems.notOneself" } }) as const,
  not_invited: () => ({ problem: { key: "admin:changed" } }) as const,
};

export function saveUser(
  context: LoadContext,
  userId: string,
  form: z.output<typeof userForm>,
  idempotencyKey?: string,
): Promise<Attempted<Person>> {
  return attempt(() => callBackend(context, changeUser, { params: { userId }, body: form, idempotencyKey }), says);
}

type Access = z.output<typeof accessForm>;

/** What each button says when it has worked. */
const DONE: Record<Access["change"], MessageKey> = {
  activate: "admin:done.activated",
  deactivate: "admin:done.deactivated",
  invite: "admin:done.invited",
  "forget-factor": "admin:done.factorRemoved",
};

/** Sent twice, as by a double click, an invitation is written once: a second mail would end the link of the first. */
export async function changeAccess(
  context: LoadContext,
  userId: string,
  { change, version }: Access,
  idempotencyKey?: string,
) {
  const params = { userId };
  const done = await attempt(() => {
    if (change === "invite") return callBackend(context, inviteAgain, { params, idempotencyKey });
    if (change === "forget-factor") return callBackend(context, forgetSecondFactor, { params, idempotencyKey });
    const body = { active: change === "activate", version };
    return callBackend(context, changeUserAccess, { params, body, idempotencyKey });
  }, says);
  if (!done.ok) return done;
  const { firstname, lastname, email } = done.value;
  return { ok: true as const, value: { key: DONE[change], params: { name: `${firstname} ${lastname}`, email } } };
}
