import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config";
import type { AppEnv } from "./app-env";

type Trust = Pick<Config, "publicUrl" | "trustProxy">;

/**
 * Who asks, under which address, and whether they are still there. Forwarded headers count only as far as the
 * configured number of proxies wrote them. A target or host that cannot be read is answered 400.
 */
export function client(trust: Trust): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    const url = urlAsBrowsersSeeIt(c, trust);
    if (!url || !isReadable(url.pathname)) return c.text("Bad request\n", 400);
    c.set("url", url);
    c.set("clientAddress", clientAddress(c, trust.trustProxy));
    c.set("gone", goneSignal(c));
    await next();
  });
}

function urlAsBrowsersSeeIt(c: Context<AppEnv>, { publicUrl, trustProxy }: Trust): URL | null {
  const url = new URL(c.req.url);
  const proto = publicUrl?.protocol ?? forwarded(c, "x-forwarded-proto", trustProxy);
  const host = publicUrl?.host ?? forwarded(c, "x-forwarded-host", trustProxy);
  if (proto && !/^https?:?$/.test(proto)) return null;
  if (host && !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return null;
  // Set part by part: a path that begins with two slashes would name a host if it were resolved.
  if (proto) url.protocol = proto;
  if (host) {
    url.port = "";
    url.host = host;
  }
  return url;
}

/** What the outermost trusted proxy wrote; each proxy appends to the right. */
function forwarded(c: Context<AppEnv>, header: string, hops: number): string | undefined {
  if (hops === 0) return undefined;
  const values = listOf(c, header);
  return values.at(-hops) ?? values[0];
}

function clientAddress(c: Context<AppEnv>, hops: number): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  if (hops === 0) return peer;
  const chain = [...listOf(c, "x-forwarded-for"), peer];
  return chain[Math.max(0, chain.length - 1 - hops)] ?? peer;
}

function listOf(c: Context<AppEnv>, header: string): string[] {
  const values = c.req.header(header)?.split(",") ?? [];
  return values.map((value) => value.trim()).filter(Boolean);
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}

/** On Node the request's own signal is not to be trusted once its body is read; the closing of the answer is. */
function goneSignal(c: Context<AppEnv>): AbortSignal {
  const outgoing = c.env?.outgoing;
  if (!outgoing) return c.req.raw.signal;
  const controller = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) controller.abort(new DOMException("The client went away", "AbortError"));
  });
  return controller.signal;
}
