import type { SeverityInputs } from "../../../platform/db/shapes/raw-event";
import type { Amount, NumberGrammar } from "../amounts/amount";
import { grammarOf } from "../amounts/grammars";
import { leadOf, spanOf } from "../lexicon/apply-rows";
import { compileLexicon, type Lexicon } from "../lexicon/compile-lexicon";
import { READ } from "../lexicon/find-evidence";
import { walk, wordsBetween } from "../lexicon/walk";
import { readWords, type Words } from "../lexicon/words";
import type { Field, Finding, NewsText } from "../types";
import { type Pair, pairAmounts, type Said } from "./pair-amounts";
import type { Measure, SeverityRow, SeverityWords } from "./row";
import { DE } from "./rows/de";
import { EN } from "./rows/en";
import { FR } from "./rows/fr";
import { ZH } from "./rows/zh";
import { toldAmounts } from "./told-amounts";

/** One measure; its value is the lower end of the amount, which says whether more is possible. */
export interface SeverityFinding extends Finding<SeverityInputs> {
  measure: Measure;
  amount: Amount;
}

interface Found extends Pair {
  measure: Measure;
  finding: SeverityFinding;
  inTitle: boolean;
}

/**
 * How grave a text says its event is: people, employees, land, days of standstill, money; at most one finding a measure. Only the title
 * and the first two sentences below it are read, and a number and what it measures have to stand in one sentence and near each other
 * (design 40, "Severity"). Nothing for a language without rows.
 */
export function readSeverity(text: NewsText, language: string): SeverityFinding[] {
  const reader = readerOf(language);
  if (!reader) return [];
  const found = (["title", "extract", "body"] as const).flatMap((field) =>
    text[field] === "" ? [] : readField(leadOf(readWords(text[field], READ[field]), field), field, reader),
  );
  const measures = [...new Set(found.map(({ measure }) => measure))];
  return measures.flatMap((measure) => chooseOf(found.filter((one) => one.measure === measure))?.finding ?? []);
}

const NAMED: Readonly<Record<string, SeverityWords>> = { en: EN, de: DE, fr: FR, zh: ZH };

interface Reader {
  words: SeverityWords;
  grammar: NumberGrammar;
  lexicon: Lexicon<SeverityRow>;
}

const readers = new Map<string, Reader>();

function readerOf(tag: string): Reader | null {
  const language = tag.toLowerCase().split("-", 1)[0] ?? "";
  const words = Object.hasOwn(NAMED, language) ? NAMED[language] : undefined;
  const grammar = grammarOf(language);
  if (!words || !grammar) return null;
  let reader = readers.get(language);
  if (!reader) {
    reader = { words, grammar, lexicon: compileLexicon(`reading-severity.${language}@${words.version}`, words.rows) };
    readers.set(language, reader);
  }
  return reader;
}

function readField(words: Words, field: Field, reader: Reader): Found[] {
  const told = toldAmounts(words, reader.grammar, reader.words);
  return [...saidBySentence(words, reader.lexicon)].flatMap(([sentence, said]) => {
    const here = told.filter(({ first }) => words.sentences[first] === sentence);
    return pairAmounts(said, here, words, reader.words).flatMap((pair) => foundOf(pair, words, field, reader) ?? []);
  });
}

/** What each sentence says, where what its row asks for stands near. */
function saidBySentence(words: Words, lexicon: Lexicon<SeverityRow>): Map<number, Said[]> {
  const hits = walk(words, lexicon);
  const sentences = new Map<number, typeof hits>();
  for (const hit of hits) {
    const sentence = words.sentences[hit.first] ?? 0;
    const known = sentences.get(sentence);
    if (!known) sentences.set(sentence, [hit]);
    else if (known.length < MOST_HITS) known.push(hit);
  }
  return new Map([...sentences].map(([sentence, all]) => [sentence, saidIn(all, words, lexicon)]));
}

/** A sentence has at most 120 words; more hits than this are of the same ones. */
const MOST_HITS = 120;

type Hits = ReturnType<typeof walk>;

function saidIn(hits: Hits, words: Words, lexicon: Lexicon<SeverityRow>): Said[] {
  const uses = hits.flatMap((hit) => (lexicon.uses[hit.pattern] ?? []).map((use) => ({ ...use, hit })));
  return uses.flatMap(({ row: index, role, hit }) => {
    const row = lexicon.rows[index];
    if (!row || role !== "any" || uses.some((use) => use.row === index && use.role === "not")) return [];
    const { near } = row;
    const isNear =
      !near ||
      uses.some((use) => use.row === index && use.role === "near" && apart(words, hit, use.hit) <= near.within);
    return isNear ? [{ row, hit }] : [];
  });
}

function apart(words: Words, one: Hits[number], other: Hits[number]): number {
  const [left, right] = one.first <= other.first ? [one, other] : [other, one];
  return left.last >= right.first ? 0 : wordsBetween(words, left.last, right.first);
}

function foundOf(pair: Pair, words: Words, field: Field, { lexicon }: Reader): Found | null {
  const { said, told } = pair;
  const { measure } = said.row;
  if (measure === null) return null;
  const first = Math.min(said.hit.first, told.first);
  const span = spanOf(words, field, { first, last: Math.max(said.hit.last, told.last) });
  const rule = `${lexicon.rule}#${said.row.id}`;
  const { amount, currency } = told;
  const value: SeverityInputs =
    measure === "loss" ? { loss: { amount: amount.from, currency: currency ?? "" } } : { [measure]: amount.from };
  const finding: SeverityFinding = { value, by: "grammar", rule, p: null, span, measure, amount };
  return { ...pair, measure, finding, inTitle: field === "title" };
}

/**
 * Of several counts of one kind the title's; what is told as corrected before what is not, and else the highest. Where the title only says
 * "dozens", the number in the lead that agrees with it.
 */
function chooseOf(found: readonly Found[]): Found | undefined {
  const title = highest(found.filter(({ inTitle }) => inTitle));
  const lead = highest(found.filter(({ inTitle }) => !inTitle));
  if (!title || !lead) return title ?? lead;
  const { amount } = title.finding;
  return amount.atLeast && !lead.finding.amount.atLeast && lead.finding.amount.from >= amount.from ? lead : title;
}

function highest(found: readonly Found[]): Found | undefined {
  const current = found.filter(({ isCurrent }) => isCurrent);
  const counted = current.length > 0 ? current : found;
  return counted.reduce<Found | undefined>(
    (best, one) => (best && best.finding.amount.from >= one.finding.amount.from ? best : one),
    undefined,
  );
}
