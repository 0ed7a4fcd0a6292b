import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config";
import type { AppEnv } from "../middleware/app-env";
import { isConfidential } from "../middleware/confidential";
import { redactTarget } from "./redact";
import type { RequestMetrics } from "./request-metrics";

/**
 * One line and one measurement for each request, when its answer is complete or the client has gone. The client's address stands in it
 * if the configuration asks for that; a confidential path's line tells neither who, from where, what nor how much.
 */
export function requestLog(
  config: Pick<Config, "logClientAddress">,
  metrics?: RequestMetrics,
): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    const socket = c.env?.incoming?.socket;
    const written = socket?.bytesWritten ?? 0;
    await next();
    // The adapter may already have let go of the answer when the line is written.
    const status = c.res.status;
    whenOver(c, (aborted) => {
      const ms = performance.now() - start;
      const route = c.get("route") ?? "(none)";
      metrics?.observe({ method: c.req.method, route, status, ms });
      if (isConfidential(c.req.path)) return c.get("logger").info({ method: c.req.method, route, status }, "request");
      c.get("logger").info(
        {
          method: c.req.method,
          path: redactTarget(targetOf(c)),
          route,
          status,
          ms: Math.round(ms * 10) / 10,
          bytes: socket ? socket.bytesWritten - written : undefined,
          userId: c.get("session")?.user.id,
          client: config.logClientAddress ? c.get("clientAddress") : undefined,
          aborted: aborted || undefined,
        },
        "request",
      );
    });
  });
}

function whenOver(c: Context<AppEnv>, then: (aborted: boolean) => void): void {
  const outgoing = c.env?.outgoing;
  if (!outgoing) then(false);
  else if (outgoing.closed) then(!outgoing.writableFinished);
  else outgoing.once("close", () => then(!outgoing.writableFinished));
}

function targetOf(c: Context<AppEnv>): string {
  const { pathname, search } = c.get("url") ?? new URL(c.req.url);
  return pathname + search;
}
