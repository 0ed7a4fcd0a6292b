import { countryIso2 } from "../../../reference/countries/country-iso2";
import { findLegalForms } from "../../../reference/names/find-legal-forms";
import { foldName } from "../../../reference/names/fold-name";
import { stateIn } from "../../connectors/warn/states";
import { adjoins, isCapital, type Token } from "./tokens";

/** A gazetteer, or any other list of names of places. */
export interface PlaceNames {
  /** Whether a folded name of one to four words is that of a town, a region or another place. */
  has(folded: string): boolean;
}

/** Marks what the event itself says are names, and what the shape of the text says are. */
export function markNames(tokens: Token[], known: readonly string[], places: PlaceNames | null): void {
  markKnown(tokens, known);
  for (const [at, token] of tokens.entries()) {
    if (isPartOfLand(tokens, at)) markBack(tokens, at, TOWN_WORDS);
    if (isRoad(tokens, at) || isLegalForm(token)) markBack(tokens, at, NAME_WORDS);
  }
  if (places) markPlaces(tokens, places);
}

const TOWN_WORDS = 4;
const NAME_WORDS = 6;

/** Names that are known from columns of their own, without their legal forms. */
function markKnown(tokens: Token[], known: readonly string[]): void {
  const words = tokens.flatMap((token) => token.words.map((word) => ({ word, token })));
  for (const name of known) {
    const full = foldName(name).split(" ").filter(Boolean);
    const core = withoutForms(full);
    for (const wanted of core.length < full.length ? [full, core] : [full]) {
      if (wanted.length === 0) continue;
      for (let from = 0; from + wanted.length <= words.length; from++) {
        const found = words.slice(from, from + wanted.length);
        if (!found.every(({ word }, n) => word === wanted[n])) continue;
        // One word in lower case is the thing: "cotton" is no name of the Cotton Company.
        if (wanted.length === 1 && found[0]?.token.case === "lower") continue;
        for (const { token } of found) token.name = true;
      }
    }
  }
}

function withoutForms(words: readonly string[]): string[] {
  const { taken } = findLegalForms(words);
  return words.filter((_, n) => !taken[n]);
}

/** "Sugar Land, TX", "Coal City, Illinois", "Cotton, Ghana": what stands before the state or country is a place. */
function isPartOfLand(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at + 1];
  if (!token || !/^\s*,\s*$/.test(token.before)) return false;
  const after = tokens[at + 2];
  const ends = !after || after.first || /[,;)]/.test(after.before) || /^\d{5}$/.test(after.raw);
  if (/^[A-Za-z]{2}$/.test(token.raw)) {
    return stateIn(token.raw) !== null && (token.case === "upper" || (token.case === "lower" && ends));
  }
  if (!isCapital(token)) return false;
  const two = after && adjoins(after) ? `${token.raw} ${after.raw}` : null;
  return [token.raw, two].some((land) => land !== null && (stateIn(land) !== null || countryIso2(land) !== null));
}

const ROADS =
  /^(?:st|street|rd|road|ave|avenue|blvd|boulevard|dr|drive|ln|lane|hwy|highway|pkwy|parkway|pike|turnpike|ct|court|cir|circle|way|loop|trail|trl|plaza|terrace|stra(?:ss|ß)e|str|weg|platz|allee|rue|avenida|calle|via)$/i;

function isRoad(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return !!token && at > 0 && ROADS.test(token.raw) && adjoins(token) && (isCapital(token) || numberBefore(tokens, at));
}

function numberBefore(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ raw }) => /^\d+[A-Za-z]?$/.test(raw));
}

const isLegalForm = (token: Token): boolean =>
  isCapital(token) && token.words.length === 1 && withoutForms(["x", ...token.words]).length === 1;

/** The token and the names before it, as far as they belong together; where all is in one case three words are taken. */
function markBack(tokens: Token[], at: number, most: number): void {
  const capital = isCapital(tokens[at]) && tokens[at]?.case !== "upper";
  const least = at - (capital ? most : SHORT_NAME) + 1;
  for (let n = at; n >= Math.max(0, least); n--) {
    const [before, token] = [tokens[n - 1], tokens[n]];
    if (!token) return;
    token.name = true;
    // "Cotton On, Inc.": a comma before the legal form.
    const together = adjoins(token) || (n === at && most === NAME_WORDS && /^,\s*$/.test(token.before));
    if (token.first || !before || !together || !joins(tokens, n - 1, capital)) return;
  }
}

function joins(tokens: readonly Token[], n: number, capital: boolean): boolean {
  const token = tokens[n];
  if (!capital || isCapital(token) || token?.case === "none") return true;
  return CONNECTING.has(token?.raw ?? "") && isCapital(tokens[n - 1]);
}

const SHORT_NAME = 3;
const CONNECTING = new Set(["of", "and", "the", "de", "du", "la", "von", "di", "y", "et"]);

/** The longest names of places in capitals; a word in lower case is none. */
function markPlaces(tokens: Token[], places: PlaceNames): void {
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 4; length > 0; length--) {
      const run = tokens.slice(at, at + length);
      if (run.length < length || !run.every(isCapital) || !run.slice(1).every(adjoins)) continue;
      if (!places.has(run.flatMap(({ words }) => words).join(" "))) continue;
      for (const token of run) token.name = true;
      break;
    }
  }
}
