import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { sendDocumentFile } from "~/backend/contract/document-files";
import type { Config } from "../config";
import { READS } from "./allowed-methods";
import type { AppEnv } from "./app-env";

const MEGABYTE = 1024 * 1024;
/**
 * Bytes that a form may send, and a call of the contract: a file of 20 MB, written in base64. A form with a file is read to its end
 * even when the file was too long long ago: a browser shows no answer before it has sent everything.
 */
export const BODY_LIMITS = { page: MEGABYTE, api: 28 * MEGABYTE, formWithFile: 1024 * MEGABYTE };

/** What a call may send; a file that is sent as it is may have what it may have. */
export function apiBodyLimit({ uploadLimit }: Pick<Config, "uploadLimit">): MiddlewareHandler<AppEnv> {
  const file = `/api${sendDocumentFile.path}`;
  return bodyLimit((c) => (c.get("url").pathname === file ? uploadLimit : BODY_LIMITS.api));
}

/**
 * What a page may be sent, by its own word; after the guard, which knows the page. Only a form that can carry a file may be long: it
 * is read as it comes, and any other is held whole.
 */
export function pageBodyLimit(): MiddlewareHandler<AppEnv> {
  return bodyLimit((c) => {
    const isLong =
      c.get("routes")?.at(-1)?.takesFiles && /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");
    return isLong ? BODY_LIMITS.formWithFile : BODY_LIMITS.page;
  });
}

/**
 * Answers 413 to a body above its limit: at once when its length is announced, otherwise as soon as too much has come.
 * The counted body is handed on; whoever reads it gets an error at the limit.
 */
export function bodyLimit(limitOf: (c: Context<AppEnv>) => number): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    if (READS.includes(c.req.method)) {
      c.set("body", null);
      return next();
    }
    const limit = limitOf(c);
    const tooLarge = () => {
      const message = `At most ${limit} bytes`;
      return c.json({ code: "too_large", message, details: { limit }, requestId: c.get("requestId") }, 413);
    };
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
