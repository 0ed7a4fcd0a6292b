import { callBackend } from "~/backend/client.server";
import { confirmSecondFactor, removeSecondFactor, setUpSecondFactor } from "~/backend/contract/second-factor";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { wrongPassword } from "../wrong-password";

const shownOnce = () => ({ problem: { key: "management:shownOnce" } }) as const;

export function setUp(context: LoadContext, currentPassword: string, idempotencyKey?: string) {
  return attempt(() => callBackend(context, setUpSecondFactor, { body: { currentPassword }, idempotencyKey }), {
    wrong_password: wrongPassword,
    second_factor_active: () => ({ problem: { key: "management:factor.activeTitle" } }),
    already_done: shownOnce,
  });
}

/** Switches it on and answers the recovery codes. */
export function confirm(context: LoadContext, code: string, idempotencyKey?: string) {
  return attempt(() => callBackend(context, confirmSecondFactor, { body: { code }, idempotencyKey }), {
    wrong_code: () => ({ errors: { code: ["account:code.wrong"] } }),
    invalid_input: () => ({ errors: { code: ["account:code.wrong"] } }),
    nothing_to_confirm: () => ({ problem: { key: "management:factor.nothing" } }),
    already_done: shownOnce,
  });
}

export function remove(context: LoadContext, currentPassword: string): Promise<Attempted<void>> {
  return attempt(() => callBackend(context, removeSecondFactor, { body: { currentPassword } }), {
    wrong_password: wrongPassword,
  });
}
