import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env";

/** Answers 405 to what neither forms, pages nor the contract use: TRACE would echo headers, OPTIONS invites other sites. */
export function allowedMethods(): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    if (ALLOWED.includes(c.req.method)) return next();
    return c.text("Method not allowed\n", 405, { Allow: ALLOWED.join(", ") });
  });
}

/** Methods that read only; everything else is a write. */
export const READS: readonly string[] = ["GET", "HEAD"];
const ALLOWED = [...READS, "POST", "PUT", "PATCH", "DELETE"];
