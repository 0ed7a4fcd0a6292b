import { minutes, seconds } from "~/time/duration";
import { inThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import { ImportRefused } from "../../reading/import-refused";
import type { FileRead, FileToRead } from "../run/file-reading";

/** The longest list, 200,000 rows, takes a minute of a processor that it has to itself. */
const LONGEST = minutes(5);
/** Megabytes: twice what other threads have, for what is kept of each of so many rows to tell which say the same. */
const MEMORY = 96;
/** Megabytes: a row leaves much behind and little of it is kept, and with the usual 4 a quarter of the time went into telling the two apart. */
const YOUNG = 16;

type Read = Exclude<FileRead, { type: "refused" }>;

/** What a thread reads in the file; a file that is refused, or costs more than any list may, throws ImportRefused. */
export async function* fileRead(
  input: FileToRead,
  sources: readonly (() => AsyncIterable<Uint8Array>)[],
): AsyncGenerator<Read, void> {
  try {
    for await (const read of inThread<FileRead>("intake/imports/steps/read-file", {
      input,
      sources,
      time: LONGEST,
      memory: MEMORY,
      young: YOUNG,
    })) {
      if (read.type === "refused") throw new ImportRefused(read.code, read.details);
      yield read;
    }
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.reason === "broken") throw error;
    const { reason, limit } = error;
    if (reason === "memory") throw new ImportRefused("tooMuchMemory", { params: { limit } });
    throw new ImportRefused("tooLong", { params: { limit: limit / seconds(1) } });
  }
}
