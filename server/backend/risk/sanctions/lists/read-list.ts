import type { OpenSource } from "../../../platform/threads/serve-thread";
import { entityJson } from "./entity-json";
import type { ListRead, ListReading, ReadEntry } from "./list-reading";
import { ListRefused } from "./list-refused";
import { mappingFor } from "./mapping-for";
import { parseList } from "./parse-list";

const ENTRIES_AT_ONCE = 200;
/** However long they are: whoever gets them answers others beside it. */
const CHARACTERS_AT_ONCE = 256 * 1024;

/** What a list's files hold. Runs in a thread; files that are refused are the last item. */
export async function* readList(reading: ListReading, open: OpenSource): AsyncGenerator<ListRead, void> {
  try {
    yield* reading.ask === "mapping" ? mappingIn(reading, open) : entriesIn(reading, open);
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    yield { type: "refused", message: error.message };
  }
}

async function* mappingIn(
  { name, said, before }: Extract<ListReading, { ask: "mapping" }>,
  open: OpenSource,
): AsyncGenerator<ListRead, void> {
  yield { type: "mapping", mapping: await mappingFor({ name, open: () => open(0) }, said, before) };
}

async function* entriesIn(
  { title, format, mapping, names, parts }: Extract<ListReading, { ask: "entries" }>,
  open: OpenSource,
): AsyncGenerator<ListRead, void> {
  const all = names.map((name, source) => ({ name, open: () => open(source) }));
  const files = all.slice(0, all.length - parts.length);
  const said = Object.fromEntries(parts.map((part, index) => [part, all[files.length + index]]));
  let entries: ReadEntry[] = [];
  let length = 0;
  for await (const item of parseList({ title, format, mapping, files, parts: said })) {
    const entry = item.ok ? ({ ok: true, id: item.entity.id, json: entityJson(item.entity) } as const) : item;
    entries.push(entry);
    length += entry.ok ? entry.json.length : 0;
    if (entries.length < ENTRIES_AT_ONCE && length < CHARACTERS_AT_ONCE) continue;
    yield { type: "entries", entries };
    [entries, length] = [[], 0];
  }
  if (entries.length > 0) yield { type: "entries", entries };
}
