/** Where one customer's file lies: a name that we gave, never one that somebody sent. */
export interface FileKey {
  customerId: number;
  /** A UUID. */
  mappedFilename: string;
}

/** A whole file on this machine's disk, ready to be kept. */
export interface WholeFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Keeps bytes: in the data folder, or in a bucket. What it is asked for and cannot do, it throws as `StoreAway`. */
export interface FileStore {
  /** Takes the file over; resolves when it would survive a crash. Its own path may be gone afterwards. */
  put(key: FileKey, file: WholeFile): Promise<void>;
  /** Null where there is no such file. Whoever takes the stream reads it to its end or cancels it. */
  open(key: FileKey): Promise<{ size: number; content: ReadableStream<Uint8Array> } | null>;
  /** A file that is not there is removed already. */
  remove(key: FileKey): Promise<void>;
}

/** The place of the files does not answer, or says no to us. */
export class StoreAway extends Error {
  override readonly name = "StoreAway";
}
