import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { paths } from "~/paths";
import { READS } from "./allowed-methods";
import type { AppEnv } from "./app-env";
import { foreignFormPage } from "./error-page";
import { refusals } from "./refusals";

/**
 * Refuses writes that another site made the browser send: `Sec-Fetch-Site` must say same-origin; a browser that does not
 * send it must name this origin in `Origin`; a write that says neither is refused (quality-goals, "Security"). A machine
 * with a bearer token at the API is let through: no browser sends that by itself, and its cookies count for nothing.
 */
export function sameOriginWrites(): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    if (READS.includes(c.req.method) || bearerOf(c) || isFromHere(c) || isOneClick(c)) return next();
    const isCall = isApi(c.get("url").pathname);
    refusals.tell(c.get("logger"), { by: "same-origin", of: isCall ? "/api/*" : "/*" });
    return isCall ? c.text("This request did not come from this site\n", 403) : foreignFormPage(c.get("below"));
  });
}

/** The token of a machine that calls the API, or null; pages never take one. */
export function bearerOf(c: Context<AppEnv>): string | null {
  if (!isApi(c.get("url").pathname)) return null;
  return /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null;
}

export function isApi(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}

/**
 * RFC 8058: a mail program's own server stops mails by a POST that says nothing of where it comes from, which no browser's does.
 * The link's secret alone decides there; no cookie counts.
 */
const ONE_CLICK = [paths.unsubscribe(""), paths.stopRequests({ requestId: "", secret: "" })];

function isOneClick(c: Context<AppEnv>): boolean {
  const isSilent = c.req.header("sec-fetch-site") === undefined && c.req.header("origin") === undefined;
  return isSilent && ONE_CLICK.some((path) => c.get("url").pathname === new URL(path, c.get("url")).pathname);
}

/** A browser that says both must mean this origin with both; Remix, too, compares the second one. */
function isFromHere(c: Context<AppEnv>): boolean {
  const site = c.req.header("sec-fetch-site");
  const origin = c.req.header("origin");
  if (site === undefined) return origin === c.get("url").origin;
  return site === "same-origin" && (origin === undefined || origin === c.get("url").origin);
}
