import { createHash } from "node:crypto";
import type { ListedDate, ListedEntity, ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { limitsWith, type ParseLimits, type Refused, refused, withinLimits } from "../../connectors/limits";
import { readTable, type TableRow } from "../../connectors/reading/table";
import { dateIn } from "../../connectors/values/dates";
import { addressOf, buildEntity, nameOf } from "../build-entity";
import { kindByWords } from "../kind-by-words";

export const BIS = "BIS Denied Persons";

/**
 * The Denied Persons List of the US Bureau of Industry and Security: text with tabs, one row per address. Rows of one
 * name and one order are one entry. The file has no numbers, so an entry is known by its name and the order's day.
 */
export function parseBis(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

const TITLES = new Set(
  "name|street_address|city|state|country|postal_code|effective_date|expiration_date|standard_order|last_update|action|fr_citation".split(
    "|",
  ),
);
/** Whether a title is one of this list. */
export const isBisTitle = (title: string): boolean => TITLES.has(key(title));

const key = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, "_");

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  const entities = new Map<string, ListedEntity>();
  let rows = 0;
  for await (const row of readTable(source, { recognises: isBisTitle, needs: 3, whole: true }, limits)) {
    if (row.ok && ++rows > limits.items) {
      yield refused({
        position: { line: row.line },
        message: `left unread after ${limits.items} rows`,
        restUnread: true,
      });
      break;
    }
    const entity = row.ok ? entityOf(row) : row;
    if ("ok" in entity) yield entity;
    else entities.set(entity.id, joined(entities.get(entity.id), entity));
  }
  for (const entity of entities.values()) yield { ok: true, entity };
}

function entityOf(row: TableRow): ListedEntity | Refused {
  const byKey = new Map([...row.cells].map(([title, value]) => [key(title), value]));
  const cell = (title: string): string => byKey.get(title) ?? "";
  const wrong = (column: string, message: string): Refused =>
    refused({ position: { line: row.line, column }, message });
  const name = nameOf(cell("name"), "primary");
  if (name === null) return wrong("Name", "the row has no name");
  const from = dateIn(cell("effective_date"));
  if (from === null) return wrong("Effective_Date", `"${cell("effective_date").slice(0, 40)}" is no date`);
  // An empty country is written for most addresses in the United States.
  const country = cell("country") || (cell("state") === "" ? "" : "US");
  const region = [cell("state"), cell("postal_code")].filter(Boolean).join(" ");
  const address = addressOf([cell("street_address"), cell("city"), region], null, country);
  const dates: ListedDate[] = [{ type: "effective", value: from }];
  const until = dateIn(cell("expiration_date"));
  const updated = dateIn(cell("last_update"));
  if (until !== null) dates.push({ type: "expires", value: until });
  if (updated !== null) dates.push({ type: "updated", value: updated });
  return buildEntity({
    id: createHash("sha256").update(`${name.text.toLowerCase()}\u001f${from}`).digest("hex").slice(0, 24),
    listName: BIS,
    kind: kindByWords(name.text, cell("street_address")),
    names: [name],
    countries: [],
    addresses: address === null ? [] : [{ ...address, city: cell("city") || null }],
    identifiers: [],
    dates,
    programs: [cell("standard_order").toUpperCase() === "N" ? "Non-standard denial" : "Standard denial"],
    linkedTo: [],
    remarks: [cell("action"), cell("fr_citation")].filter(Boolean).join("; "),
    listedOn: from,
  });
}

function joined(known: ListedEntity | undefined, next: ListedEntity): ListedEntity {
  if (known === undefined) return next;
  return buildEntity({
    ...known,
    kind: known.kind === "unknown" ? next.kind : known.kind,
    addresses: [...known.addresses, ...next.addresses],
    dates: [...known.dates, ...next.dates],
    countries: [...known.countries, ...next.countries],
    remarks: known.remarks.includes(next.remarks) ? known.remarks : `${known.remarks}; ${next.remarks}`,
  });
}
