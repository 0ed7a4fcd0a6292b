import { minutes, seconds } from "~/time/duration";
import { failing } from "../../../intake/connectors/reading/failing-source";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import { inThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import type { ListFormat } from "./known-lists";
import type { ListFile } from "./list-file";
import type { ListRead, ListReading, ReadEntry } from "./list-reading";
import { ListRefused } from "./list-refused";
import type { OfacPart } from "./ofac-parts";

/** See `mappingFor`; read in a thread. Throws ListRefused. */
export async function mappingIn(
  file: ListFile,
  said: Partial<ListMapping> = {},
  before: ListMapping | null,
): Promise<ListMapping> {
  let mapping: ListMapping | null = null;
  for await (const read of reading({ ask: "mapping", name: file.name, said, before }, [file])) {
    if (read.type === "mapping") mapping = read.mapping;
  }
  if (!mapping) throw new Error("The thread has answered no mapping.");
  return mapping;
}

interface ListToRead {
  title: string;
  format: ListFormat;
  files: readonly ListFile[];
  parts: Partial<Record<OfacPart, ListFile>>;
  mapping: ListMapping | null;
}

/** See `parseList`; read in a thread. Throws ListRefused, and what a file that breaks off has thrown. */
export async function* entriesIn({
  title,
  format,
  files,
  parts,
  mapping,
}: ListToRead): AsyncGenerator<ReadEntry, void> {
  const said = Object.entries(parts) as [OfacPart, ListFile][];
  const all = [...files, ...said.map(([, file]) => file)];
  const asked: ListReading = {
    ask: "entries",
    ...{ title, format, mapping },
    names: all.map(({ name }) => name),
    parts: said.map(([part]) => part),
  };
  for await (const read of reading(asked, all)) if (read.type === "entries") yield* read.entries;
}

/** A call waits for it no longer. */
const LONGEST = minutes(1.5);
/** Megabytes: the parts of a list in several files are joined in memory. */
const MEMORY = 160;

async function* reading(
  asked: ListReading,
  files: readonly ListFile[],
): AsyncGenerator<Exclude<ListRead, { type: "refused" }>, void> {
  const sources = files.map((file) => () => failing(file.open()));
  try {
    for await (const read of inThread<ListRead>("risk/sanctions/lists/read-list", {
      input: asked,
      sources,
      time: LONGEST,
      memory: MEMORY,
    })) {
      if (read.type === "refused") throw new ListRefused(read.message);
      yield read;
    }
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.reason === "broken") throw error;
    const { reason, limit } = error;
    const most = reason === "time" ? `${limit / seconds(1)} seconds` : `${limit} MB of memory`;
    throw new ListRefused(
      `reading it takes more than ${most}; import it in parts, or with the columns that are needed only`,
    );
  }
}
