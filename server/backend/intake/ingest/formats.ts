import type { ParsedItem, Source } from "../../platform/db/shapes/raw-event";
import { parseChokepoints } from "../connectors/chokepoints/parse";
import { parseFeed } from "../connectors/feed/parse";
import { parseGdacs } from "../connectors/gdacs/parse";
import { type JsonMapping, parseJson } from "../connectors/json/parse";
import { parseMails } from "../connectors/mail/parse";
import { parsePage } from "../connectors/page/parse";
import { parseSitemap } from "../connectors/sitemap/parse";
import { parseTable, type TableMapping } from "../connectors/table/parse";
import { parseUsgs } from "../connectors/usgs/parse";
import { parseWarn } from "../connectors/warn/parse";
import type { Settings } from "./settings";

export const FORMATS = [
  "usgs",
  "gdacs",
  "warn",
  "chokepoints",
  "feed",
  "sitemap",
  "page",
  "mail",
  "json",
  "table",
] as const;
export type Format = (typeof FORMATS)[number];

/** A table or a JSON document cannot be read before somebody has said which column or field holds the title. */
export class MappingMissing extends Error {
  override readonly name = "MappingMissing";
}

export interface Readable {
  name: string;
  format: string;
  url: string | null;
  settings: Settings;
}

/** Throws `MappingMissing` for a table or a JSON document that nobody has said the columns or fields of. */
export function mustHaveMapping({ name, format, settings: { mapping, fields } }: Readable): void {
  if (format === "table" && !mapping) {
    throw new MappingMissing(`${name} needs to know which column holds the title: --map title=COLUMN`);
  }
  if (format === "json" && !fields) {
    throw new MappingMissing(`${name} needs to know its list and its titles: --map items=PATH --map title=FIELD`);
  }
}

/** Whether its reports are texts, which have to be read to know what they tell of. */
export const isNews = ({ format }: Pick<Readable, "format">): boolean => NEWS.has(format);

/** Whether it stands at a web address, which somebody else may own one day. */
export const isOfWeb = ({ format }: Pick<Readable, "format">): boolean => format !== "mail";

const NEWS = new Set(["feed", "sitemap", "page", "mail", "json"]);

/** What links of a source are relative to: one that is only a `#place` would carry the keys of its query to whoever reads the news. */
const baseOf = ({ url }: Readable): string | undefined => url?.replace(/[?#].*$/s, "");

/** The reports in a source of a connector's format. Throws `MappingMissing` where a mapping is needed. */
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
      return parseFeed(source, { url: baseOf(connector), sourceName: name });
    case "sitemap":
      return parseSitemap(source, { url: baseOf(connector), sourceName: name });
    case "page":
      return parsePage(source, { sourceName: name });
    case "mail":
      return parseMails(source, { sourceName: name });
    case "json":
      mustHaveMapping(connector);
      return parseJson(source, { sourceName: name, mapping: settings.fields as JsonMapping });
    case "table": {
      const { dateOrder, delimiter, language } = settings;
      mustHaveMapping(connector);
      const given = { dateOrder, delimiter, language };
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      return parseTable(source, { sourceName: name, mapping: settings.mapping as TableMapping, ...known });
    }
  }
}
