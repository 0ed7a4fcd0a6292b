import type { OpenSource } from "../../../platform/threads/serve-thread";
import type { ListRead, ListReading } from "./list-reading";
import { ListRefused } from "./list-refused";
import { mappingFor } from "./mapping-for";
import { parseList } from "./parse-list";

const ITEMS_AT_ONCE = 200;

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
  let items: Extract<ListRead, { type: "items" }>["items"] = [];
  for await (const item of parseList({ title, format, mapping, files, parts: said })) {
    items.push(item);
    if (items.length < ITEMS_AT_ONCE) continue;
    yield { type: "items", items };
    items = [];
  }
  if (items.length > 0) yield { type: "items", items };
}
