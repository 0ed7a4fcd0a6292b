import { divisionOf } from "../../../reference/geo/gazetteer/world-gazetteer";
import { type Chosen, choose, type Neighbour } from "./choose";
import { type Context, georgiaOf } from "./context";
import { NAMES_OF_PERSONS } from "./country-rows";
import { isDateline } from "./dateline";
import type { Mention } from "./mentions";
import { neighboursOf } from "./neighbours";
import { type Beside, besideOf } from "./part-of-name";
import { GIVEN_NAMES } from "./word-lists";

/** A mention in a leading sentence, and which place it is. */
export interface Told {
  mention: Mention;
  chosen: Chosen;
  beside: Beside;
  dateline: boolean;
  adjective: boolean;
}

/** Of one field, `all` being the mentions of all fields. */
export function tellPlaces(
  some: readonly Mention[],
  all: readonly Mention[],
  context: Context,
  language: string,
): Told[] {
  // "Hagen Germany" is two places; "Jordan Peterson" is none, though both words are somewhere's name.
  const taken = new Set(
    some.filter(isWellKnown).flatMap(({ from, end }) => Array.from({ length: end - from }, (_, n) => from + n)),
  );
  return some.flatMap((mention, n): Told[] => {
    if (!mayLead(mention)) return [];
    const beside = besideOf(mention, language, (at) => taken.has(at));
    const neighbours = neighboursOf(some, n);
    const rest = { mention, beside, dateline: isDateline(mention) };
    const chosen = whichOf(mention, beside, neighbours, all, context, language);
    return chosen ? [{ ...rest, chosen, adjective: mention.country?.adjective === true || beside.partOfName }] : [];
  });
}

/** It must stand in the title, in the first sentences, or in that of the evidence; the rest only tells which country is meant. */
const mayLead = ({ in: field, from }: Mention): boolean => {
  const sentence = field.words.sentences[from] ?? 0;
  return sentence < field.leadingSentences || sentence === field.evidenceSentence;
};

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
