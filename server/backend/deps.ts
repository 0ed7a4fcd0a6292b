import type { Logger } from "pino";
import type { Config } from "../config";
import type { Database } from "./db/database";

/** What the embedded backend stands on. */
export interface BackendDeps {
  database: Database;
  logger: Logger;
  config: Pick<Config, "demo">;
}
