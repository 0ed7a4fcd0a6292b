import { editDistance } from "../../../reference/countries/edit-distance";
import type { Field } from "./fields";
import { titleWords } from "./title-key";
import { type KnownTitle, SUPPLIER_WORDS, type Vocabulary } from "./vocabulary";

export interface TitleMatch {
  /** 0 to 1. */
  score: number;
  /** The known title it was taken for. */
  known: string;
  how: "exact" | "typo" | "words";
}

/** How well a column title names each field. Fields it does not name are left out. */
export function titleMatches(title: string, words: Vocabulary = SUPPLIER_WORDS): Map<Field, TitleMatch> {
  const matches = matchesOf(title, words);
  // "Supplier Name / 供应商名称 / Nom du fournisseur": one title in several languages.
  const parts = title.length > LONGEST_TITLE ? [] : title.split(/[/|\n(（]+/).filter((part) => /\p{L}{2}/u.test(part));
  const isSure = [...matches.values()].some(({ score }) => score >= SURE);
  if (parts.length < 2 || parts.length > 4 || (isSure && !/[/|\n]/.test(title))) return matches;
  for (const [at, part] of parts.entries()) {
    // "Supplier / address": what goes first leads.
    const score = OF_A_PART - 0.01 * at;
    for (const [field, match] of matchesOf(part, words)) {
      // What is only alike in a part says nothing of the whole.
      if (match.how !== "exact" || match.score < 1 || (matches.get(field)?.score ?? 0) >= score) continue;
      matches.set(field, { ...match, score });
    }
  }
  return matches;
}

const LONGEST_TITLE = 120;
const SURE = 0.9;
/** What an exact title in one of several languages counts. */
const OF_A_PART = 0.9;

function matchesOf(title: string, vocabulary: Vocabulary): Map<Field, TitleMatch> {
  const asked = askedTitle(title);
  const matches = new Map<Field, TitleMatch>();
  if (asked.words.length === 0 || isOfNone(asked.words, vocabulary)) return matches;
  let isExact = false;
  for (const field of vocabulary.fields) {
    const match = bestMatch(asked, field, vocabulary);
    if (match === null) continue;
    matches.set(field, match);
    isExact ||= match.how === "exact" && match.score === 1;
  }
  // "Country" is no "County" with a letter too many.
  if (isExact) for (const [field, { how }] of matches) if (how === "typo") matches.delete(field);
  return matches;
}

/** Whether a title is one that we know, give or take a letter. */
export function isKnownTitle(title: string, words: Vocabulary = SUPPLIER_WORDS): boolean {
  if (title.length > 60 || ONLY_NUMBERS.test(title)) return false;
  for (const { score } of titleMatches(title, words).values()) if (score >= 0.85) return true;
  return false;
}

/** Most cells of a list hold such a value, and no title is one: not worth a comparison with them all. */
const ONLY_NUMBERS = /^[\d\s.,:/+-]*$/;

/** Whether a title speaks of the parent or owner: its identifiers and addresses are not the supplier's. */
export function isOfAnother(title: string): boolean {
  return namesAnother(titleWords(title));
}

/** Whether a title is one of a column that is not read, whatever its values look like. */
export const isOfNoField = (title: string, words: Vocabulary = SUPPLIER_WORDS): boolean =>
  isOfNone(titleWords(title), words);
const isOfNone = (words: readonly string[], { others }: Vocabulary): boolean => others.has(words.join(""));

/** Words that turn what they stand beside into another organization's. */
const OF_ANOTHER = new Set([
  ...["parent", "parents", "ultimate", "holding", "group", "owner", "owners", "konzern", "mutter", "mere", "groupe"],
  ...["matriz", "grupo", "gruppo", "capogruppo", "propietario", "proprietario", "proprietaire", "eigentumer"],
  ...["shareholder", "shareholders", "gesellschafter", "gesellschafters", "aktionar", "anteilseigner", "actionnaire"],
  ...[
    "accionista",
    "azionista",
    "socio",
    "acionista",
    "udzialowiec",
    "udzialowca",
    "wlasciciela",
    "aandeelhouder",
    "ubo",
  ],
]);

/** A title of a file with what each comparison with a known one asks of it, so that it is found out once and not a thousand times. */
interface AskedTitle {
  words: readonly string[];
  joined: string;
  /** Without the words before that say whose it is; null where there are none. */
  bare: string | null;
  isChinese: boolean;
  /** Slips of the keyboard that a title of its length may hold. */
  slips: number;
  inPercent: boolean;
  isOfAnother: boolean;
}

function askedTitle(title: string): AskedTitle {
  const words = titleWords(title);
  const joined = words.join("");
  const bare = withoutSubject(words);
  return {
    words,
    joined,
    bare: bare === words ? null : bare.join(""),
    isChinese: /\p{Script=Han}/u.test(joined),
    slips: joined.length >= 10 ? 2 : joined.length >= 5 ? 1 : 0,
    inPercent: /[%％]|pct|per ?cent|prozent|pourcent|porcent/i.test(title),
    isOfAnother: namesAnother(words),
  };
}

function bestMatch(asked: AskedTitle, field: Field, { known: titles, ofOthers }: Vocabulary): TitleMatch | null {
  const onlyWhole = asked.isOfAnother && ofOthers !== null && !ofOthers.has(field);
  let best: TitleMatch | null = null;
  for (const known of titles.get(field) ?? []) {
    // "Total %" is a share, "Total" is not.
    if (known.inPercent && !asked.inPercent) continue;
    const { alike, how } = similarity(asked, known);
    // What says so little ("supplier" over numbers) says it only alone.
    if (alike < 1 && (onlyWhole || known.weight <= ONLY_WHOLE)) continue;
    const score = alike * known.weight;
    if (score > (best?.score ?? 0.5)) best = { score, known: known.text, how };
  }
  return best;
}

/** The weight of titles with two tildes. */
const ONLY_WHOLE = 0.7;

const namesAnother = (words: readonly string[]): boolean => words.some((word) => OF_ANOTHER.has(word));

interface Similarity {
  alike: number;
  how: TitleMatch["how"];
}

function similarity({ words, joined, bare, isChinese, slips }: AskedTitle, known: KnownTitle): Similarity {
  if (joined === known.joined) return { alike: 1, how: "exact" };
  if (isChinese) return { alike: chineseSimilarity(joined, known.joined), how: "words" };
  if (slips > 0 && joined[0] === known.joined[0]) {
    const distance = editDistance(joined, known.joined, slips);
    if (distance <= slips) return { alike: 0.92 - 0.05 * distance, how: "typo" };
  }
  if (bare === known.joined) return { alike: 0.95, how: "words" };
  return { alike: sharedWords(words, known), how: "words" };
}

/** "Supplier country", "Address - City", "Smelter street": words before that say whose it is. */
function withoutSubject(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !SUBJECTS.has(word));
  return from > 0 ? words.slice(from) : words;
}

const SUBJECTS = new Set([
  ...["supplier", "suppliers", "vendor", "company", "organization", "site", "factory", "facility", "plant", "mill"],
  ...["smelter", "refiner", "refinery", "mine", "address", "main", "primary", "registered", "legal", "billing", "hq"],
  ...["headquarters", "office", "lieferant", "lieferanten", "kreditor", "kreditoren", "firma", "firmen", "adresse"],
  ...[
    "fournisseur",
    "proveedor",
    "fornitore",
    "fornecedor",
    "dostawcy",
    "tedarikci",
    "subject",
    "entity",
    "manufacturer",
  ],
]);

/** A title that holds all words of a known one: "Land des Lieferanten", "Postal code (HQ)". */
function sharedWords(words: readonly string[], known: KnownTitle): number {
  if (words.length > 8 || known.words.length > words.length || !known.words.every((word) => words.includes(word)))
    return 0;
  const share = known.joined.length / words.join("").length;
  // The last word is what an English or German title is about: "country code" is a code of a country.
  const carries = words.at(-1) === known.words.at(-1) ? 0.08 : 0;
  return 0.5 + 0.34 * share + carries;
}

function chineseSimilarity(joined: string, known: string): number {
  if (known.length < 2 || !joined.includes(known)) return 0;
  return 0.55 + 0.35 * (known.length / joined.length) + (joined.endsWith(known) ? 0.05 : 0);
}
