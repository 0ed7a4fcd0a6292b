import type { Config } from "../../config";

/** The part of the configuration that handlers read. */
export type BackendConfig = Pick<
  Config,
  | "demo"
  | "sessionSecret"
  | "stage"
  | "outgoingPrivate"
  | "dataDir"
  | "s3Url"
  | "uploadLimit"
  | "trustProxy"
  | "callsPerMinute"
  | "listsManagedBy"
> & {
  /** Absent where there is no support chat. */
  chat?: Config["chat"];
};
