import { createHash } from "node:crypto";
import type { EventKind } from "../../../platform/db/shapes/event-kinds";
import type { Translated } from "../../../platform/db/shapes/list-mapping";
import type { ParsedItem, RawPlace, SeverityInputs, Source } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { withContentHash } from "../content-hash";
import { cut, limitsWith, type ParseLimits, rawFields, refused, withinLimits } from "../limits";
import { type MappedRow, readMapped, titlesIn, translated } from "../reading/mapped-table";
import { pointOf } from "../values/coordinates";
import { type DateOrder, datesIn } from "../values/dates";
import { instantOf } from "../values/instants";
import { headcountIn, numberOf } from "../values/numbers";
import { oneLine, plainText } from "../values/plain-text";
import { webAddress } from "../values/web-address";

/** Which column holds what: titles as the file writes them, without regard to case. Only `title` is needed. */
export interface TableMapping {
  title: string;
  id?: string;
  revision?: string;
  summary?: string;
  url?: string;
  publishedAt?: string;
  updatedAt?: string;
  happenedAt?: string;
  endedAt?: string;
  kind?: Translated<EventKind>;
  latitude?: string;
  longitude?: string;
  radiusKm?: string;
  address?: string;
  city?: string;
  region?: string;
  country?: string;
  organization?: string;
  identifiers?: Readonly<Record<string, string>>;
  magnitude?: string;
  employeesAffected?: string;
  level?: string;
  cause?: string;
}

export interface TableParseOptions {
  sourceName: string;
  mapping: TableMapping;
  dateOrder?: DateOrder;
  delimiter?: string;
  language?: string;
  limits?: Partial<ParseLimits>;
}

/** Any delimited file whose columns are known. Delimiter and encoding are found out. */
export function parseTable(source: Source, options: TableParseOptions): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(options.limits);
  return withinLimits(read(source, options, limits), limits);
}

async function* read(
  source: Source,
  options: TableParseOptions,
  limits: ParseLimits,
): AsyncGenerator<ParsedItem, void> {
  for await (const row of readMapped(source, titlesIn({ ...options.mapping }), options.delimiter, limits)) {
    yield row.ok ? eventOf(row, options) : row;
  }
}

function eventOf(row: MappedRow, { mapping, sourceName, dateOrder, language }: TableParseOptions): ParsedItem {
  const { cell } = row;
  const moment = (title: string | undefined): string | null => momentOf(cell(title), dateOrder);
  const title = oneLine(cell(mapping.title));
  if (title === "")
    return refused({ position: { line: row.line, column: mapping.title }, message: "the row has no title" });
  const happenedAt = moment(mapping.happenedAt);
  if (happenedAt === null && /\S/.test(cell(mapping.happenedAt))) {
    const written = cell(mapping.happenedAt).slice(0, 60);
    // Whoever chose the wrong order would else have the days up to the 12th wrong, and learn it from nobody.
    const isTurned = dateOrder !== undefined && momentOf(cell(mapping.happenedAt)) !== null;
    const message = isTurned
      ? `"${written}" is no date with the ${ORDERS[dateOrder]} first`
      : `"${written}" is no date`;
    return refused({ position: { line: row.line, column: mapping.happenedAt ?? "" }, message });
  }
  const organization = oneLine(cell(mapping.organization));
  const identifiers = Object.entries(mapping.identifiers ?? {})
    .map(([type, column]) => ({ type, value: cell(column) }))
    .filter(({ value }) => value !== "");
  const address = addressOf(mapping, cell);
  return {
    ok: true,
    event: withContentHash({
      externalId: cut(cell(mapping.id), 300) || hash([title, happenedAt ?? "", cell(mapping.url), organization]),
      sourceName,
      kind: translated(mapping.kind, cell) ?? "report",
      revision: cell(mapping.revision) || null,
      updatedAt: moment(mapping.updatedAt),
      publishedAt: moment(mapping.publishedAt),
      happenedAt,
      period: happenedAt === null ? null : { from: happenedAt, to: moment(mapping.endedAt) },
      withdrawn: false,
      title,
      summary: plainText(cell(mapping.summary)),
      url: webAddress(cell(mapping.url)),
      severity: severityOf(mapping, cell),
      places: placesOf(mapping, cell, address),
      organizations:
        organization === ""
          ? []
          : [{ name: organization, role: "employer", otherNames: [], identifiers, address: address || null }],
      language: language ?? null,
      raw: rawFields(row.cells),
    }),
  };
}

type Cell = MappedRow["cell"];

const ORDERS: Record<DateOrder, string> = { "month-first": "month", "day-first": "day" };

/** Where nobody has said which comes first, what has one reading only has that, and 03/04/2026 is in March. */
function momentOf(text: string, order?: DateOrder): string | null {
  if (order !== undefined && isTurned(text, order)) return null;
  return /\d:\d|^\d{4}-/.test(text) ? instantOf(text, order) : (datesIn(text, order)[0] ?? null);
}

/** A date in figures that is none in the order that somebody chose. */
function isTurned(text: string, order: DateOrder): boolean {
  const [, first = "", second = ""] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}(?!\d)/.exec(text) ?? [];
  return Number(order === "month-first" ? first : second) > 12;
}

function severityOf(mapping: TableMapping, cell: Cell): SeverityInputs {
  const magnitude = numberOf(cell(mapping.magnitude));
  const employeesAffected = headcountIn(cell(mapping.employeesAffected));
  return {
    ...(magnitude !== null && { magnitude }),
    ...(employeesAffected !== null && { employeesAffected }),
    ...(cell(mapping.level) !== "" && { level: cut(oneLine(cell(mapping.level)), 200) }),
    ...(cell(mapping.cause) !== "" && { cause: cut(oneLine(cell(mapping.cause)), 200) }),
  };
}

function addressOf(mapping: TableMapping, cell: Cell): string {
  const parts = [mapping.address, mapping.city, mapping.region].map((title) => oneLine(cell(title)));
  return parts.filter((part) => part !== "").join(", ");
}

function placesOf(mapping: TableMapping, cell: Cell, address: string): RawPlace[] {
  const point = pointOf(cell(mapping.latitude), cell(mapping.longitude));
  const radiusKm = numberOf(cell(mapping.radiusKm));
  const country = countryIso2(cell(mapping.country));
  const city = oneLine(cell(mapping.city)) || null;
  const region = oneLine(cell(mapping.region)) || null;
  return [
    ...(point === null
      ? []
      : [{ kind: "point" as const, ...point, ...(radiusKm !== null && radiusKm > 0 && { radiusKm }) }]),
    ...(address === "" ? [] : [{ kind: "address" as const, text: address, city, region, country }]),
    ...(country === null ? [] : [{ kind: "country" as const, iso2: country }]),
  ];
}

const hash = (parts: string[]): string => createHash("sha256").update(parts.join("\u001f")).digest("hex").slice(0, 24);
