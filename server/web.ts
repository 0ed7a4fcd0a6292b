import type { Server } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { Logger } from "pino";
import { seconds } from "~/time/duration";
import { createApp } from "./app";
import { growHeapBy } from "./backend/platform/jobs/steady-heap";
import type { Config } from "./config";
import { close, listen, makeServer, requestListener } from "./listen";
import { remixPages } from "./pages/pages";
import { projectRoot } from "./project-root";
import type { SharedBackend } from "./session/shared-backend";
import { pathOf } from "./site-path";
import type { RequestMetrics } from "./telemetry/request-metrics";

export interface WebDeps {
  logger: Logger;
  backend: SharedBackend;
  ready(): Promise<void>;
  metrics?: RequestMetrics;
}

export interface RunningWeb {
  port: number;
  /** Says no to `/readyz`, waits `wait` ms for balancers to notice, then finishes what is under way. */
  stop(wait: number): Promise<void>;
}

/**
 * Percent (`growHeapBy`). Measured over 2,000 pages: with 40 a process stays below 250 MB instead of 490, at the same processor time a
 * page; with 20 a large page took half as much again (docs/scale.md).
 */
const HEAP_GROWTH = 40;

/** Serves the built pages. */
export async function startWeb(config: Config, deps: WebDeps): Promise<RunningWeb> {
  growHeapBy(HEAP_GROWTH);
  const lifecycle = { draining: false };
  const build = (await import(pathToFileURL(join(projectRoot(), "build/app/server/index.js")).href)) as ServerBuild;
  const app = createApp(config, {
    ...deps,
    isDraining: () => lifecycle.draining,
    pages: remixPages(async () => build, config.production ? "production" : "development", deps.logger, pathOf(config)),
    clientDir: join(projectRoot(), "build/app/client"),
  });
  const server = makeServer(requestListener(app.fetch, deps.logger));
  return run(server, config, lifecycle);
}

/** Serves the sources through Vite, reloading what changes: no build. */
export async function startDevWeb(config: Config, deps: WebDeps): Promise<RunningWeb> {
  if (pathOf(config) !== "") throw new Error("npm run dev serves no path: leave it out of PUBLIC_URL");
  const { startVite } = await import("./dev/vite");
  const lifecycle = { draining: false };
  const server = makeServer((request, response) =>
    vite.middleware(request, response, () => listener(request, response)),
  );
  const vite = await startVite(server);
  const app = createApp(config, {
    ...deps,
    isDraining: () => lifecycle.draining,
    pages: remixPages(vite.build, "development", deps.logger),
    dev: true,
  });
  const listener = requestListener(app.fetch, deps.logger);
  const web = await run(server, config, lifecycle);
  return { ...web, stop: (wait) => vite.close().then(() => web.stop(wait)) };
}

/** How long requests that are under way may take to finish; the whole stop stays below ten seconds. */
const IN_FLIGHT_LIMIT = seconds(5);

async function run(server: Server, config: Config, lifecycle: { draining: boolean }): Promise<RunningWeb> {
  const port = await listen(server, config);
  return {
    port,
    stop: async (wait) => {
      lifecycle.draining = true;
      await delay(wait);
      await close(server, IN_FLIGHT_LIMIT);
    },
  };
}
