import type { Logger } from "pino";
import type { Config } from "../../config";
import type { Database } from "./db/database";
import type { FileStore } from "./files/file-store";

/** What the embedded backend stands on. */
export interface BackendDeps {
  database: Database;
  logger: Logger;
  config: BackendConfig;
  files: FileStore;
}

/** The part of the configuration that handlers read. */
export type BackendConfig = Pick<
  Config,
  "demo" | "sessionSecret" | "stage" | "outgoingPrivate" | "dataDir" | "s3Url" | "uploadLimit"
> & {
  /** Absent where there is no support chat. */
  chat?: Config["chat"];
};
