import type { ParsedItem, Source } from "../../../platform/db/shapes/raw-event";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../limits";
import { languageTag } from "../news/language-tag";
import { newsReport, tombstone } from "../news/news-report";
import { childrenOf, textIn, wholeText, type XmlElement } from "../reading/xml-element";
import { type FoundElement, readElements } from "../reading/xml-elements";
import { areasOf } from "../values/areas";
import { pointOf } from "../values/coordinates";
import { instantOf } from "../values/instants";
import { oneLine, plainText } from "../values/plain-text";
import { webAddress } from "../values/web-address";

export interface FeedOptions {
  limits?: Partial<ParseLimits>;
  /** Where the feed came from: relative links start there. */
  url?: string | undefined;
  /** Instead of the feed's own title. */
  sourceName?: string | undefined;
}

/** RSS 0.9x, 1.0 and 2.0 and Atom. What a text is about is not decided here: every event is a `report`. */
export function parseFeed(source: Source, options: FeedOptions = {}): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(options.limits);
  return withinLimits(read(source, options, limits), limits);
}

/** The items, and what stands beside them and speaks for all of them. */
const WANTED = new Set(["item", "entry", "deleted-entry", "title", "link", "language", "id"]);
const ITEMS = new Set(["item", "entry"]);

/** Of RFC 6721: what a feed no longer tells. */
const TOMBSTONES = "http://purl.org/atompub/tombstones/1.0";

interface Feed {
  title: string;
  link: string | null;
  language: string | null;
}

async function* read(source: Source, options: FeedOptions, limits: ParseLimits): AsyncGenerator<ParsedItem, void> {
  const feed: Feed = { title: options.sourceName ?? "", link: webAddress(options.url), language: null };
  const last = { path: "", line: 1 };
  let found = false;
  for await (const one of readElements(source, WANTED, limits)) {
    if (!one.ok) yield one;
    else if (ITEMS.has(one.element.name)) {
      found = true;
      yield eventOf(one, feed);
    } else if (one.element.namespace === TOMBSTONES) {
      found = true;
      yield deletedOf(one, feed);
    } else {
      // In RSS 1.0 the items stand beside the channel; nothing else is two deep.
      if (/^(?:rss\/channel|feed|rdf\/channel|channel)\/[a-z]+$/.test(one.path)) note(feed, one);
      found ||= /^(?:rss|feed|rdf)\//.test(one.path);
      Object.assign(last, { path: one.path, line: one.line });
    }
  }
  if (!found) yield refused({ position: { line: last.line, path: last.path }, message: "this is no RSS and no Atom" });
}

function note(feed: Feed, { element, language }: FoundElement): void {
  const text = oneLine(element.text);
  if (element.name === "title" && feed.title === "") feed.title = cut(plainText(text), 200);
  if (element.name === "language") feed.language ??= languageTag(text);
  if (element.name === "link" && (element.attributes.rel ?? "alternate") === "alternate") {
    feed.link ??= webAddress(text || element.attributes.href);
  }
  feed.language ??= languageTag(language);
}

function eventOf({ element: item, line, path, language, base }: FoundElement, feed: Feed): ParsedItem {
  const from = webAddress(base, feed.link) ?? feed.link;
  const url = webAddress(linkOf(item), from);
  const title = titleOf(item);
  const summary = summaryOf(item);
  const publishedAt = dateOf(item, "pubdate", "published", "date", "issued", "created");
  return newsReport(
    {
      id: firstWritten(textIn(item, "guid", "id"), item.attributes.about),
      sourceName: feed.title || "Feed",
      title,
      summary,
      url,
      publishedAt,
      updatedAt: dateOf(item, "updated", "modified"),
      language: languageTag(textIn(item, "language") ?? language) ?? feed.language,
      places: [...pointIn(item), ...areasOf(item)],
      publisher: textIn(item, "source", "publisher"),
      raw: item.children.map(({ name, text }) => [name, text.trim()]),
    },
    { line, path },
  );
}

function deletedOf({ element, line, path }: FoundElement, feed: Feed): ParsedItem {
  const { ref = "", when = "" } = element.attributes;
  const said = element.children.map(({ name, text }): [string, string] => [name, text.trim()]);
  return tombstone(
    { id: ref, sourceName: feed.title || "Feed", when: instantOf(when), raw: [["ref", ref], ["when", when], ...said] },
    { line, path },
  );
}

/** An empty name would make all that have it one item. */
function firstWritten(...names: (string | null | undefined)[]): string | null {
  return names.map((name) => oneLine(name ?? "")).find((name) => name !== "") ?? null;
}

/** RSS has the address as text, Atom as an attribute; a permanent guid is an address too. */
function linkOf(item: XmlElement): string | null {
  const links = childrenOf(item, "link");
  const named = links.find(
    ({ attributes }) => attributes.href !== undefined && (attributes.rel ?? "alternate") === "alternate",
  );
  const written = links.find(({ text }) => text.trim() !== "");
  const guid = childrenOf(item, "guid").find(({ attributes }) => attributes.ispermalink !== "false");
  const address = written?.text ?? named?.attributes.href ?? (webAddress(guid?.text) === null ? null : guid?.text);
  return address ?? item.attributes.about ?? null;
}

/** Of a heading that somebody reads; more of it is a text. */
const LONGEST_TITLE = 1_000;

/** Titles are text in RSS, and yet many feeds write HTML into them. */
function titleOf(item: XmlElement): string {
  const title = childrenOf(item, "title").find((one) => wholeText(one).trim() !== "");
  return title === undefined ? "" : cut(oneLine(plainText(wholeText(title))), LONGEST_TITLE);
}

function summaryOf(item: XmlElement): string {
  for (const name of ["description", "summary", "encoded", "content"]) {
    const element = childrenOf(item, name).find((one) => wholeText(one).trim() !== "");
    if (element !== undefined) return plainText(wholeText(element));
  }
  return "";
}

function dateOf(item: XmlElement, ...names: string[]): string | null {
  return instantOf(textIn(item, ...names) ?? "");
}

function pointIn(item: XmlElement): { kind: "point"; lat: number; lon: number }[] {
  const [lat, lon] = textIn(item, "point")?.split(/[\s,]+/) ?? [];
  const point = pointOf(lat, lon) ?? pointOf(textIn(item, "lat"), textIn(item, "long", "lon"));
  return point === null ? [] : [{ kind: "point", ...point }];
}
