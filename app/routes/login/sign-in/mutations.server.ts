import { callBackend } from "~/backend/client.server";
import { type Session, signIn } from "~/backend/contract/session";
import {
  BackendContractError,
  BackendRefusedError,
  BackendTimeoutError,
  BackendUnavailableError,
} from "~/backend/errors";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { seconds } from "~/time/duration";
import { endEarlierSession } from "../mutations.server";
import type { SignInForm } from "../welcome/sign-in-form";

export type SignedIn =
  | { ok: true; cookie: string; user: Session["user"] }
  /** The password was right; a code is still missing. */
  | { ok: true; ticket: string }
  | { ok: false; status: number; problem: Message; retryAfter?: number };

/** Signs in, or says in words why not. An unknown address and a wrong password are told apart by nothing. */
export async function signInWith(context: LoadContext, form: SignInForm, idempotencyKey?: string): Promise<SignedIn> {
  try {
    const { token, session } = await callBackend(context, signIn, { body: form, idempotencyKey });
    await endEarlierSession(context);
    return { ok: true, cookie: context.startSession(token, session.expiresAt), user: session.user };
  } catch (error) {
    const ticket = ticketOf(error);
    if (ticket) return { ok: true, ticket };
    return refusalOf(error);
  }
}

function ticketOf(error: unknown): string | null {
  if (!(error instanceof BackendRefusedError) || error.code !== "second_factor_required") return null;
  const { ticket } = (error.details ?? {}) as { ticket?: unknown };
  return typeof ticket === "string" ? ticket : null;
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
