import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { acceptedEncoding } from "./accepted-encoding";
import type { AppEnv } from "./app-env";
import { compressStream } from "./compress-stream";
import { compressWhole } from "./compress-whole";
import { bytesOf, wholeAnswer } from "./whole-answer";

/** Brotli or gzip for what is text and long enough: in one go what is there as a whole, and without holding back what is streamed. */
export function compression(): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    await next();
    if (!isCompressible(c)) return;
    if (!/accept-encoding/i.test(c.res.headers.get("Vary") ?? ""))
      c.header("Vary", "Accept-Encoding", { append: true });
    const encoding = acceptedEncoding(c.req.header("accept-encoding"));
    const { body } = c.res;
    if (!encoding || !body) return;
    const headers = new Headers(c.res.headers);
    headers.set("Content-Encoding", encoding);
    headers.delete("Content-Length");
    const etag = headers.get("ETag");
    // The bytes differ from those of the plain answer, which only a weak tag may ignore.
    if (etag && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
    const { status } = c.res;
    const whole = bytesOf(c.res);
    c.res = undefined;
    if (whole && whole.length < LARGE) {
      const packed = compressWhole(whole, encoding);
      headers.set("Content-Length", String(packed.length));
      c.res = wholeAnswer(packed, { status, headers });
    } else {
      c.res = new Response(compressStream(body, encoding), { status, headers });
    }
  });
}

/** From here on packing in one go would hold the event loop for several milliseconds. */
const LARGE = 512 * 1024;

/** Below this one packet carries the answer either way. */
const SMALLEST = 1024;
const TEXT = /^(text\/|application\/(json|javascript|xml|manifest\+json|wasm|[\w.+-]+\+(json|xml))|image\/svg\+xml)/i;

function isCompressible(c: Context<AppEnv>): boolean {
  const { headers, status, body } = c.res;
  if (c.req.method === "HEAD" || !body || status === 204 || status === 206 || status === 304) return false;
  if (headers.has("Content-Encoding") || /no-transform/i.test(headers.get("Cache-Control") ?? "")) return false;
  const length = headers.get("Content-Length");
  if (length !== null && Number(length) < SMALLEST) return false;
  return TEXT.test(headers.get("Content-Type") ?? "");
}
