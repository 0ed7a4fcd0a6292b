import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config";
import { pathOf } from "../site-path";
import type { AppEnv } from "./app-env";
import { type CookieSite, cookiesInside } from "./cookies-on-their-way";
import { insideOf } from "./inside";
import { internetAddress } from "./internet-address";

type Trust = Pick<Config, "publicUrl" | "trustProxy">;

/**
 * Who asks, under which address, and whether they are still there. Forwarded headers count only as far as the
 * configured number of proxies wrote them. A target or host that cannot be read is answered 400, and 404 what is outside of the path
 * that the product stands below; for all behind this, there is none.
 */
export function client(trust: Trust): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    const url = urlAsBrowsersSeeIt(c, trust);
    if (!url || !isReadable(url.pathname)) return c.text("Bad request\n", 400);
    c.set("url", url);
    c.set("clientAddress", clientAddress(c, trust.trustProxy));
    c.set("gone", goneSignal(c));
    const below = pathOf(trust);
    const inside = insideOf(c.req.raw, trust);
    if (inside === null) return outside(c, url, below);
    url.pathname = inside;
    c.set("below", below);
    readCookies(c, { isHttps: url.protocol === "https:", below });
    await next();
  });
}

/** Of another product on the same host, or of nobody. Only the path itself, without the slash, leads to what is below it. */
function outside(c: Context<AppEnv>, url: URL, below: string): Response {
  if (url.pathname !== below) return c.text("Not found\n", 404);
  return c.redirect(`${url.origin}${below}/${url.search}`, 308);
}

/** Everything inside reads cookies by their plain names. */
function readCookies(c: Context<AppEnv>, site: CookieSite): void {
  const sent = c.req.header("cookie");
  const cookies = cookiesInside(sent, site);
  if (cookies === sent) return;
  if (cookies === undefined) c.req.raw.headers.delete("cookie");
  else c.req.raw.headers.set("cookie", cookies);
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

/** What a proxy wrote that is no address leaves the one that asks us. */
function clientAddress(c: Context<AppEnv>, hops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  const peer = internetAddress(socket) ?? socket;
  if (hops === 0) return peer;
  const chain = [...listOf(c, "x-forwarded-for"), peer];
  return internetAddress(chain[Math.max(0, chain.length - 1 - hops)] ?? "") ?? peer;
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
