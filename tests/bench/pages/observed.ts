import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Serving } from "../../../tools/test/serving.mjs";

/** What a process has done since it began; `cpu` in milliseconds, of all its threads. */
export interface Figures {
  queries: number;
  calls: number;
  cpu: number;
}

/** What a server that is to be observed is started with. One process: figures of another would be missing. */
export const OBSERVED = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "observe.mjs")).href}`,
  WEB_CONCURRENCY: "1",
};

/** Reads the figures of a server that was started with `OBSERVED`. */
export function figuresOf({ said }: Serving): () => Promise<Figures> {
  const address = said().flatMap((line) => /^Figures are at (\S+)/.exec(line)?.[1] ?? [])[0];
  if (!address) throw new Error("The server was started without its observer");
  return async () => (await fetch(address)).json() as Promise<Figures>;
}
