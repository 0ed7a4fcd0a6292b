import type { Logger } from "pino";
import type { BackendConfig } from "../backend-config";
import type { Database } from "../db/database";
import type { FileStore } from "../files/file-store";

/** What the embedded backend stands on. */
export interface BackendDeps {
  database: Database;
  logger: Logger;
  config: BackendConfig;
  files: FileStore;
  /** How to reach event sources; only tests say. */
  sourceFetch?: {
    mayReach: (address: string) => boolean;
    resolve: (host: string) => Promise<string[]>;
    pause: number;
    ca?: string;
  };
}
