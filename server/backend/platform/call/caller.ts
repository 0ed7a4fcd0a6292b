import type { Session } from "~/backend/contract/session";

/** Who makes a call, however it came. */
export interface Caller {
  /** Null where none was sent, empty where what was sent is none. */
  token: string | null;
  /** The token's own, where this request has looked it up already. */
  session?: Session;
  requestId: string;
  /** The browser's address as the web server saw it; null when the caller is no web server. */
  clientAddress: string | null;
  /** What the browser calls itself, by the same way. */
  userAgent: string | null;
  idempotencyKey?: string;
}

/** The token when it has the form of one, else empty. */
export function tokenIn(text: string): string {
  return /^[\w-]{32,200}$/.test(text) ? text : "";
}
