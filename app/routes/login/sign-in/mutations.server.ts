import { callBackend } from "~/backend/client.server";
import { signIn, signOut } from "~/backend/contract/session";
import {
  BackendContractError,
  BackendRefusedError,
  BackendTimeoutError,
  BackendUnavailableError,
} from "~/backend/errors";
import { seconds } from "~/domain/duration";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { SignInForm } from "./schema";

export type SignedIn =
  | { ok: true; cookie: string }
  | { ok: false; status: number; problem: Message; retryAfter?: number };

/** Signs in, or says in words why not. An unknown address and a wrong password are told apart by nothing. */
export async function signInWith(context: LoadContext, form: SignInForm, idempotencyKey?: string): Promise<SignedIn> {
  try {
    const { token, session } = await callBackend(context, signIn, { body: form, idempotencyKey });
    if (context.session) await endEarlierSession(context);
    return { ok: true, cookie: context.startSession(token, session.expiresAt) };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Its cookie is about to be replaced; somebody who kept a copy is not to go on with it. Ended already is as good. */
async function endEarlierSession(context: LoadContext): Promise<void> {
  await callBackend(context, signOut, {}).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 401)) throw error;
  });
}

function refusalOf(error: unknown): SignedIn {
  if (error instanceof BackendRefusedError && error.status === 429) {
    const retryAfter = error.retryAfter ?? 60;
    const count = Math.max(1, Math.ceil(seconds(retryAfter) / seconds(60)));
    return { ok: false, status: 429, problem: { key: "login:tooMany", params: { count } }, retryAfter };
  }
  if (error instanceof BackendRefusedError && error.status < 500) {
    return { ok: false, status: 400, problem: { key: "login:refused" } };
  }
  if (isGone(error)) return { ok: false, status: 503, problem: { key: "login:unavailable" } };
  throw error;
}

function isGone(error: unknown): boolean {
  return [BackendRefusedError, BackendUnavailableError, BackendTimeoutError, BackendContractError].some(
    (kind) => error instanceof kind,
  );
}
