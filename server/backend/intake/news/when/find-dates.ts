import type { NumberGrammar } from "../amounts/amount";
import { follows, phraseAt, textBefore } from "../amounts/phrases";
import { readNumber } from "../amounts/read-number";
import type { Words } from "../lexicon/words";
import { addDays, dayFrom, daysBetween, monthFrom, weekdayOf, weekFrom } from "./days";
import type { Relative, WhenWords } from "./row";

/** A day or a period that a text names, with the words that name it. */
export interface FoundDate {
  from: string;
  to: string | null;
  first: number;
  last: number;
  kind: "relative" | "weekday" | "ago" | "date";
  /** It is the end of something whose beginning stands elsewhere. */
  isEnd: boolean;
}

export interface Calendar {
  words: WhenWords;
  grammar: NumberGrammar;
  /** `YYYY-MM-DD`; without it only dates with a year are read. */
  published: string | null;
}

/** Every day that a text names, in reading order. Linear in the words. */
export function findDates(words: Words, calendar: Calendar): FoundDate[] {
  const found: FoundDate[] = [];
  let futureIn = -1;
  for (let at = 0; at < words.folded.length; at += 1) {
    const sentence = words.sentences[at] ?? 0;
    if (phraseAt(words, at, calendar.words.future)) futureIn = sentence;
    const date = dateAt(words, at, calendar, futureIn === sentence);
    if (!date) continue;
    if (!isBackground(words, at, calendar.words) && !isBehind(words, date.last, calendar.words))
      found.push(inContext(date, words, calendar.words));
    at = date.last;
  }
  return found;
}

type Named = Omit<FoundDate, "isEnd">;

function dateAt(words: Words, at: number, calendar: Calendar, isFuture: boolean): Named | null {
  const { published } = calendar;
  const explicit = isoAt(words, at) ?? dayMonthAt(words, at, calendar, isFuture);
  if (explicit || published === null) return explicit;
  const relative = phraseAt(words, at, calendar.words.relative);
  const weekday = weekdayAt(words, at, calendar.words, published, isFuture);
  if (weekday) return weekday;
  // 上周一 is a day of last week, and begins with it.
  const isWeekday = relative && relative.last > at && phraseAt(words, relative.last, calendar.words.weekdays);
  if (relative && !isWeekday)
    return { ...resolve(relative.value, published), first: at, last: relative.last, kind: "relative" };
  return agoAt(words, at, calendar, published);
}

function resolve(relative: Relative, published: string): { from: string; to: string } {
  if ("days" in relative) return oneDay(addDays(published, relative.days));
  const [from, to] = "week" in relative ? weekFrom(published, relative.week) : monthFrom(published, relative.month);
  return { from, to };
}

const oneDay = (day: string) => ({ from: day, to: day });
const digits = (word: string | undefined, most: number): number | null =>
  word !== undefined && word.length <= most && /^\d+$/.test(word) ? Number(word) : null;

/** 2025-11-12. */
function isoAt(words: Words, at: number): Named | null {
  if (words.folded[at]?.length !== 4 || textBefore(words, at + 1) !== "-" || textBefore(words, at + 2) !== "-")
    return null;
  const [year, month, day] = [0, 1, 2].map((offset) =>
    digits(words.folded[at + offset]?.slice(0, offset === 0 ? 4 : 2), 4),
  );
  return named(year ?? null, month ?? null, day ?? null, at, at + 2);
}

function named(
  year: number | null,
  month: number | null,
  day: number | null,
  first: number,
  last: number,
): Named | null {
  const read = year === null || month === null || day === null ? null : dayFrom(year, month, day);
  return read === null ? null : { ...oneDay(read), first, last, kind: "date" };
}

/** "12 November 2025", "November 12", "12.11.2025", "2025年11月12日"; without a year the nearest such day. */
function dayMonthAt(words: Words, at: number, calendar: Calendar, isFuture: boolean): Named | null {
  const told = eastern(words, at) ?? inDigits(words, at, calendar.words) ?? inLetters(words, at, calendar.words);
  if (!told) return null;
  if (told.year !== null) return named(told.year, told.month, told.day, at, told.last);
  const { published } = calendar;
  if (published === null) return null;
  const year = Number(published.slice(0, 4));
  const near = [year - 1, year, year + 1]
    .flatMap((one) => dayFrom(one, told.month, told.day) ?? [])
    .filter((day) => !isFuture || day >= published)
    .sort((one, other) => Math.abs(daysBetween(published, one)) - Math.abs(daysBetween(published, other)));
  return near[0] ? { ...oneDay(near[0]), first: at, last: told.last, kind: "date" } : null;
}

interface DayMonth {
  year: number | null;
  month: number;
  day: number;
  last: number;
}

function eastern({ folded }: Words, at: number): DayMonth | null {
  const year = folded[at + 1] === "年" ? digits(folded[at], 4) : null;
  const from = year === null ? at : at + 2;
  const [month, day] = [digits(folded[from], 2), digits(folded[from + 2], 2)];
  const isDate = folded[from + 1] === "月" && (folded[from + 3] === "日" || folded[from + 3] === "号");
  return isDate && month !== null && day !== null ? { year, month, day, last: from + 3 } : null;
}

function inDigits(words: Words, at: number, { dayFirst }: WhenWords): DayMonth | null {
  const mark = textBefore(words, at + 1);
  const [day, month] = [digits(words.folded[at], 2), digits(words.folded[at + 1], 2)];
  if (!dayFirst || day === null || month === null || (mark !== "." && mark !== "/")) return null;
  const year = textBefore(words, at + 2) === mark ? digits(words.folded[at + 2], 4) : null;
  if (year !== null) return { year: year < 100 ? 2_000 + year : year, month, day, last: at + 2 };
  // "10.30" is a time, "12.11." a day.
  return mark === "." && words.text[words.ends[at + 1] ?? 0] === "." ? { year, month, day, last: at + 1 } : null;
}

function inLetters(words: Words, at: number, { months, capitals }: WhenWords): DayMonth | null {
  const isCapital = (one: number) => !capitals || /^\p{Lu}/u.test(words.text.slice(words.starts[one], words.ends[one]));
  const ordinal = (one: number) => digits(words.folded[one]?.replace(/(?:st|nd|rd|th|er)$/, ""), 2);
  const yearAt = (one: number) =>
    words.folded[one]?.length === 4 && words.sentences[one] === words.sentences[at]
      ? digits(words.folded[one], 4)
      : null;
  const dayLeads = ordinal(at);
  const [monthAt, month] =
    dayLeads === null ? [at, phraseAt(words, at, months)] : [at + 1, phraseAt(words, at + 1, months)];
  const day = dayLeads ?? ordinal(at + 1);
  if (!month || day === null || !isCapital(monthAt) || words.sentences[at + 1] !== words.sentences[at]) return null;
  const year = yearAt(at + 2);
  return { year, month: month.value, day, last: year === null ? at + 1 : at + 2 };
}

function weekdayAt(words: Words, at: number, told: WhenWords, published: string, isFuture: boolean): Named | null {
  const weekday = phraseAt(words, at, told.weekdays);
  const before = follows(words, at) ? (words.folded[at - 1] ?? "") : "";
  if (!weekday || told.names.has(before)) return null;
  const after = follows(words, weekday.last + 1) ? (words.folded[weekday.last + 1] ?? "") : "";
  const is = (set: ReadonlySet<string>) => set.has(before) || set.has(after);
  const back = (weekdayOf(published) - weekday.value + 7) % 7;
  const ahead = (7 - back) % 7;
  const [monday] = weekFrom(published, is(told.lastWeek) ? -1 : 1);
  const inWeek = is(told.lastWeek) || is(told.nextWeek);
  const isOpen = endsPhrase(words, at, told.from);
  const shift = is(told.last)
    ? -(back || 7)
    : is(told.next)
      ? ahead || 7
      : isOpen
        ? ahead
        : isFuture
          ? ahead || 7
          : -back;
  const day = inWeek ? addDays(monday, weekday.value - 1) : addDays(published, shift);
  return { ...oneDay(day), first: at, last: weekday.last, kind: "weekday" };
}

/** "Two weeks ago", "vor zwei Wochen", "il y a deux semaines", "两周前". */
function agoAt(words: Words, at: number, { words: told, grammar }: Calendar, published: string): Named | null {
  const before = phraseAt(words, at, told.agoBefore);
  const number = readNumber(words, before ? before.last + 1 : at, grammar);
  const unit = number?.value == null ? null : phraseAt(words, number.last + 1, told.units);
  if (!unit || number?.value == null) return null;
  const after = phraseAt(words, unit.last + 1, told.agoAfter);
  if ((!before && !after) || number.value * unit.value > 50_000) return null;
  const day = addDays(published, -Math.round(number.value * unit.value));
  return { ...oneDay(day), first: at, last: after?.last ?? unit.last, kind: "ago" };
}

const BACKGROUND_WORDS = 3;

export function isBackground(words: Words, at: number, { background }: WhenWords): boolean {
  const from = Math.max(0, at - BACKGROUND_WORDS);
  return words.folded
    .slice(from, at)
    .some((word, offset) => background.has(word) && words.sentences[from + offset] === words.sentences[at]);
}

function isBehind(words: Words, last: number, { backgroundBehind }: WhenWords): boolean {
  return [1, 2, 3].some(
    (ahead) =>
      phraseAt(words, last + ahead, backgroundBehind) !== null &&
      words.sentences[last + ahead] === words.sentences[last] &&
      Array.from({ length: ahead }, (_, at) => last + 1 + at).every((at) => !words.broken[at]),
  );
}

/** Whether one of the phrases ends right before a word, an article of German or French between. */
function endsPhrase(words: Words, at: number, phrases: WhenWords["from"]): boolean {
  return [1, 2, 3].some((back) => {
    const found = phraseAt(words, at - back, phrases);
    return (
      found !== null && at - found.last - 1 <= 1 && (found.last === at - 1 || ARTICLES.has(words.folded[at - 1] ?? ""))
    );
  });
}

const ARTICLES = new Set(["dem", "den", "der", "le", "zum", "am", "du"]);

function inContext(date: Named, words: Words, told: WhenWords): FoundDate {
  const isEnd = endsPhrase(words, date.first, told.until);
  return { ...date, isEnd, to: !isEnd && endsPhrase(words, date.first, told.from) ? null : date.to };
}
