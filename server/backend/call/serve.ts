import type { Context, Hono } from "hono";
import type { Session } from "~/backend/contract/session";
import type { BackendDeps } from "../deps";
import { sessionOf } from "../session/session-of-token";
import type { Asked, Handler } from "./handler";
import { onceByKey } from "./idempotency";
import { readInput } from "./read-input";
import { Refusal } from "./refusal";

/** Mounts a handler at its call's method and path; everything between the wire and the handler happens here. */
export function serve(app: Hono, handler: Handler, deps: BackendDeps): void {
  const { call } = handler;
  const path = call.path.replace(/\{(\w+)\}/g, ":$1");
  app.on(call.method.toUpperCase(), path, async (c) => {
    const asked: Asked = { deps, requestId: requestIdOf(c), clientAddress: c.req.header("x-forwarded-for") ?? null };
    if (handler.form === "public") {
      const input = await readInput(c, call);
      return toResponse(c, handler, await handler.run({ ...asked, database: deps.database, ...(input as object) }));
    }
    const session = await admit(c, handler, deps);
    const scope = { customerId: session.user.customer.id, userId: session.user.id };
    const input = (await readInput(c, call)) as object;
    if (handler.form === "stream") {
      return handler.run({ ...asked, session, scope, database: deps.database, ...input });
    }
    const result = await deps.database.asCustomer(scope, (tx) =>
      onceByKey(tx, { scope, call, key: c.req.header("idempotency-key"), input }, () =>
        handler.run({ ...asked, session, scope, tx, ...input }),
      ),
    );
    return toResponse(c, handler, result);
  });
}

export function requestIdOf(c: Context): string {
  return c.req.header("x-request-id") ?? "none";
}

async function admit(c: Context, { call }: Handler, deps: BackendDeps): Promise<Session> {
  const token = /^Bearer ([\w-]{32,200})$/.exec(c.req.header("authorization") ?? "")?.[1];
  const session = token ? await sessionOf(deps.database, token) : null;
  if (!session) throw new Refusal(401, "not_signed_in", "Sign in first", undefined, { "www-authenticate": "Bearer" });
  if (typeof call.access === "object" && !session.permissions.includes(call.access.permission)) {
    const { permission } = call.access;
    throw new Refusal(403, "not_permitted", `This needs the permission ${permission}`, { permission });
  }
  return session;
}

function toResponse(c: Context, { call }: Handler, result: unknown): Response {
  c.header("cache-control", "no-store");
  return call.status === 204 ? c.body(null, 204) : c.json(result as object, call.status);
}
