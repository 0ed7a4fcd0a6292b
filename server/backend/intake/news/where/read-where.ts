import type { RawPlace } from "../../../platform/db/shapes/raw-event";
import type { Point } from "../../../reference/geo/distance";
import { divisionOf } from "../../../reference/geo/gazetteer/world-gazetteer";
import type { Finding, NewsText, Span } from "../types";
import { type Chosen, choose, type Neighbour, regionNameOf } from "./choose";
import { type Context, contextOf, georgiaOf, OF_REGION } from "./context";
import { NAMES_OF_PERSONS } from "./country-rows";
import { isDateline } from "./dateline";
import { type FieldWords, readFields } from "./field-words";
import { type Mention, mentionsIn } from "./mentions";
import { isNear } from "./near";
import { type Beside, besideOf } from "./part-of-name";
import { GIVEN_NAMES } from "./word-lists";

/** A place that a text names. A town is an address, by which sites in it are found, with the point that hazards reach from. */
export interface PlaceFinding extends Finding<RawPlace> {
  point: (Point & { precision: "town" | "county" }) | null;
}

/** What of the rest of reading tells where: the evidence of the type, and the country of the source, ISO 3166-1 alpha-2. */
export interface WhereContext {
  evidence: Span | null;
  homeCountry: string | null;
}

const RULE = "reading-places@1";
const MOST = 3;

/** Where it happened, the leading place first; at most three. Linear in what is read of a text (design 40, "Where"). */
export function readWhere(text: NewsText, language: string, context: WhereContext): PlaceFinding[] {
  const spoken = language.toLowerCase().split("-", 1)[0] ?? "";
  const fields = readFields(text, context.evidence);
  const mentions = fields.map((field) => mentionsIn(field, spoken));
  const known = contextOf(mentions.flat(), spoken, context.homeCountry);
  const read = mentions.flatMap((some) => told(some, mentions.flat(), known, spoken));
  const leading = read.filter((one) => mayLead(one));
  const named = leading.filter(({ dateline }) => !dateline);
  if (named.length > 0) return distinct(named).slice(0, MOST).map(found);
  const [written] = leading;
  return written && isInFirst(context.evidence, fields) ? [onlyCountry(written)] : [];
}

/** What a finding says of a place, for an event: a town's point beside its address, as notices of layoffs have both. */
export const placesOf = (findings: readonly PlaceFinding[]): RawPlace[] =>
  findings.flatMap(({ value, point }): RawPlace[] => (point ? [{ kind: "point", ...point }, value] : [value]));

interface Told {
  mention: Mention;
  chosen: Chosen;
  beside: Beside;
  dateline: boolean;
  adjective: boolean;
}

function told(some: readonly Mention[], all: readonly Mention[], context: Context, language: string): Told[] {
  // "Hagen Germany" is two places; "Jordan Peterson" is none, though both words are somewhere's name.
  const taken = new Set(
    some.filter(isWellKnown).flatMap(({ from, end }) => Array.from({ length: end - from }, (_, n) => from + n)),
  );
  return some.flatMap((mention, n): Told[] => {
    const beside = besideOf(mention, language, (at) => taken.has(at));
    const neighbours = neighboursOf(some, n, language);
    const rest = { mention, beside, dateline: isDateline(mention) };
    const chosen = whichOf(mention, beside, neighbours, all, context, language);
    return chosen ? [{ ...rest, chosen, adjective: mention.country?.adjective === true || beside.partOfName }] : [];
  });
}

const isWellKnown = ({ country, named, key }: Mention): boolean =>
  !GIVEN_NAMES.has(key) &&
  (country !== null ||
    named.some(({ place, own }) => own && (place.kind === "region" || place.inhabitants >= WELL_KNOWN)));
const WELL_KNOWN = 300_000;

function whichOf(
  mention: Mention,
  beside: Beside,
  neighbours: readonly Neighbour[],
  all: readonly Mention[],
  context: Context,
  language: string,
): Chosen | null {
  const { country, key } = mention;
  if (country) {
    if (beside.partOfName && NAMES_OF_PERSONS.has(key)) return null;
    const row = country.adjective ? "adjective" : "country";
    return { kind: "country", place: null, country: country.iso2, row };
  }
  if (key === "georgia" && !beside.partOfName) {
    const which = georgiaOf(all, context, language);
    if (which === "GE") return { kind: "country", place: null, country: "GE", row: "georgia" };
    return which ? { kind: "region", place: divisionOf("US", "GA"), country: "US", row: "georgia" } : null;
  }
  // "TX" by itself is anything.
  return key.length < 3 && key < "\u2e80" ? null : choose(mention, beside, neighbours, context);
}

/** Behind the name and a sign, "Paris, Texas", or behind "in"; before it in scripts without spaces, 广东省东莞市. */
function neighboursOf(some: readonly Mention[], n: number, language: string): Neighbour[] {
  const mention = some[n] as Mention;
  const next = some[n + 1];
  const previous = some[n - 1];
  const { words } = mention.in;
  const sentence = words.sentences[mention.from];
  if (next && words.sentences[next.from] === sentence) {
    const between = words.text.slice(words.ends[mention.end - 1], words.starts[next.from]);
    if (/^(?:, ?| ?\(| ?\/ ?|,? in | )$/.test(between)) {
      const its = wider(next, mention);
      if (its.length > 0) return its;
    }
  }
  const glued = previous && previous.end === mention.from && mention.key >= "\u2e80" && !words.broken[mention.from];
  return glued && language !== "" ? wider(previous, mention) : [];
}

function wider({ country, named, key }: Mention, of: Mention): Neighbour[] {
  if (country && !country.adjective) return [{ country: country.iso2, admin1: null }];
  if (of.country) return [];
  const georgia: Neighbour[] = key === "georgia" ? [{ country: "GE", admin1: null }] : [];
  const regions = named.filter(({ place }) => place.kind === "region");
  const towns = named.filter(({ place, own }) => place.kind === "town" && own);
  const isTown = (place: Chosen["place"]): boolean =>
    towns.some(
      (town) => town.place.country === place?.country && town.place.inhabitants > OF_REGION * place.inhabitants,
    );
  return [
    ...georgia,
    ...regions
      .filter(({ place }) => !isTown(place))
      .map(({ place: { country: iso2, admin1 } }) => ({ country: iso2, admin1 })),
  ];
}

const inEvidence = ({ mention: { in: field, from } }: Told): boolean =>
  field.words.sentences[from] === field.evidenceSentence;

const mayLead = (one: Told): boolean => {
  const { in: field, from } = one.mention;
  return (field.words.sentences[from] ?? 0) < field.leadingSentences || inEvidence(one);
};

/** Those that say where best, first; a country that a chosen town lies in says nothing more. */
function distinct(all: readonly Told[]): Told[] {
  const ordered = all
    .map((one, n) => ({ one, n, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || a.n - b.n)
    .map(({ one }) => one);
  return ordered.filter(
    ({ chosen }, n) =>
      !ordered.some((other, m) => m !== n && covers(other.chosen, chosen) && (m < n || !same(other.chosen, chosen))),
  );
}

function scoreOf(one: Told): number {
  const { chosen, beside, adjective, mention } = one;
  const zone = (inEvidence(one) ? 4 : 0) + (mention.in.field === "title" ? 2 : 0);
  const fineness = { town: 2, region: 1, country: 0 }[chosen.kind];
  return zone + fineness + (beside.preposition ? 2 : 0) - (adjective ? 3 : 0);
}

const same = (one: Chosen, other: Chosen): boolean =>
  one.country === other.country && one.kind === other.kind && one.place?.name === other.place?.name;

/** The finer one says all that the wider one does. */
function covers(finer: Chosen, wider: Chosen): boolean {
  if (finer.country !== wider.country) return false;
  if (same(finer, wider) || wider.kind === "country") return true;
  return wider.kind === "region" && finer.kind === "town" && finer.place?.admin1 === wider.place?.admin1;
}

/** Its town is where the reporter sits; where nothing else is named, its country is the likeliest still. */
function onlyCountry({ chosen, ...rest }: Told): PlaceFinding {
  return found({ ...rest, chosen: { kind: "country", place: null, country: chosen.country, row: "dateline" } });
}

function isInFirst(evidence: Span | null, fields: readonly FieldWords[]): boolean {
  return evidence !== null && fields.some(({ evidenceSentence }) => evidenceSentence === 0);
}

function found({ mention, chosen }: Told): PlaceFinding {
  const { place, country, kind, row } = chosen;
  const at = { by: "gazetteer" as const, rule: `${RULE}#${row}`, p: null, span: spanOf(mention) };
  if (place === null) return { ...at, value: { kind: "country", iso2: country }, point: null };
  const region = kind === "region" ? place.name : regionNameOf(place);
  const city = kind === "town" ? place.name : null;
  const text = [...new Set([city, region].filter((one) => one !== null))].join(", ");
  const precision = isNear(mention) ? "county" : "town";
  const point = kind === "town" ? ({ lat: place.lat, lon: place.lon, precision } as const) : null;
  return { ...at, value: { kind: "address", text, city, region, country }, point };
}

function spanOf({ in: { field, words }, from, end }: Mention): Span {
  const [start, stop] = [words.starts[from] ?? 0, words.ends[end - 1] ?? 0];
  return { field, start, end: stop, quote: words.text.slice(start, stop).slice(0, 150) };
}
