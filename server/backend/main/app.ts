import { Hono } from "hono";
import { redactTarget } from "../../telemetry/redact";
import { sessionOf } from "../people/session/session-of-token";
import type { BackendDeps } from "../platform/call/deps";
import { isLostTarget } from "../platform/call/lost-target";
import { notFound, Refusal } from "../platform/call/refusal";
import { requestIdOf, serve } from "../platform/call/serve";
import { isAway } from "../platform/db/is-away";
import { isFull } from "../platform/db/is-full";
import { serveDocumentation } from "../platform/documentation/serve-documentation";
import { fileStore } from "../platform/files/open-store";
import { HANDLERS } from "./handlers";

/** The embedded backend: `fetch(Request) → Response` over the contract, called in process or mounted on a port. */
export function createBackend(given: Omit<BackendDeps, "files">): Hono {
  const deps = { ...given, files: fileStore(given.config), sessionOf };
  const app = new Hono();
  for (const handler of HANDLERS) serve(app, handler, deps);
  serveDocumentation(app);
  app.notFound((c) => c.json({ code: "not_found", message: "No such call", requestId: requestIdOf(c) }, 404));
  app.onError((thrown, c) => {
    const requestId = requestIdOf(c);
    const error = isLostTarget(thrown) ? notFound("target") : thrown;
    if (error instanceof Refusal) {
      const { status, code, message, details, headers, cause } = error;
      if (cause) deps.logger.warn({ err: cause, requestId, path: redactTarget(c.req.path), code }, message);
      return c.json({ code, message, details, requestId }, status, headers);
    }
    deps.logger.error({ err: error, requestId, path: redactTarget(c.req.path) }, "backend call failed");
    if (isAway(error)) {
      return c.json({ code: "database_away", message: "Try again in a moment", requestId }, 503, {
        "retry-after": "2",
      });
    }
    if (isFull(error)) {
      return c.json(
        { code: "storage_full", message: "There is no room left on the disk; nothing was written", requestId },
        503,
        {
          "retry-after": "60",
        },
      );
    }
    return c.json({ code: "internal", message: "Something went wrong on our side", requestId }, 500);
  });
  return app;
}
