import { Hono } from "hono";
import { sessionOf } from "../people/session/session-of-token";
import type { ServeDeps } from "../platform/call/admit";
import { CallRate } from "../platform/call/call-rate";
import type { BackendDeps } from "../platform/call/deps";
import { type CallDirectly, directCalls } from "../platform/call/direct";
import { requestIdOf, serve } from "../platform/call/serve";
import { tellError } from "../platform/call/tell-error";
import { serveDocumentation } from "../platform/documentation/serve-documentation";
import { fileStore } from "../platform/files/open-store";
import { HANDLERS } from "./handlers";

/** `rate` is one for all ways into a process; without it each has its own. */
type Given = Omit<BackendDeps, "files"> & { rate?: CallRate };

/** The embedded backend: `fetch(Request) → Response` over the contract, called in process or mounted on a port. */
export function createBackend(given: Given): Hono {
  const deps = depsOf(given);
  const app = new Hono();
  for (const handler of HANDLERS) serve(app, handler, deps);
  serveDocumentation(app);
  app.notFound((c) => c.json({ code: "not_found", message: "There is no such call", requestId: requestIdOf(c) }, 404));
  app.onError((thrown, c) => {
    const { status, body, headers } = tellError(thrown, { requestId: requestIdOf(c), path: c.req.path }, deps);
    return c.json(body, status, headers);
  });
  return app;
}

/** The same backend for who is in its process: see `directCalls`. */
export function createDirectCalls(given: Given, options: { checked: boolean }): CallDirectly {
  return directCalls(HANDLERS, depsOf(given), options);
}

function depsOf(given: Given): ServeDeps {
  const { config, rate = new CallRate(config.callsPerMinute) } = given;
  return { ...given, rate, files: fileStore(config), sessionOf };
}
