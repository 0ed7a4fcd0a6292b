import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import { type Logger, pino } from "pino";
import { type Pages, remixPages } from "../../server/pages/pages";
import { projectRoot } from "../../server/project-root";
import { mustBeBuilt } from "../../tools/build.mjs";

/** The real pages, as `tools/build.mjs` built them. Throws where it did not build these sources. */
export async function builtPages(
  logger: Logger = pino({ level: "silent" }),
): Promise<{ build: ServerBuild; pages: Pages }> {
  mustBeBuilt(projectRoot());
  const file = join(projectRoot(), "build/app/server/index.js");
  const build = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild;
  return { build, pages: remixPages(async () => build, "production", logger) };
}
