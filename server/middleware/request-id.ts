import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { Config } from "../config";
import type { AppEnv } from "./app-env";
import { byTheHour, isConfidential } from "./confidential";

/** Names the request in logs, in backend calls and in the answer. Only a trusted proxy may bring its own name for it. */
export function requestId(config: Pick<Config, "trustProxy">, logger: Logger): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    const brought = config.trustProxy > 0 ? c.req.header("x-request-id") : undefined;
    const id = brought && SANE.test(brought) ? brought : randomUUID();
    c.set("requestId", id);
    // A proxy may log the id beside the address.
    c.set("logger", isConfidential(c.req.path) ? byTheHour(logger) : logger.child({ requestId: id }));
    await next();
    c.header("X-Request-Id", id);
  });
}

const SANE = /^[\w.:-]{8,128}$/;
