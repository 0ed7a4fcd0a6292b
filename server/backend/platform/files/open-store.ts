import type { BackendConfig } from "../backend-config";
import { bucketStore } from "./bucket-store";
import type { FileStore } from "./file-store";
import { folderStore } from "./folder-store";

export type StoreConfig = Pick<BackendConfig, "dataDir" | "s3Url">;

/** The bucket of `S3_URL` where there is one, else the folder `files` in the data folder, which a backup takes along. */
export function fileStore(config: StoreConfig): FileStore {
  return config.s3Url ? bucketStore(config.s3Url) : folderStore(config.dataDir);
}
