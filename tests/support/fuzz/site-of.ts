import { pino } from "pino";
import type { BackendTransport } from "~/backend/transport";
import { createApp } from "../../../server/app";
import { sessionCookie } from "../../../server/session/cookie";
import { builtPages } from "../built-pages";
import { testConfig } from "../node-server";
import type { Site } from "./fuzz-pages";
import type { FuzzWorld } from "./fuzz-world";

/** The built pages in front of a backend, for a browser that is signed in; and the patterns of all pages. */
export async function siteOf({ transport, token, log }: FuzzWorld): Promise<{
  patterns: string[];
  forms: Set<string>;
  enter(): Promise<Site>;
}> {
  const logger = pino({ level: "error" }, log);
  const { build, pages } = await builtPages(logger);
  const config = testConfig({ stage: "integration" });
  const app = createApp(config, {
    logger,
    backend: transport as BackendTransport,
    pages,
    ready: async () => undefined,
    isDraining: () => false,
  });
  const enter = async (): Promise<Site> => {
    const cookie =
      sessionCookie(config)
        .start(await token(), "2099-01-01T00:00:00.000Z")
        .split(";", 1)[0] ?? "";
    return (path, init = {}) => app.request(path, { ...init, headers: { ...(init.headers as object), cookie } });
  };
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const pathOf = (id: string | undefined): string => {
    const route = routes.find((one) => one.id === id);
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  const leaves = routes.filter(({ id }) => !routes.some(({ parentId }) => parentId === id));
  const taking = leaves.filter(({ module }) => module.action !== undefined);
  const patternOf = ({ id }: { id: string }) => `/${pathOf(id)}`;
  return { patterns: leaves.map(patternOf), forms: new Set(taking.map(patternOf)), enter };
}
