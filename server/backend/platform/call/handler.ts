import type { z } from "zod";
import type { Call } from "~/backend/contract/call";
import type { Session } from "~/backend/contract/session";
import type { CustomerScope, Database, Tx } from "../db/database";
import type { BackendDeps } from "./deps";

type Part<S, Name extends string> = S extends z.ZodType ? { [K in Name]: z.output<S> } : unknown;
type Input<C extends Call> = Part<C["params"], "params"> & Part<C["query"], "query"> & Part<C["body"], "body">;

export interface Asked {
  requestId: string;
  /** The browser's address as the web server saw it; null when the caller is no web server. */
  clientAddress: string | null;
  /** What the browser calls itself, by the same way. */
  userAgent: string | null;
  deps: BackendDeps;
}
export interface AskedBySession extends Asked {
  session: Session;
  scope: CustomerScope;
}
export type Answer<C extends Call> = z.input<C["response"]>;

export interface AskedByAnybody extends Asked {
  /** Null for a visitor. */
  session: Session | null;
  /** Whose rows are seen beside the public ones; null for a visitor. */
  customerId: number | null;
  tx: Tx;
}
/** A call with a file for its body. */
export interface AskedWithFile extends AskedBySession {
  database: Database;
  /** Null where nothing was sent. It fails when the sender goes away. */
  content: ReadableStream<Uint8Array> | null;
  /** Ends with the sender's patience. */
  signal: AbortSignal;
  idempotencyKey: string | null;
}
/** What a request's link carries, by which somebody without an account sends a file. */
export interface FileLink {
  requestId: string;
  secret: string;
}
/** The same by a link instead of a session; the handler looks at the link before it reads the file. */
export interface AskedWithLinkedFile extends Asked, Pick<AskedWithFile, "database" | "content" | "signal"> {
  link: FileLink;
}
/** A call's implementation, in one of seven forms; `server/backend/platform/call/serve.ts` runs all of them. */
export type Handler = { call: Call } & (
  | { form: "public"; run(asked: Asked & { database: Database } & Input<Call>): Promise<unknown> }
  | { form: "anybody"; run(asked: AskedByAnybody & Input<Call>): Promise<unknown> }
  | { form: "session"; run(asked: AskedBySession & Input<Call>): Promise<unknown> }
  | {
      form: "signed-in";
      prepare?(asked: AskedBySession & Input<Call>): Promise<unknown>;
      run(asked: AskedBySession & { tx: Tx; prepared: unknown } & Input<Call>): Promise<unknown>;
    }
  | { form: "file"; run(asked: AskedWithFile & Input<Call>): Promise<unknown> }
  | { form: "linked-file"; run(asked: AskedWithLinkedFile & Input<Call>): Promise<unknown> }
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
 * For calls that anybody may make and that tell a customer more. The handler runs in one transaction that sees what is public and,
 * with a session, the customer's own.
 */
export function answerAnybody<C extends Call>(
  call: C,
  run: (asked: AskedByAnybody & Input<C>) => Promise<Answer<C>>,
): Handler {
  return { form: "anybody", call, run: run as never };
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

/**
 * The same for what takes its time, or is to stay when the rest is rolled back: a password that is checked, somebody else's server that
 * is asked. `prepare` is done before the transaction is opened, so that none waits with a connection in its hands, and the handler gets
 * what it answers as `prepared`. A repeat under an idempotency key is answered without it.
 */
export function answerPrepared<C extends Call, P>(
  call: C,
  prepare: (asked: AskedBySession & Input<C>) => Promise<P>,
  run: (asked: AskedBySession & { tx: Tx; prepared: P } & Input<C>) => Promise<Answer<C>>,
): Handler {
  return { form: "signed-in", call, prepare: prepare as never, run: run as never };
}

/** For calls by a signed-in user that the session itself answers. */
export function answerFromSession<C extends Call>(
  call: C,
  run: (asked: AskedBySession & Input<C>) => Promise<Answer<C>>,
): Handler {
  return { form: "session", call, run: run as never };
}

/** For answers too long to hold: the handler reads as it writes and closes its own transaction. */
export function answerStream<C extends Call>(
  call: C,
  run: (asked: AskedBySession & { database: Database } & Input<C>) => Promise<Response>,
): Handler {
  return { form: "stream", call, run: run as never };
}

/** For calls that take a file. The handler reads it as it comes, outside of any transaction, and minds the idempotency key itself. */
export function answerFile<C extends Call>(
  call: C,
  run: (asked: AskedWithFile & Input<C>) => Promise<Answer<C>>,
): Handler {
  return { form: "file", call, run: run as never };
}

/** For calls that take a file from whoever has a request's link, which stands in the header `Authorization`: addresses are logged. */
export function answerLinkedFile<C extends Call>(
  call: C,
  run: (asked: AskedWithLinkedFile & Input<C>) => Promise<Answer<C>>,
): Handler {
  return { form: "linked-file", call, run: run as never };
}
