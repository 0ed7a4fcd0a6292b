import { z } from "zod";
import type { ParsedItem, Source } from "../../platform/db/shapes/raw-event";
import { isEventType } from "../../reference/catalogue/event-types";
import { parseChokepoints } from "../connectors/chokepoints/parse";
import { parseFeed } from "../connectors/feed/parse";
import { parseGdacs } from "../connectors/gdacs/parse";
import { parseTable } from "../connectors/table/parse";
import { parseUsgs } from "../connectors/usgs/parse";
import { parseWarn } from "../connectors/warn/parse";
import { tableMappingSchema } from "./table-mapping";

export const FORMATS = ["usgs", "gdacs", "warn", "chokepoints", "feed", "table"] as const;
export type Format = (typeof FORMATS)[number];

/** What a format wants to know beside the file; every field may be missing but a table's title. */
export const settingsSchema = z.object({
  /** Two letters: of a WARN file whose rows do not say it. */
  state: z.string().length(2).optional(),
  /** Of everything that the source tells; else by what each report is. */
  eventTypeId: z.string().refine(isEventType, "no event type").optional(),
  language: z.string().max(35).optional(),
  /** ISO 3166-1 alpha-2 of a source of news: where a town of a bare name lies. */
  homeCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Characters of a text that are kept around what it tells; 150 unless its licence allows more. */
  extract: z.int().min(0).max(300).optional(),
  dateOrder: z.enum(["month-first", "day-first"]).optional(),
  delimiter: z.string().length(1).optional(),
  mapping: tableMappingSchema.optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** A table cannot be read before somebody has said which column holds the title. */
export class MappingMissing extends Error {
  override readonly name = "MappingMissing";
}

export interface Readable {
  name: string;
  format: string;
  url: string | null;
  settings: Settings;
}

/** Throws `MappingMissing` for a table that nobody has said the columns of; answers null where none are needed. */
export function mustHaveMapping({ name, format, settings: { mapping } }: Readable) {
  if (format === "table" && !mapping) {
    throw new MappingMissing(`${name} needs to know which column holds the title: --map title=COLUMN`);
  }
  return mapping ?? null;
}

/** Whether its reports are texts, which have to be read to know what they tell of. */
export const isNews = ({ format }: Pick<Readable, "format">): boolean => format === "feed";

/** The reports in a source of a connector's format. Throws `MappingMissing` for a table without a mapping. */
export function readReports(connector: Readable, source: Source): AsyncIterable<ParsedItem> {
  const { name, settings } = connector;
  switch (connector.format as Format) {
    case "usgs":
      return parseUsgs(source);
    case "gdacs":
      return parseGdacs(source);
    case "warn":
      return parseWarn(source, { state: settings.state });
    case "chokepoints":
      return parseChokepoints(source);
    case "feed":
      return parseFeed(source, { url: connector.url ?? undefined, sourceName: name });
    case "table": {
      const { dateOrder, delimiter, language } = settings;
      const mapping = mustHaveMapping(connector);
      const given = { dateOrder, delimiter, language };
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      return parseTable(source, { sourceName: name, mapping: mapping as NonNullable<typeof mapping>, ...known });
    }
  }
}
