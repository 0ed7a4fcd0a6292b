import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { hasToChangePassword, todayOf } from "~/access/after-sign-in";
import type { Call } from "~/backend/contract/call";
import type { Session } from "~/backend/contract/session";
import type { Tx } from "../db/database";
import type { BackendDeps } from "./deps";
import type { Asked, Handler } from "./handler";
import { isTaken, onceByKey } from "./idempotency";
import { readInput } from "./read-input";
import { Refusal } from "./refusal";

/** What `serve` needs beside what handlers do: whose token it is; null for one that opens nothing. */
export interface ServeDeps extends BackendDeps {
  sessionOf(deps: BackendDeps, token: string): Promise<Session | null>;
}

/** Mounts a handler at its call's method and path; everything between the wire and the handler happens here. */
export function serve(app: Hono, handler: Handler, deps: ServeDeps): void {
  const { call } = handler;
  const path = call.path.replace(/\{(\w+)\}/g, ":$1");
  app.on(call.method.toUpperCase(), path, async (c) => {
    const asked: Asked = {
      deps,
      requestId: requestIdOf(c),
      clientAddress: c.req.header("x-forwarded-for") ?? null,
      userAgent: c.req.header("user-agent") ?? null,
    };
    if (handler.form === "public") {
      const input = await readInput(c, call);
      return toResponse(c, handler, await handler.run({ ...asked, database: deps.database, ...(input as object) }));
    }
    if (handler.form === "anybody" && !c.req.header("authorization")) {
      const input = (await readInput(c, call)) as object;
      const visitor = { ...asked, session: null, customerId: null, ...input };
      return toResponse(c, handler, await deps.database.asVisitor((tx) => handler.run({ ...visitor, tx })));
    }
    const session = await admit(c, handler, deps);
    const scope = { customerId: session.user.customer.id, userId: session.user.id };
    const input = (await readInput(c, call)) as object;
    if (handler.form === "file") {
      const file = { content: fileOf(c, call), signal: c.req.raw.signal, idempotencyKey: keyOf(c) ?? null };
      const result = await handler.run({ ...asked, session, scope, database: deps.database, ...file, ...input });
      return toResponse(c, handler, result);
    }
    if (handler.form === "stream") {
      const answer = await handler.run({ ...asked, session, scope, database: deps.database, ...input });
      // Hono drops the body of a HEAD unread, and what feeds it, such as an open file, would stay open.
      if (c.req.method === "HEAD") await answer.body?.cancel();
      return answer;
    }
    if (handler.form === "anybody" && isOver(session)) {
      const visitor = { ...asked, session: null, customerId: null, ...input };
      return toResponse(c, handler, await deps.database.asVisitor((tx) => handler.run({ ...visitor, tx })));
    }
    if (handler.form === "anybody") {
      const known = { ...asked, session, customerId: scope.customerId, ...input };
      const run = (tx: Tx) => handler.run({ ...known, tx });
      return toResponse(c, handler, await deps.database.readAsCustomer(scope, asked.requestId, run));
    }
    if (handler.form === "session") {
      return toResponse(c, handler, await handler.run({ ...asked, session, scope, ...input }));
    }
    const attempt = { scope, call, key: keyOf(c), input };
    const isRepeat = handler.prepare !== undefined && (await isTaken(deps.database, attempt));
    const prepared = isRepeat ? null : await handler.prepare?.({ ...asked, session, scope, ...input });
    const run = (tx: Tx) => handler.run({ ...asked, session, scope, tx, prepared, ...input });
    const runOnce = async (tx: Tx) => {
      // The key was forgotten in this moment: what was to be prepared, such as a password's check, was not.
      if (isRepeat) throw new Refusal(409, "already_done", "This was done already");
      return run(tx);
    };
    const result =
      call.method === "get"
        ? await deps.database.readAsCustomer(scope, asked.requestId, run)
        : await deps.database.asCustomer(scope, (tx) => onceByKey(tx, attempt, () => runOnce(tx)));
    return toResponse(c, handler, result);
  });
}

export function requestIdOf(c: Context): string {
  return c.req.header("x-request-id") ?? randomUUID();
}

const keyOf = (c: Context): string | undefined => c.req.header("idempotency-key");

function fileOf(c: Context, { takes }: Call): ReadableStream<Uint8Array> | null {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== takes) throw new Refusal(415, "unsupported_media_type", `Send ${takes}`);
  return c.req.raw.body;
}

async function admit(c: Context, { call }: Handler, deps: ServeDeps): Promise<Session> {
  const token = /^Bearer ([\w-]{32,200})$/.exec(c.req.header("authorization") ?? "")?.[1];
  const session = token ? await deps.sessionOf(deps, token) : null;
  if (!session) throw new Refusal(401, "not_signed_in", "Sign in first", undefined, { "www-authenticate": "Bearer" });
  if (call.whenPasswordOver !== "open" && call.access !== "public" && isOver(session)) {
    throw new Refusal(403, "password_expired", "The password has run out; set a new one");
  }
  if (call.bearer === "person" && session.apiTokenId !== undefined) {
    throw new Refusal(403, "not_for_machines", "This needs a person who is signed in");
  }
  if (typeof call.access === "object" && !session.permissions.includes(call.access.permission)) {
    const { permission } = call.access;
    throw new Refusal(403, "not_permitted", `This needs the permission ${permission}`, { permission });
  }
  return session;
}

/** A key is no password: it goes on with the account, and has an end of its own. */
function isOver({ user, apiTokenId }: Session): boolean {
  return apiTokenId === undefined && hasToChangePassword(user, todayOf(new Date()));
}

function toResponse(c: Context, { call }: Handler, result: unknown): Response {
  c.header("cache-control", "no-store");
  return call.status === 204 ? c.body(null, 204) : c.json(result as object, call.status);
}
