import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import { type Logger, pino } from "pino";
import { type Pages, remixPages } from "../../server/pages/pages";
import { builtProduct } from "./product-folder";

/** The real pages, `below` a path or at the root, as `tools/build.mjs` built them, of the product under test. Throws where it did not build these sources. */
export async function builtPages(
  logger: Logger = pino({ level: "silent" }),
  below = "",
): Promise<{ build: ServerBuild; pages: Pages }> {
  const file = join(builtProduct(), "build/app/server/index.js");
  const build = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild;
  return { build, pages: remixPages(async () => build, "production", logger, below) };
}
