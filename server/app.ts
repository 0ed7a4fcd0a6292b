import { Hono } from "hono";
import type { Logger } from "pino";
import { paths } from "~/paths";
import type { Config } from "./config";
import { guard } from "./guards/guard";
import { connection } from "./health/connection";
import { health, type Readiness } from "./health/health";
import { needsRoom, writtenFolders } from "./health/room";
import { backendTranslations } from "./language/translations";
import { allowedMethods } from "./middleware/allowed-methods";
import type { AppEnv } from "./middleware/app-env";
import { apiBodyLimit, bodyLimit, pageBodyLimit, REPORT_LIMIT } from "./middleware/body-limit";
import { client } from "./middleware/client";
import { compression } from "./middleware/compression";
import { errorPage } from "./middleware/error-page";
import { eventStreams } from "./middleware/event-streams";
import { ownPathOf } from "./middleware/inside";
import { requestId } from "./middleware/request-id";
import { sameOriginWrites } from "./middleware/same-origin";
import { securityHeaders } from "./middleware/security-headers";
import { staticFiles } from "./middleware/static-files";
import { type Pages, renderPages, renderRefusal, renderTooLarge } from "./pages/pages";
import { apiProxy } from "./proxy/api";
import { errorTunnel } from "./proxy/error-tunnel";
import { sessionCookies } from "./session/cookie";
import { session } from "./session/session";
import type { SharedBackend } from "./session/shared-backend";
import { pathOf } from "./site-path";
import { requestLog } from "./telemetry/request-log";
import type { RequestMetrics } from "./telemetry/request-metrics";

export interface AppDeps extends Readiness {
  logger: Logger;
  backend: SharedBackend;
  pages: Pages;
  /** The folder of the client build; absent in development, where Vite serves it. */
  clientDir?: string;
  metrics?: RequestMetrics;
  /** Loosens the content security policy as far as Vite needs. */
  dev?: boolean;
}

/** The Node server's answer to a request, in reading order. Starts nothing and listens nowhere. */
export function createApp(config: Config, deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: ownPathOf(config) });
  const cookieFor = sessionCookies(config);
  const pageDeps = { ...deps, cookieFor, config, translations: backendTranslations(deps.backend, deps.logger) };

  app.use(requestId(config, deps.logger));
  app.use(requestLog(config, deps.metrics));
  app.use(securityHeaders(config, { dev: deps.dev ?? false }));
  app.use(client(config));
  app.use(allowedMethods());
  app.use(compression());
  app.route("/", health({ ...deps, hasRoom: needsRoom(writtenFolders(config)) }));
  app.get(paths.connection(), connection(deps));
  if (deps.clientDir) app.use(staticFiles(deps.clientDir));
  app.use(sameOriginWrites());
  app.post(
    paths.errorTunnel(),
    bodyLimit(() => REPORT_LIMIT),
    errorTunnel(config),
  );
  app.all("/api", apiBodyLimit(config), apiProxy(cookieFor, deps.backend, config.backendTimeout));
  app.all("/api/*", apiBodyLimit(config), apiProxy(cookieFor, deps.backend, config.backendTimeout));
  app.use(eventStreams(deps.isDraining));
  app.use(session(cookieFor, deps.backend, config.backendTimeout));
  app.use(guard(deps.pages.routes, renderRefusal(pageDeps)));
  app.use(pageBodyLimit(renderTooLarge(pageDeps)));
  app.all("*", renderPages(pageDeps));

  app.onError((error, c) => {
    if (c.get("gone")?.aborted) return new Response(null, { status: 499 });
    c.get("logger").error({ err: error }, "request failed");
    return errorPage(500, { method: c.req.method }, pathOf(config));
  });
  return app;
}
