import { minutes, seconds } from "~/time/duration";
import { failing } from "../../../intake/connectors/reading/failing-source";
import type { ListReader } from "../../../intake/lists/recognise";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import { inThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import type { ListFormat } from "./known-lists";
import type { ListFile } from "./list-file";
import type { FoundFile, ListRead, ListReading, ReadEntry } from "./list-reading";
import { ListRefused } from "./list-refused";
import type { FileMapping } from "./mapping-for";
import type { OfacPart } from "./ofac-parts";

/** Of which list each file is, by what it holds; read in a thread. */
export async function readersIn(files: readonly ListFile[]): Promise<ListReader[]> {
  let readers: ListReader[] = [];
  for await (const read of reading({ ask: "readers", names: files.map(({ name }) => name) }, files)) {
    if (read.type === "readers") readers = read.readers;
  }
  return readers;
}

/** See `mappingsFor`; read in a thread. Throws ListRefused. */
export async function mappingsIn(
  files: readonly ListFile[],
  said: Partial<ListMapping> = {},
  before: ListMapping | null,
): Promise<FileMapping[]> {
  let mappings: FileMapping[] = [];
  for await (const read of reading({ ask: "mappings", names: files.map(({ name }) => name), said, before }, files)) {
    if (read.type === "mappings") mappings = read.mappings;
  }
  return mappings;
}

/** See `FoundFile`; read in a thread. Throws ListRefused. */
export async function filesIn(
  files: readonly ListFile[],
  { format, titles }: { format: ListFormat; titles: string[] },
): Promise<FoundFile[]> {
  let found: FoundFile[] = [];
  const names = files.map(({ name }) => name);
  for await (const read of reading({ ask: "files", names, format, titles }, files)) {
    if (read.type === "files") found = read.files;
  }
  return found;
}

interface ListToRead {
  title: string;
  format: ListFormat;
  files: readonly ListFile[];
  parts: Partial<Record<OfacPart, ListFile>>;
  mappings: FileMapping[];
}

/** See `parseList`; read in a thread. Throws ListRefused, and what a file that breaks off has thrown. */
export async function* entriesIn({
  title,
  format,
  files,
  parts,
  mappings,
}: ListToRead): AsyncGenerator<ReadEntry, void> {
  const said = Object.entries(parts) as [OfacPart, ListFile][];
  const all = [...files, ...said.map(([, file]) => file)];
  const asked: ListReading = {
    ask: "entries",
    ...{ title, format, mappings },
    names: all.map(({ name }) => name),
    parts: said.map(([part]) => part),
  };
  for await (const read of reading(asked, all)) if (read.type === "entries") yield* read.entries;
}

/** A call waits for it no longer. */
const LONGEST = minutes(1.5);
/** Megabytes: the parts of a list in several files are joined in memory. A British list of 5,200 entries in 24,000 rows (28 MB) is read with 24. */
const MEMORY = 28;

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
      if (read.type === "refused") throw new ListRefused(read.message, read.reason);
      yield read;
    }
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.reason === "broken") throw error;
    const { reason, limit } = error;
    const most = reason === "time" ? `${limit / seconds(1)} seconds` : `${limit} MB of memory`;
    throw new ListRefused(
      `reading it takes more than ${most}; import it in parts, or with the columns that are needed only`,
      { code: "tooMuch" },
    );
  }
}
