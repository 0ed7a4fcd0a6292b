import type { z } from "zod";
import type { Call } from "~/backend/contract/call";
import type { Session } from "~/backend/contract/session";
import type { CustomerScope, Database, Tx } from "../db/database";
import type { BackendDeps } from "../deps";

type Part<S, Name extends string> = S extends z.ZodType ? { [K in Name]: z.output<S> } : unknown;
type Input<C extends Call> = Part<C["params"], "params"> & Part<C["query"], "query"> & Part<C["body"], "body">;

export interface Asked {
  requestId: string;
  /** The browser's address as the web server saw it; null when the caller is no web server. */
  clientAddress: string | null;
  deps: BackendDeps;
}
export interface AskedBySession extends Asked {
  session: Session;
  scope: CustomerScope;
}
export type Answer<C extends Call> = z.input<C["response"]>;

/** A call's implementation, in one of three forms; `server/backend/call/serve.ts` runs all of them. */
export type Handler = { call: Call } & (
  | { form: "public"; run(asked: Asked & { database: Database } & Input<Call>): Promise<unknown> }
  | { form: "signed-in"; run(asked: AskedBySession & { tx: Tx } & Input<Call>): Promise<unknown> }
  | { form: "stream"; run(asked: AskedBySession & { database: Database } & Input<Call>): Promise<Response> }
);

/** For calls that anybody may make. The handler opens its own transactions. */
export function answerPublic<C extends Call>(
  call: C,
  run: (asked: Asked & { database: Database } & Input<C>) => Promise<Answer<C>>,
): Handler {
  return { form: "public", call, run: run as never };
}

/**
 * For calls by a signed-in user. The handler runs in one transaction that sees only the customer's rows; a write is
 * remembered under its idempotency key in that same transaction. What it throws rolls everything back.
 */
export function answer<C extends Call>(
  call: C,
  run: (asked: AskedBySession & { tx: Tx } & Input<C>) => Promise<Answer<C>>,
): Handler {
  return { form: "signed-in", call, run: run as never };
}

/** For answers too long to hold: the handler reads as it writes and closes its own transaction. */
export function answerStream<C extends Call>(
  call: C,
  run: (asked: AskedBySession & { database: Database } & Input<C>) => Promise<Response>,
): Handler {
  return { form: "stream", call, run: run as never };
}
