import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type Engine, startEngine } from "../../../server/backend/platform/db/engine/start";

export interface OwnDatabase {
  /** For DATABASE_URL. */
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** A PostgreSQL server that belongs to no web server, as an operator's own would. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-own-db-"));
  const start = () => startEngine({ dataDir: folder, logger: pino({ level: "silent" }) });
  let engine: Engine = await start();
  const { host, user, database } = engine.connection;
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? "")}&port=5432`,
    stop: () => engine.stop(),
    async start() {
      engine = await start();
    },
    async remove() {
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
