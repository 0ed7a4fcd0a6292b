import type { Call } from "./contract/call";

/**
 * The way to a backend: a request for `http://backend/v2/…` in, its answer out. The embedded backend is called in
 * process, a remote one over the network; nobody above can tell which.
 */
export interface BackendTransport {
  (request: Request): Promise<Response>;
  /** There where the backend is in this process: the same calls as plain objects, for all whose answer or body is no file. */
  direct?: DirectCalls;
}

/**
 * Rejects where a transport would: when nobody answers, or nobody waits any more. A call is known by its name. Null for one whose
 * handler writes its answer itself: that is to be asked for by a request.
 */
export type DirectCalls = (call: Pick<Call, "name" | "method">, input: DirectInput) => Promise<DirectAnswer | null>;

/** What a call carries, as its schemas take it. */
export interface DirectInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

/** What the wire would carry back. The body of a good answer is undefined where the call has none. */
export interface DirectAnswer {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** Requests are made against this base; a remote transport replaces it by the customer's own. */
export const BACKEND_BASE = "http://backend";
