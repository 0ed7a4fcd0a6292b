import { BackendRefusedError } from "~/backend/errors";
import type { Message, MessageKey } from "~/i18n/message";
import { seconds } from "~/time/duration";
import { type Failure, failureOf, type Words } from "./failure.server";

/** How a form says no, in the shape that `readSubmission`'s `refuse` takes. */
export interface No {
  status: number;
  problem?: Message;
  errors?: Record<string, (MessageKey | Message)[]>;
  headers?: HeadersInit;
  isStale?: boolean;
  unexpected?: Failure["unexpected"];
}
export type Attempted<T> = { ok: true; value: T } | { ok: false; no: No };

/** Says no for one code of the backend's, when it can; `null` leaves it to be thrown. */
type SayNo = (error: BackendRefusedError) => Omit<No, "status" | "isStale"> | null;

/**
 * Makes a change and puts the backend's refusals into words by their code; too many attempts and a full disk are worded here. Any other
 * failure, such as a backend that is gone, is told above the form: by `words`, where the specification has some (§8). Only a session
 * that has ended, and what is no failure of a call, is thrown.
 */
export async function attempt<T>(
  change: () => Promise<T>,
  says: Partial<Record<string, SayNo>>,
  words?: Words,
): Promise<Attempted<T>> {
  try {
    return { ok: true, value: await change() };
  } catch (error) {
    const no = (error instanceof BackendRefusedError && foreseen(error, says)) || failureOf(error, words);
    if (!no) throw error;
    return { ok: false, no };
  }
}

function foreseen(error: BackendRefusedError, says: Partial<Record<string, SayNo>>): No | null {
  const no = error.status === 429 ? tooMany(error) : error.code === STORAGE_FULL ? full : says[error.code]?.(error);
  return no ? { status: statusOf(error), isStale: error.code === "stale_version", ...no } : null;
}

/** The backend has no room on its disk: nothing was written, and what was typed is to stay until somebody has made some. */
export const STORAGE_FULL = "storage_full";
const full = { problem: { key: "shell:storageFull" as const } };

/** A wrong current password is the form's mistake and no reason to send anybody away. */
function statusOf({ status, code }: BackendRefusedError): number {
  if (code === STORAGE_FULL) return 503;
  return status === 409 || status === 429 ? status : 400;
}

function tooMany(error: BackendRefusedError): Omit<No, "status"> {
  const retryAfter = error.retryAfter ?? 60;
  const count = Math.max(1, Math.ceil(seconds(retryAfter) / seconds(60)));
  return { problem: { key: "account:tooMany", params: { count } }, headers: { "Retry-After": String(retryAfter) } };
}
