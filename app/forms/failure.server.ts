import {
  BackendContractError,
  BackendRefusedError,
  BackendTimeoutError,
  BackendUnavailableError,
} from "~/backend/errors";
import type { Message, MessageKey } from "~/i18n/message";

/** How a form says no to what nobody foresaw: a status, and what the page tells. */
export interface Failure {
  status: number;
  headers?: HeadersInit;
  unexpected: { message: Message; isOutcomeKnown: boolean };
}

/**
 * What the specification says of this failure (§8), given what we would say of any of its kind: `general` has our title, and our text,
 * which tells why and what to do.
 */
export type Words = (general: Message, error: unknown) => Message;

/**
 * The failure of a call in words, for a form that stays where it is with what was typed. Null for what is no failure of a call, and
 * for a session that has ended, which leads to sign-in.
 */
export function failureOf(error: unknown, words: Words = (general) => general): Failure | null {
  const kind = kindOf(error);
  if (!kind) return null;
  const { status, text } = kind;
  const message = words({ title: "shell:failed.title", key: text }, error);
  const headers = status === 503 ? { "Retry-After": "2" } : undefined;
  return { status, headers, unexpected: { message, isOutcomeKnown: status < 500 } };
}

function kindOf(error: unknown): { status: number; text: MessageKey } | null {
  if (error instanceof BackendUnavailableError || error instanceof BackendTimeoutError) return UNREACHABLE;
  if (error instanceof BackendContractError) return BROKEN;
  if (!(error instanceof BackendRefusedError) || error.status === 401) return null;
  if (error.code === "idempotency_key_reused") return { status: 409, text: "shell:failed.savedBefore" };
  return REFUSALS[error.status] ?? BROKEN;
}

const UNREACHABLE = { status: 503, text: "shell:failed.unreachable" } as const;
const BROKEN = { status: 502, text: "shell:failed.broken" } as const;
const REFUSALS: Readonly<Record<number, { status: number; text: MessageKey }>> = {
  403: { status: 403, text: "shell:failed.forbidden" },
  404: { status: 404, text: "shell:failed.gone" },
  409: { status: 409, text: "shell:failed.conflict" },
  422: { status: 400, text: "shell:failed.notAccepted" },
  429: { status: 429, text: "shell:failed.tooMany" },
  503: UNREACHABLE,
};
