import { TooManyRows } from "../../../intake/connectors/limits";
import { type ListReader, recogniseList } from "../../../intake/lists/recognise";
import type { ListedEntity } from "../../../platform/db/shapes/listed-entity";
import type { OpenSource } from "../../../platform/threads/serve-thread";
import { entityJson } from "./entity-json";
import type { ListFile } from "./list-file";
import type { FoundFile, ListRead, ListReading, ReadEntry } from "./list-reading";
import { ListRefused } from "./list-refused";
import { mappingsFor, titlesOf } from "./mapping-for";
import { partOf } from "./ofac-parts";
import { parseList } from "./parse-list";

const ENTRIES_AT_ONCE = 200;
/** However long they are: whoever gets them answers others beside it. */
const CHARACTERS_AT_ONCE = 256 * 1024;

/** What a list's files hold. Runs in a thread; files that are refused are the last item. */
export async function* readList(reading: ListReading, open: OpenSource): AsyncGenerator<ListRead, void> {
  const files = reading.names.map((name, source) => ({ name, open: () => open(source) }));
  try {
    if (reading.ask === "readers") {
      const readers: ListReader[] = [];
      for (const file of files) readers.push(await recogniseList(file.open()));
      yield { type: "readers", readers };
    } else if (reading.ask === "mappings") {
      yield { type: "mappings", mappings: await mappingsFor(files, reading.said, reading.before) };
    } else if (reading.ask === "files") {
      yield { type: "files", files: await filesOf(files, reading) };
    } else yield* entriesIn(reading, files);
  } catch (error) {
    const refusal = error instanceof TooManyRows ? ofRows(error) : error;
    if (!(refusal instanceof ListRefused)) throw refusal;
    yield { type: "refused", message: refusal.message, reason: refusal.reason };
  }
}

const ofRows = ({ most }: TooManyRows): ListRefused =>
  new ListRefused(`the files have more than ${most} rows, which are the most that are read`, {
    code: "tooManyRows",
    params: { most },
  });

/** What each file is within its list: a part of OFAC's, or a table with its titles. Throws ListRefused for a table that cannot be read. */
async function filesOf(
  files: readonly ListFile[],
  { format, titles }: Extract<ListReading, { ask: "files" }>,
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const file of files) {
    const part = format === "ofac" ? await partOf(file) : null;
    found.push({ name: file.name, part, columns: format === "table" ? await titlesOf(file, titles) : [] });
  }
  return found;
}

/** Throws ListRefused where a file cannot be read to its end: what was not read is not gone. */
async function* entriesIn(
  { title, format, mappings, parts }: Extract<ListReading, { ask: "entries" }>,
  all: readonly ListFile[],
): AsyncGenerator<ListRead, void> {
  const files = all.slice(0, all.length - parts.length);
  const said = Object.fromEntries(parts.map((part, index) => [part, all[files.length + index]]));
  let entries: ReadEntry[] = [];
  let length = 0;
  for await (const item of parseList({ title, format, mappings, files, parts: said })) {
    if (!item.ok && item.problem.restUnread) {
      throw new ListRefused(`it could not be read to its end: ${item.problem.message}`, { code: "cutOff" });
    }
    const entry = item.ok ? entryOf(item.entity) : item;
    entries.push(entry);
    length += entry.ok ? entry.json.length : 0;
    if (entries.length < ENTRIES_AT_ONCE && length < CHARACTERS_AT_ONCE) continue;
    yield { type: "entries", entries };
    [entries, length] = [[], 0];
  }
  if (entries.length > 0) yield { type: "entries", entries };
}

const entryOf = (entity: ListedEntity): ReadEntry => ({
  ok: true,
  id: entity.id,
  json: entityJson(entity),
  aliases: Math.max(0, entity.names.length - 1),
});
