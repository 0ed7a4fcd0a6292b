import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env";

/**
 * Answers 405 to what neither forms, pages nor the contract use: TRACE would echo headers, OPTIONS invites other sites. Remix runs a
 * page's action for PUT, PATCH and DELETE as well, which no form of ours sends.
 */
export function allowedMethods(): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    const allowed = /^\/api(?:\/|$)/.test(c.req.path) ? OF_CALLS : OF_PAGES;
    if (allowed.includes(c.req.method)) return next();
    return c.text("Method not allowed\n", 405, { Allow: allowed.join(", ") });
  });
}

/** Methods that read only; everything else is a write. */
export const READS: readonly string[] = ["GET", "HEAD"];
const OF_PAGES = [...READS, "POST"];
const OF_CALLS = [...OF_PAGES, "PUT", "PATCH", "DELETE"];
