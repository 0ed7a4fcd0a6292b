import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { READS } from "./allowed-methods";
import type { AppEnv } from "./app-env";
import { isApi } from "./same-origin";

const MEGABYTE = 1024 * 1024;
/** Bytes that a form may send, and a call of the contract. */
export const BODY_LIMITS = { page: MEGABYTE, api: 10 * MEGABYTE };

/**
 * Answers 413 to a body above its limit: at once when its length is announced, otherwise as soon as too much has come.
 * The counted body is handed on; whoever reads it gets an error at the limit.
 */
export function bodyLimit(limits: typeof BODY_LIMITS = BODY_LIMITS): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    if (READS.includes(c.req.method)) {
      c.set("body", null);
      return next();
    }
    const limit = isApi(c.get("url").pathname) ? limits.api : limits.page;
    const tooLarge = () =>
      c.json({ code: "too_large", message: `At most ${limit} bytes`, requestId: c.get("requestId") }, 413);
    if (Number(c.req.header("content-length") ?? 0) > limit) return tooLarge();
    const counted = countedBody(c.req.raw.body, limit);
    c.set("body", counted.body);
    await next();
    if (counted.isOver()) c.res = tooLarge();
  });
}

function countedBody(source: ReadableStream<Uint8Array> | null, limit: number) {
  let over = false;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      over = bytes > limit;
      if (over) controller.error(new Error(`The body is longer than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return { body: source?.pipeThrough(counter) ?? null, isOver: () => over };
}
