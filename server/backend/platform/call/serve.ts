import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import type { Call } from "~/backend/contract/call";
import { admit, type ServeDeps } from "./admit";
import { type Caller, tokenIn } from "./caller";
import { clientAddressOf } from "./client-address";
import type { FileLink, Handler } from "./handler";
import { askedBy, isPlain, perform } from "./perform";
import { readInput } from "./read-input";
import { notFound, Refusal } from "./refusal";

/** Mounts a handler at its call's method and path; everything between the wire and the handler happens here. */
export function serve(app: Hono, handler: Handler, deps: ServeDeps): void {
  const { call } = handler;
  const path = call.path.replace(/\{(\w+)\}/g, ":$1");
  app.on(call.method.toUpperCase(), path, async (c) => {
    const caller = callerOf(c, deps.config.trustProxy);
    if (isPlain(handler)) {
      return toResponse(c, handler, await perform(handler, caller, () => readInput(c, call), deps));
    }
    if (handler.form === "linked-file") {
      const link = linkOf(c);
      const file = { content: fileOf(c, call), signal: c.req.raw.signal };
      const asked = { ...askedBy(caller, deps), database: deps.database, link, ...file };
      return toResponse(c, handler, await handler.run({ ...asked, ...(await readInput(c, call)) }));
    }
    const session = await admit(handler, caller, deps);
    const scope = { customerId: session.user.customer.id, userId: session.user.id };
    const input = await readInput(c, call);
    const asked = { ...askedBy(caller, deps), session, scope, database: deps.database, ...input };
    if (handler.form === "file") {
      const file = {
        content: fileOf(c, call),
        signal: c.req.raw.signal,
        idempotencyKey: caller.idempotencyKey ?? null,
      };
      return toResponse(c, handler, await handler.run({ ...asked, ...file }));
    }
    const answer = await handler.run(asked);
    // Hono drops the body of a HEAD unread, and what feeds it, such as an open file, would stay open.
    if (c.req.method === "HEAD") await answer.body?.cancel();
    return answer;
  });
}

export function requestIdOf(c: Context): string {
  return c.req.header("x-request-id") ?? randomUUID();
}

function callerOf(c: Context, trusted: number): Caller {
  const authorization = c.req.header("authorization");
  return {
    token: authorization ? tokenIn(/^Bearer (.*)$/.exec(authorization)?.[1] ?? "") : null,
    requestId: requestIdOf(c),
    clientAddress: clientAddressOf(c, trusted),
    userAgent: c.req.header("user-agent") ?? null,
    idempotencyKey: c.req.header("idempotency-key"),
  };
}

/** `Authorization: Link <request id>.<secret>`; what is none opens nothing. */
function linkOf(c: Context): FileLink {
  const [, requestId = "", secret = ""] = LINK.exec(c.req.header("authorization") ?? "") ?? [];
  if (!secret) throw notFound("request");
  return { requestId, secret };
}

const LINK = /^Link ([\w-]{1,100})\.([\w-]{1,200})$/;

function fileOf(c: Context, { takes }: Call): ReadableStream<Uint8Array> | null {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== takes) throw new Refusal(415, "unsupported_media_type", `Send ${takes}`);
  return c.req.raw.body;
}

function toResponse(c: Context, { call }: Handler, result: unknown): Response {
  c.header("cache-control", "no-store");
  return call.status === 204 ? c.body(null, 204) : c.json(result as object, call.status);
}
