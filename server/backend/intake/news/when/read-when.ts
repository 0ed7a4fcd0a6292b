import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { grammarOf } from "../amounts/grammars";
import { leadOf, spanOf } from "../lexicon/apply-rows";
import { READ } from "../lexicon/find-evidence";
import { list } from "../lexicon/list";
import type { Words } from "../lexicon/words";
import { readWords } from "../lexicon/words";
import type { Finding, NewsText, Span } from "../types";
import { addDays, daysBetween } from "./days";
import { type Calendar, type FoundDate, findDates } from "./find-dates";
import { DE } from "./languages/de";
import { EN } from "./languages/en";
import { FR } from "./languages/fr";
import { ZH } from "./languages/zh";
import { oldYearBeside } from "./old-year";
import type { WhenWords } from "./row";

/** Days as `YYYY-MM-DD`; `to` is null while it goes on, and equals `from` for what happened on one day. */
export interface When {
  when: Finding<{ from: string; to: string | null }> | null;
  /** The event lies too long before the publication to be news. */
  past: Finding<true> | null;
}

/** Days before the publication from which on an event is old (design 40, "When"). */
const OLD_FROM_DAYS = 14;

/** What the dates of a text are held against. */
export interface WhenAbout {
  /** The publication, as the source writes it (ISO 8601, in its own zone). */
  publishedAt: string | null;
  /** The moment of reading, which says of an undated text at least which days are long gone. */
  asOf: Date;
  /** What the text reports, and the words that say so. */
  type: EventTypeId | null;
  evidence: Span | null;
}

/**
 * When a text says that its event happened or will happen, from the title or else from the first two sentences below it. Days are counted
 * from the day of the publication; without one only dates with a year are read. In one place a recent day comes before an old one, which
 * tells what was before. Of a step in a procedure an old day in running text is that of an earlier step, and tells nothing. Where no day is
 * named, an old year beside the evidence ("the fire of 2013") makes a happening past. Nothing for a language without words.
 */
export function readWhen(text: NewsText, language: string, about: WhenAbout): When {
  const tag = language.toLowerCase().split("-", 1)[0] ?? "";
  const words = Object.hasOwn(NAMED, tag) ? NAMED[tag] : undefined;
  const grammar = grammarOf(tag);
  if (!words || !grammar) return NOTHING;
  const published = dayOf(about.publishedAt);
  const seen = published ?? about.asOf.toISOString().slice(0, 10);
  const isOld = (to: string) => daysBetween(to, seen) > OLD_FROM_DAYS;
  const isOldDate = ({ from, to }: FoundDate) => to !== null && isOld(to ?? from);
  const isHappening = about.type === null || HAPPENINGS.has(about.type);
  const told = (date: Pick<FoundDate, "from" | "to">, rule: string, span: Span): When => {
    const shared = { by: "grammar", rule: `reading-when.${tag}@${words.version}#${rule}`, p: null, span } as const;
    const old = date.to !== null && isOld(date.to);
    return {
      when: { ...shared, value: { from: date.from, to: date.to } },
      past: old ? { ...shared, value: true } : null,
    };
  };
  for (const fields of [["title"], ["extract", "body"]] as const) {
    const found = fields.flatMap((field) => {
      if (text[field] === "") return [];
      const read = leadOf(readWords(text[field], READ[field]), field);
      return withEnds(datesOf(read, { words, grammar, published }))
        .filter((date) => !isOfLaw(read, date))
        .filter((date) => isHappening || field === "title" || !isOldDate(date) || isDateline(read, date))
        .map((date) => ({ date, span: spanOf(read, field, date) }));
    });
    const best = found.find(({ date }) => !isOldDate(date)) ?? found[0];
    if (best) return told(best.date, best.date.kind, best.span);
  }
  const { evidence } = about;
  if (!isHappening || evidence === null) return NOTHING;
  const read = readWords(text[evidence.field], READ[evidence.field]);
  const year = oldYearBeside(read, evidence, words, isOld);
  return year ? told(year, "year", spanOf(read, evidence.field, year)) : NOTHING;
}

const dayOf = (moment: string | null): string | null =>
  moment !== null && /^\d{4}-\d\d-\d\d/.test(moment) && !Number.isNaN(Date.parse(moment.slice(0, 10)))
    ? moment.slice(0, 10)
    : null;

/**
 * What happens on a day of its own. All else is told step by step, often years after: a notice of sanctions names the order that they rest
 * on, a settlement the day of the complaint.
 */
export const HAPPENINGS: ReadonlySet<EventTypeId> = new Set([
  ...["workplace-accident", "production-stop", "fire", "explosion", "cyber-attack", "strike", "protest"],
  ...["earthquake", "tsunami", "volcano", "flood", "storm", "wildfire", "drought", "landslide", "extreme-temperature"],
  ...["armed-conflict", "political-unrest", "shipping-disruption", "port-congestion", "transport-accident"],
] as EventTypeId[]);

/** Every day that a text names; "today" is that of its own dateline, where it has one: it may be published again later. */
function datesOf(read: Words, calendar: Calendar): FoundDate[] {
  const dates = findDates(read, calendar);
  const [first] = dates;
  const { published } = calendar;
  if (published === null || first?.kind !== "date" || first.from >= published || !isDateline(read, first)) return dates;
  return findDates(read, { ...calendar, published: first.from });
}

/**
 * "30.09.2015 | 06:59 Uhr", "3月31日讯": when the text itself was written. A day that a sentence begins with and goes on from is none:
 * "2019年6月12日，公司提起诉讼".
 */
function isDateline({ text, folded, ends, starts }: Words, { first, last }: FoundDate): boolean {
  const behind = text.slice(ends[last], (ends[last] ?? 0) + BEHIND);
  if (ON.has(folded[first - 1] ?? "")) return false;
  return DATELINE.test(behind) || (text.slice(0, starts[first]).trim() === "" && !GOES_ON.test(behind));
}

/** "Executive Order of March 15, 1995": the day of what a law, an order or a contract is called by. */
const isOfLaw = ({ text, starts }: Words, { first }: FoundDate): boolean => {
  const start = starts[first] ?? 0;
  return LAW.test(text.slice(Math.max(0, start - BEFORE), start));
};
const BEFORE = 60;
const LAW =
  /(?:\b(?:order|act|law|regulation|directive|decree|resolution|proclamation|agreement|contract)s?\b[^,;.]{0,30}\b(?:of|dated)|(?:verordnung|gesetz(?:es)?|richtlinie|beschluss|erlass|vertrag)\b[^,;.]{0,30}\bvom|(?:\bloi|décret|règlement|\bdirective|arrêté|ordonnance|\baccord|contrat)\b[^,;.]{0,30}\bdu)\s+$/iu;

const BEHIND = 24;
/** Before a day that a sentence tells of, with or without an hour. */
const ON = new Set(list("on, of, since, by, until, am, vom, zum, seit, bis, le, du, au, depuis"));
/** A time, or what Chinese agencies write behind the day. */
const DATELINE =
  /^(?:[\s,|–-]*(?:um )?(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d|\s*(?:%|percent|per cent|Prozent|pour cent))|\s?[早午晚间上下综合专快]{0,4}(?:讯|消息|电(?=[\s（(：:，,]|$)))/u;
/** The sentence goes on: in Chinese right behind the day, elsewhere by a verb of what happened then. */
const GOES_ON = /^(?:[，、,]?\p{sc=Han}|,? (?:saw|was|were|marked|brought|order|law)\b)/u;

const NAMED: Readonly<Record<string, WhenWords>> = { en: EN, de: DE, fr: FR, zh: ZH };
const NOTHING: When = { when: null, past: null };

/** "From Monday until Friday" is one period; an end whose beginning is not told says nothing of when it was. */
function withEnds(dates: readonly FoundDate[]): FoundDate[] {
  return dates.flatMap((date, at) => {
    if (date.isEnd) return [];
    const end = dates[at + 1];
    if (!end?.isEnd || date.to !== null) return [date];
    const to = endAfter(date.from, end);
    return to === null ? [date] : [{ ...date, to, last: end.last }];
  });
}

/** A weekday as an end is the first one after the beginning. */
function endAfter(from: string, { from: day, kind }: FoundDate): string | null {
  const behind = daysBetween(day, from);
  if (behind <= 0) return day;
  return kind === "weekday" ? addDays(day, Math.ceil(behind / 7) * 7) : null;
}
