import type { RawPlace } from "../../../platform/db/shapes/raw-event";
import type { Point } from "../../../reference/geo/distance";
import type { Finding, NewsText, Span } from "../types";
import { regionNameOf } from "./choose";
import { contextOf } from "./context";
import { type FieldWords, readFields } from "./field-words";
import { type Mention, mentionsIn } from "./mentions";
import { isNear } from "./near";
import { leadingFirst } from "./rank";
import { type Told, tellPlaces } from "./tell-places";

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
  const byField = fields.map((field) => mentionsIn(field, spoken));
  const all = byField.flat();
  const known = contextOf(all, spoken, context.homeCountry);
  const told = byField.flatMap((some) => tellPlaces(some, all, known, spoken));
  const named = told.filter(({ dateline }) => !dateline);
  if (named.length > 0) return leadingFirst(named).slice(0, MOST).map(found);
  const [written] = told;
  return written && isInFirst(context.evidence, fields) ? [onlyCountry(written)] : [];
}

/** What a finding says of a place, for an event: a town's point beside its address, as notices of layoffs have both. */
export const placesOf = (findings: readonly PlaceFinding[]): RawPlace[] =>
  findings.flatMap(({ value, point }): RawPlace[] => (point ? [{ kind: "point", ...point }, value] : [value]));

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
