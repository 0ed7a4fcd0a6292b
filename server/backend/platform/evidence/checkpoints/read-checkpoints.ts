import { type Checkpoint, type Distrust, readCheckpoint } from "./checkpoint";
import { readBucketLines } from "./checkpoint-bucket";
import { checkpointFile, readLines } from "./checkpoint-folder";
import type { KeyPlace, PublicKey } from "./signing-key";

/** Where checkpoints are kept: the data folder, and the bucket where there is one. */
export interface CheckpointConfig extends KeyPlace {
  s3Url?: URL | undefined;
}

/** A line that counts for nothing, by its place and number. */
export interface Distrusted {
  place: string;
  line: number;
  why: Exclude<Distrust, "unfinished"> | "other-customer";
}

export interface Read {
  checkpoints: Checkpoint[];
  distrusted: Distrusted[];
}

/** What the data folder and the bucket know of a customer's ledger. Throws `StoreAway` where the bucket does not answer. */
export async function readCheckpoints(
  { dataDir, s3Url }: CheckpointConfig,
  customerId: number,
  keys: readonly PublicKey[],
): Promise<Read> {
  const folder = readAll(await readLines(dataDir, customerId), checkpointFile(dataDir, customerId), keys, customerId);
  if (!s3Url) return folder;
  const bucket = readAll(await readBucketLines(s3Url, customerId), "the bucket", keys, customerId);
  return {
    checkpoints: [...folder.checkpoints, ...bucket.checkpoints],
    distrusted: [...folder.distrusted, ...bucket.distrusted],
  };
}

/** The checkpoints in `lines`; with `customerId` those of others do not count. Lines that a crash cut off are left out silently. */
export function readAll(
  lines: readonly string[],
  place: string,
  keys: readonly PublicKey[],
  customerId?: number,
): Read {
  const found: Read = { checkpoints: [], distrusted: [] };
  for (const [index, line] of lines.entries()) {
    const read = readCheckpoint(line, keys);
    if (read === "unfinished") continue;
    if (typeof read === "string") found.distrusted.push({ place, line: index + 1, why: read });
    else if (customerId !== undefined && read.customer !== customerId)
      found.distrusted.push({ place, line: index + 1, why: "other-customer" });
    else found.checkpoints.push(read);
  }
  return found;
}
