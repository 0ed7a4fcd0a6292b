import { days } from "~/time/duration";
import type { LabelledText } from "../../../server/backend/intake/news/labelled/read-labelled";
import { readItem } from "../../../server/backend/intake/news/read-item";
import type { Learned } from "../../../server/backend/intake/news/read-text";
import { HAPPENINGS } from "../../../server/backend/intake/news/when/read-when";

/** How a text that names the day of its event is read, days after that day. */
export interface Republished {
  texts: number;
  /** Read as past of those published sixty days later, and of those published the day after. */
  late: number;
  soon: number;
}

const LATE_DAYS = 60;
/** Where a text names no year, any will do: the publication is counted from the day. */
const SOME_YEAR = 2021;

/**
 * Texts of the held half that tell of what happens on a day and name it in their title or their first sentence, as if they were published
 * sixty days after it, and the day after. Which day that is says a pattern of this file, not the reader.
 */
export async function readRepublished(texts: readonly LabelledText[], learned: Learned): Promise<Republished> {
  const counts: Republished = { texts: 0, late: 0, soon: 0 };
  for (const { type, title, text, language } of texts) {
    const day = type !== "none" && HAPPENINGS.has(type) ? dayIn(`${title} ${text}`, language) : null;
    if (day === null) continue;
    const isPast = async (later: number) => {
      const asOf = new Date(day.getTime() + days(later));
      const publishedAt = asOf.toISOString().slice(0, 10);
      const read = await readItem(
        { title, summary: text, language, publishedAt },
        { learned, asOf, homeCountry: null },
      );
      return read.status?.value === "past";
    };
    counts.texts += 1;
    if (await isPast(LATE_DAYS)) counts.late += 1;
    if (await isPast(1)) counts.soon += 1;
  }
  return counts;
}

function dayIn(text: string, language: string): Date | null {
  const pattern = PATTERNS[language];
  const first = text
    .trim()
    .split(/(?<=[。.!?] )|(?<=。)/, 2)
    .join("");
  const found = pattern?.exec(first)?.groups;
  if (!found) return null;
  const month = MONTHS.findIndex((one) => found.month?.toLowerCase().startsWith(one)) % 12;
  const at = Date.UTC(Number(found.year ?? SOME_YEAR), month < 0 ? Number(found.month) - 1 : month, Number(found.day));
  return Number.isNaN(at) ? null : new Date(at);
}

const PATTERNS: Readonly<Record<string, RegExp>> = {
  en: /(?:(?<month>(?:Jan|Febr)uary|March|April|June|July|August|(?:Septem|Octo|Novem|Decem)ber) (?<day>\d{1,2})\b(?:,? (?<year>\d{4}))?)/,
  de: /(?<day>\d{1,2})\. (?<month>Januar|Februar|März|April|Juni|Juli|August|September|Oktober|November|Dezember)(?: (?<year>\d{4}))?/,
  zh: /(?:(?<year>\d{4})年)?(?<month>\d{1,2})月(?<day>\d{1,2})日/,
};
const MONTHS = [
  ...["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
  ...["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"],
];
