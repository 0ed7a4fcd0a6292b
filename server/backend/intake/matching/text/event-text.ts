import type { MatchedEvent } from "../load-events";
import { markNames, type PlaceNames } from "./mark-names";
import { adjoins, isCapital, type Token, tokensOf } from "./tokens";

/** What an event says in words, with the names in it told apart from what it is about. */
export interface EventText {
  /** Lines and sentences: whether letters are written as usual is judged for each. */
  segments: Segment[];
  /** BCP 47; null when the source does not say it. */
  language: string | null;
}

interface Segment {
  tokens: Token[];
  /** Its folded words in their order, each with the place of its token, and the places of each: a text is asked about hundreds of goods. */
  words: { word: string; n: number }[];
  places: ReadonlyMap<string, number[]>;
  /** Nearly all words begin with a capital: it tells no name from a thing. */
  allCapitals: boolean;
}

type Told = Pick<MatchedEvent, "title" | "summary" | "organizations" | "places"> & { language?: string | null };

/** Headline and first lines say what it is about; names are those of the event's organizations and places, and by their shape. */
export function eventText(event: Told, places: PlaceNames | null = null): EventText {
  const known = [
    ...event.organizations.flatMap(({ name, otherNames }) => [name, ...otherNames]),
    ...event.places.flatMap(({ place }) =>
      place.kind === "address" ? [place.city, place.region, ...place.text.split(",")] : [],
    ),
  ].filter((name) => name !== null && name.trim().length > 2) as string[];
  const lines = [event.title, ...event.summary.slice(0, LONGEST).split(/\n+/)].filter((line) => line.trim() !== "");
  const segments = lines.map((line) => {
    const tokens = tokensOf(line);
    markNames(tokens, known, places);
    return { tokens, ...wordsOf(tokens), allCapitals: isAllCapitals(tokens) };
  });
  return { segments, language: event.language ?? null };
}

const LONGEST = 400;

function wordsOf(tokens: readonly Token[]): Pick<Segment, "words" | "places"> {
  const words = tokens.flatMap((token, n) => token.words.map((word) => ({ word, n })));
  const places = new Map<string, number[]>();
  for (const [at, { word }] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  return { words, places };
}

/** Whether a folded name (of a commodity) is said as the thing itself, and not as a part of a name: "Sugar Land" is no sugar. */
export function saysThing({ segments, language }: EventText, folded: string): boolean {
  const wanted = folded.split(" ");
  const isCompound = COMPOUNDING.has(languageOf(language)) && wanted.length === 1 ? compoundOf(folded) : null;
  return segments.some(
    (segment) =>
      occurrences(segment, wanted).some(({ from, to }) =>
        isThing(segment.tokens, from, to, segment.allCapitals, language),
      ) ||
      (isCompound !== null && segment.tokens.some(({ name, words }) => !name && words.some(isCompound))),
  );
}

/** "Kupferpreis", "Baumwollernte": the good and the trade in it are one word. */
function compoundOf(good: string): (word: string) => boolean {
  const stem = good.replace(/e$/, "");
  // Hardly any word begins so: making an expression of each good would cost more than asking.
  return (word) => word.length > stem.length && word.startsWith(stem) && tradeIn(good).test(word);
}

const tradeIn = (good: string): RegExp => new RegExp(`^${good.replace(/e$/, "e?")}(?:s|n|en)?(?:${TRADES})`);
const TRADES =
  "preis|markt|mangel|knappheit|engpass|export|import|ausfuhr|einfuhr|ernte|produktion|forderung|handel|zoll|lieferung|nachfrage|vorrat";
/** They also write all nouns in capitals. */
const COMPOUNDING = new Set(["de", "lb"]);
const languageOf = (tag: string | null): string => tag?.slice(0, 2).toLowerCase() ?? "";

function occurrences({ words, places }: Segment, wanted: readonly string[]): { from: number; to: number }[] {
  return (places.get(wanted[0] ?? "") ?? []).flatMap((at) => {
    const span = words.slice(at, at + wanted.length);
    const isIt = span.length === wanted.length && span.every(({ word }, n) => word === wanted[n]);
    return isIt ? [{ from: span[0]?.n ?? 0, to: span.at(-1)?.n ?? 0 }] : [];
  });
}

function isThing(tokens: readonly Token[], from: number, to: number, capitals: boolean, language: string | null) {
  const span = tokens.slice(from, to + 1);
  const first = tokens[from];
  if (!first || span.some(({ name }) => name) || isExcepted(tokens, from)) return false;
  if (span.some((token) => token.case === "lower" || token.case === "none")) return true;
  if (span.length === tokens.length) return true;
  const previous = !first.first && adjoins(first) ? tokens[from - 1] : undefined;
  const next = tokens[to + 1] && adjoins(tokens[to + 1] as Token) ? tokens[to + 1] : undefined;
  const beside = [previous, next].filter((token) => token !== undefined);
  if (capitals) return beside.some(({ raw, name }) => !name && TRADED.test(raw));
  if (beside.some(isCapital)) return false;
  // Alone in capitals: the first word of a sentence, or a noun of a language that writes all of them so.
  return first.first || COMPOUNDING.has(languageOf(language));
}

/** "Flavouring, except coffee based": what is left out is what it is not about. */
function isExcepted(tokens: readonly Token[], from: number): boolean {
  for (let n = from; n > from - 3 && n > 0; n--) {
    if (EXCEPTING.test(tokens[n - 1]?.raw ?? "")) return true;
    if (/[.;)]/.test(tokens[n]?.before ?? "")) return false;
  }
  return false;
}

const EXCEPTING = /^(?:except|excepting|excluding|excludes|non|not|without|ohne|außer|ausser|sauf|hors|sans)$/i;

/** Beside one of these a word is a good that is traded, even in a headline of capitals. */
const TRADED =
  /^(?:prices?|suppl(?:y|ies)|shortages?|exports?|exporters?|imports?|importers?|markets?|producers?|production|output|harvests?|crops?|futures|demand|tariffs?|duty|duties|bans?|quotas?|manufacturing|mining|refining|smelting|processing|growers|farmers|trade|traders|stocks|inventor(?:y|ies)|deliveries|shipments?|preise?|mangel|exporte|importe|ernte|prix|exportations|importations|récoltes?|pénurie)$/i;

/** Capitals say nothing where nearly every longer word has one. A word or two are too few to know, and are judged as usual. */
function isAllCapitals(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ raw, case: letters }) => raw.length > 3 && letters !== "none");
  const capitals = words.filter(isCapital).length;
  return words.length >= 3 && capitals / words.length >= 0.8;
}
