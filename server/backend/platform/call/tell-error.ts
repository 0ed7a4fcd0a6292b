import type { ContentfulStatusCode } from "hono/utils/http-status";
import { redactTarget } from "../../../telemetry/redact";
import { isAway } from "../db/is-away";
import { isFull } from "../db/is-full";
import { ThreadEnded } from "../threads/thread-ended";
import type { BackendDeps } from "./deps";
import { isLostTarget } from "./lost-target";
import { notFound, Refusal } from "./refusal";

/** The contract's error body with its status. */
export interface ToldError {
  status: ContentfulStatusCode;
  body: { code: string; message: string; details?: unknown; requestId: string };
  headers: Record<string, string>;
}

/** What a caller is told of what a handler has thrown; what is nobody's refusal is logged. */
export function tellError(
  thrown: unknown,
  { requestId, path }: { requestId: string; path: string },
  { logger }: Pick<BackendDeps, "logger">,
): ToldError {
  const error = isLostTarget(thrown) ? notFound("target") : thrown;
  const told = (status: ContentfulStatusCode, code: string, message: string, headers = {}): ToldError => ({
    status,
    body: { code, message, requestId },
    headers,
  });
  if (error instanceof Refusal) {
    const { status, code, message, details, headers, cause } = error;
    if (cause) logger.warn({ err: cause, requestId, path: redactTarget(path), code }, message);
    return { status, body: { code, message, details, requestId }, headers };
  }
  logger.error({ err: error, requestId, path: redactTarget(path) }, "backend call failed");
  if (isAway(error)) return told(503, "database_away", "Try again in a moment", { "retry-after": "2" });
  if (isFull(error)) {
    const message = "There is no room left on the disk; nothing was written";
    return told(503, "storage_full", message, { "retry-after": "60" });
  }
  // Of a machine that has more to do than it can: the same text is read in time a moment later.
  if (error instanceof ThreadEnded && error.reason === "time") {
    return told(503, "took_too_long", "Reading this took too long; try again in a moment", { "retry-after": "10" });
  }
  return told(500, "internal", "Something went wrong on our side");
}
