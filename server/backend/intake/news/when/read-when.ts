import { grammarOf } from "../amounts/grammars";
import { leadOf, spanOf } from "../lexicon/apply-rows";
import { READ } from "../lexicon/find-evidence";
import { readWords } from "../lexicon/words";
import type { Finding, NewsText } from "../types";
import { addDays, daysBetween } from "./days";
import { type FoundDate, findDates } from "./find-dates";
import { DE } from "./languages/de";
import { EN } from "./languages/en";
import { FR } from "./languages/fr";
import { ZH } from "./languages/zh";
import type { WhenWords } from "./row";

/** Days as `YYYY-MM-DD`; `to` is null while it goes on, and equals `from` for what happened on one day. */
export interface When {
  when: Finding<{ from: string; to: string | null }> | null;
  /** The event lies too long before the publication to be news. */
  past: Finding<true> | null;
}

/** Days before the publication from which on an event is old (design 40, "When"). */
const OLD_FROM_DAYS = 14;

/**
 * When a text says that its event happened or will happen, from the title or else from the first two sentences below it. Days are counted
 * from the day of the publication as `publishedAt` writes it (ISO 8601, in the source's own zone); without one only dates with a year are
 * read. In one place a recent day comes before an old one, which tells what was before. Nothing for a language without words.
 */
export function readWhen(text: NewsText, language: string, publishedAt: string | null): When {
  const tag = language.toLowerCase().split("-", 1)[0] ?? "";
  const words = Object.hasOwn(NAMED, tag) ? NAMED[tag] : undefined;
  const grammar = grammarOf(tag);
  if (!words || !grammar) return NOTHING;
  const published =
    publishedAt !== null && /^\d{4}-\d\d-\d\d/.test(publishedAt) && !Number.isNaN(Date.parse(publishedAt.slice(0, 10)))
      ? publishedAt.slice(0, 10)
      : null;
  const isOld = ({ from, to }: FoundDate) =>
    published !== null && to !== null && daysBetween(to ?? from, published) > OLD_FROM_DAYS;
  for (const fields of [["title"], ["extract", "body"]] as const) {
    const found = fields.flatMap((field) => {
      if (text[field] === "") return [];
      const read = leadOf(readWords(text[field], READ[field]), field);
      return withEnds(findDates(read, { words, grammar, published })).map((date) => ({
        date,
        span: spanOf(read, field, date),
      }));
    });
    const best = found.find(({ date }) => !isOld(date)) ?? found[0];
    if (!best) continue;
    const shared = {
      by: "grammar",
      rule: `reading-when.${tag}@${words.version}#${best.date.kind}`,
      p: null,
      span: best.span,
    } as const;
    const { from, to } = best.date;
    return { when: { ...shared, value: { from, to } }, past: isOld(best.date) ? { ...shared, value: true } : null };
  }
  return NOTHING;
}

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
