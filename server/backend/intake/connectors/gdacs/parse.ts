import type { ParsedItem, RawEvent, Source } from "../../../platform/db/shapes/raw-event";
import { withContentHash } from "../content-hash";
import { cut, limitsWith, type ParseLimits, rawFields, refused, withinLimits } from "../limits";
import { childrenOf, textIn, type XmlElement } from "../reading/xml-element";
import { type FoundElement, readElements } from "../reading/xml-elements";
import { instantOf } from "../values/instants";
import { oneLine, plainText } from "../values/plain-text";
import { webAddress } from "../values/web-address";
import { capEvent } from "./cap-event";
import { kindOfCode, kindOfWords } from "./hazard";
import { placesOf } from "./places";
import { severityOf } from "./severity";

export const GDACS = "GDACS";

/**
 * The RSS of the Global Disaster Alert and Coordination System, with its own, GeoRSS and CAP elements, or a CAP 1.1 or
 * 1.2 document by itself. An event keeps its id over its episodes; the episode is its revision.
 */
export function parseGdacs(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

const WANTED = new Set(["item", "entry", "alert"]);

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ParsedItem, void> {
  for await (const found of readElements(source, WANTED, limits)) {
    if (!found.ok) yield found;
    else yield found.element.name === "alert" ? capEvent(found, GDACS) : eventOf(found);
  }
}

function eventOf({ element: item, line, path, language }: FoundElement): ParsedItem {
  const wrong = (name: string, message: string): ParsedItem =>
    refused({ position: { line, path: `${path}/${name}` }, message });
  const code = textIn(item, "eventtype")?.toUpperCase() ?? "";
  const title = oneLine(textIn(item, "title") ?? "");
  const kind = kindOfCode(code) ?? kindOfWords(title);
  if (kind === null) return wrong("eventtype", `"${cut(code, 20)}" is no hazard known here`);
  const eventId = textIn(item, "eventid");
  const externalId = eventId !== null && code !== "" ? `${code}${eventId}` : textIn(item, "guid", "id");
  if (externalId === null) return wrong("eventid", "the item has neither an event id nor a guid");
  if (title === "") return wrong("title", "the item has no title");
  const publishedAt = instantOf(textIn(item, "pubdate", "published", "updated") ?? "");
  const period = periodOf(item, publishedAt);
  const event: Omit<RawEvent, "contentHash"> = {
    externalId: cut(externalId, 200),
    sourceName: GDACS,
    kind,
    revision: revisionOf(item),
    updatedAt: instantOf(textIn(item, "datemodified") ?? "") ?? publishedAt,
    publishedAt,
    happenedAt: period?.from ?? publishedAt,
    period,
    withdrawn: false,
    title,
    summary: plainText(textIn(item, "description", "summary") ?? ""),
    url: webAddress(textIn(item, "link") ?? linkOf(item)),
    severity: severityOf(item, kind),
    places: placesOf(item),
    organizations: [],
    language: language ?? "en",
    raw: rawFields(item.children.map(({ name, text }) => [name, text.trim()])),
  };
  return { ok: true, event: withContentHash(event) };
}

/** While an event goes on, its end is the time of the last look at it: that is no end. */
function periodOf(item: XmlElement, publishedAt: string | null): RawEvent["period"] {
  const from = instantOf(textIn(item, "fromdate") ?? "");
  const to = instantOf(textIn(item, "todate") ?? "");
  if (from === null) return null;
  return { from, to: to === null || to < from || (to === publishedAt && to !== from) ? null : to };
}

function revisionOf(item: XmlElement): string | null {
  const parts = [textIn(item, "episodeid"), textIn(item, "version")].filter((part) => part !== null);
  return parts.length === 0 ? null : cut(parts.join("."), 100);
}

const linkOf = (item: XmlElement): string | null => childrenOf(item, "link")[0]?.attributes.href ?? null;
