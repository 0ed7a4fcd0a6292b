import type { ParsedItem, Source } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { cut, limitsWith, type ParseLimits, withinLimits } from "../limits";
import { languageTag } from "../news/language-tag";
import { newsReport } from "../news/news-report";
import { type JsonElement, readArray } from "../reading/json-elements";
import { instantOf, instantOfEpoch } from "../values/instants";
import { oneLine, plainText } from "../values/plain-text";
import { webAddress } from "../values/web-address";

/** Where a service's answer has what: names with dots between them, `source.title`. Of an item but for `items`. */
export interface JsonMapping {
  /** Of the list of items in the document; a dot alone where the document is the list. */
  items: string;
  title: string;
  id?: string;
  summary?: string;
  url?: string;
  publishedAt?: string;
  updatedAt?: string;
  language?: string;
  /** Where it happened, as a code or an English name. The country of the publisher does not belong here. */
  country?: string;
  publisher?: string;
}

export interface JsonOptions {
  sourceName: string;
  mapping: JsonMapping;
  limits?: Partial<ParseLimits>;
}

/**
 * The answer of a news service whose fields are known. A service's own codes of events and themes stay among the raw fields: no
 * type is taken from them.
 */
export function parseJson(source: Source, options: JsonOptions): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(options.limits);
  return withinLimits(read(source, options, limits), limits);
}

async function* read(source: Source, options: JsonOptions, limits: ParseLimits): AsyncGenerator<ParsedItem, void> {
  for await (const element of readArray(source, options.mapping.items, limits)) {
    yield element.ok ? reportOf(element, options, limits) : element;
  }
}

function reportOf({ value, line, path }: JsonElement, { mapping, sourceName }: JsonOptions, limits: ParseLimits) {
  const told = (at: string | undefined): string =>
    cut(scalar(at === undefined ? null : valueAt(value, at)) ?? "", limits.fieldLength);
  const country = countryIso2(told(mapping.country));
  return newsReport(
    {
      id: told(mapping.id),
      sourceName: cut(sourceName, 200),
      title: oneLine(plainText(told(mapping.title))),
      summary: plainText(told(mapping.summary)),
      url: webAddress(told(mapping.url)),
      publishedAt: momentOf(told(mapping.publishedAt)),
      updatedAt: momentOf(told(mapping.updatedAt)),
      language: languageTag(told(mapping.language)),
      places: country === null ? [] : [{ kind: "country", iso2: country }],
      publisher: told(mapping.publisher),
      raw: Object.entries(value as object).map(([name, given]) => [name, scalar(given)]),
    },
    { line, path },
  );
}

/** GDELT writes `20240102T083000Z`; some services write seconds or milliseconds since 1970. */
function momentOf(text: string): string | null {
  const packed = /^(\d{4})(\d{2})(\d{2})T?(\d{2})(\d{2})(\d{2})Z?$/.exec(text);
  if (packed) {
    const [, year, month, day, hour, minute, second] = packed;
    return instantOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  }
  if (/^\d{10}$/.test(text)) return instantOfEpoch(Number(text) * 1000);
  return /^\d{13}$/.test(text) ? instantOfEpoch(Number(text)) : instantOf(text);
}

/** What an object has itself; of a list on the way its first element. */
function valueAt(item: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    const [inside] = Array.isArray(value) ? value : [value];
    if (typeof inside !== "object" || inside === null || !Object.hasOwn(inside, name)) return null;
    return (inside as Record<string, unknown>)[name];
  }, item);
}

const scalar = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;
