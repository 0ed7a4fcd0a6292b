import { realpath } from "node:fs/promises";
import type { Logger } from "pino";
import { addressOfRunning } from "./address";
import { EngineInUse } from "./engine-error";
import { type Engine, startEngine } from "./start";

/**
 * The database of a data folder for a command beside the server: the running server's own, which `stop` then leaves alone, or
 * one started for the command. Throws what `startEngine` throws, but not `EngineInUse`.
 */
export async function attachEngine(options: { dataDir: string; logger: Logger }): Promise<Engine> {
  try {
    return await startEngine(options);
  } catch (error) {
    if (!(error instanceof EngineInUse)) throw error;
    const { connection } = await addressOfRunning(await realpath(options.dataDir));
    return { connection, adopted: true, stop: async () => {} };
  }
}
