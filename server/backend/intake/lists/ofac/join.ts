import type { Source } from "../../../platform/db/shapes/raw-event";
import { type ParseLimits, type Refused, refused } from "../../connectors/limits";
import { ofacRecords } from "./records";

/** What stands in files of its own, by the number of the entry. */
export interface Parts {
  addresses: Map<string, [street: string, city: string, country: string][]>;
  aliases: Map<string, [type: string, name: string][]>;
  comments: Map<string, string>;
}

interface PartFiles {
  addresses?: Source | undefined;
  aliases?: Source | undefined;
  comments?: Source | undefined;
}

/** Fills the parts from their files and answers what is wrong in them. Bounded by the item limit, per file. */
export async function* joinParts(files: PartFiles, parts: Parts, limits: ParseLimits): AsyncGenerator<Refused, void> {
  yield* each("addresses", files.addresses, limits, ([id = "", , street = "", city = "", country = ""]) => {
    push(parts.addresses, id, [street, city, country]);
  });
  yield* each("aliases", files.aliases, limits, ([id = "", , type = "", name = ""]) => {
    push(parts.aliases, id, [type, name]);
  });
  yield* each("comments", files.comments, limits, ([id = "", text = ""]) => {
    const known = parts.comments.get(id) ?? "";
    if (known.length < limits.fieldLength) parts.comments.set(id, known + text);
  });
}

async function* each(
  path: string,
  source: Source | undefined,
  limits: ParseLimits,
  take: (cells: string[]) => void,
): AsyncGenerator<Refused, void> {
  if (source === undefined) return;
  let count = 0;
  for await (const record of ofacRecords(source, limits)) {
    if (!record.ok) yield refused({ ...record.problem, position: { ...record.problem.position, path } });
    else if (!/^\d{1,10}$/.test(record.cells[0] ?? "")) {
      yield refused({ position: { path, line: record.line, column: "ent_num" }, message: "the row names no entry" });
    } else if (++count > limits.items) {
      yield refused({
        position: { path, line: record.line },
        message: `left unread after ${limits.items} rows`,
        restUnread: true,
      });
      return;
    } else take(record.cells);
  }
}

const MOST_PARTS = 1_000;

function push<T>(map: Map<string, T[]>, id: string, value: T): void {
  const known = map.get(id);
  if (known === undefined) map.set(id, [value]);
  else if (known.length < MOST_PARTS) known.push(value);
}
