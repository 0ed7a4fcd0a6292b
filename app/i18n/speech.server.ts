import { goodsName } from "~/i18n/goods-name";
import { DATE_TAGS, LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import { labelled, listed } from "~/i18n/listed";
import { languageOf } from "~/i18n/locale.server";
import { textsOf } from "~/i18n/texts-of.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";
import type { MessageKey, TextParams } from "./texts";

/**
 * Puts a page into words on the server, so that the catalogue of event types, countries and the rest stays there: a page carries
 * the words that it shows.
 */
export interface Speech {
  say(key: MessageKey, params?: TextParams): string;
  /** A word of the catalogue, such as `eventTypes` and `earthquake`; the id itself where there is none. */
  word(group: WordGroup, id: string): string;
  /** `4002 Synthetic rubber`, of an HS code. */
  goods(code: string): string;
  country(code: string): string;
  /** "Chinese", of a BCP 47 tag; the tag itself where it is none. */
  language(tag: string): string;
  /** Facts or names in one line, "Ulm, Germany"; what is missing is left out. */
  list(parts: readonly (string | number | null | undefined | false)[]): string;
  /** "Risk: High", with the colon of the language. */
  labelled(name: string, value: string | number): string;
  number(value: number): string;
  /** 0.1 → "10 %"; of a number with digits behind the point, at most so many are shown. */
  percent(share: number, digits?: 2): string;
  /** "200 km". */
  km(value: number): string;
  /** `2026-11-21`, where the reader is. */
  dayOf(instant: string): string;
  /** A day of the calendar (`2026-11-21`), wherever the reader is. */
  day(day: string): string;
  /** "November 2026", of its first day; `short` is what fits under a bar. */
  month(day: string, short?: "short"): string;
  /** "Today, 28 Nov", "Yesterday, 27 Nov", else the date. */
  dayName(instant: string): string;
  time(instant: string): string;
  /** "21 Nov 2026, 22:45 CET". */
  dateTime(instant: string): string;
  /** "21 Nov", where the reader is: under a heading, or where the year is clear. */
  dayShort(instant: string): string;
  /** "21 Nov 2026", where the reader is. */
  date(instant: string): string;
}

export type WordGroup =
  | "eventTypes"
  | "eventGroups"
  | "perspectives"
  | "priorities"
  | "risks"
  | "impactLevels"
  | "targetTypes"
  | "ctypes"
  | "statuses"
  | "relevancies"
  | "metaStatuses"
  | "flagReasons"
  | "edgeTypes"
  | "edgeSources"
  | "sizes"
  | "industries"
  | "identifiers"
  | "actionTypes"
  | "sanctionsStatuses";

export async function speechOf(request: Request, context: LoadContext, now?: Date): Promise<Speech> {
  return speechIn(await languageOf(request, context), context, timeZoneOf(request), now);
}

/** For whoever does not ask in a browser, and whose language is known. @param timeZone IANA */
export async function speechIn(
  language: Language,
  context: Pick<LoadContext, "translations">,
  timeZone: string,
  now: Date = new Date(),
): Promise<Speech> {
  const { translator } = await textsOf(context, language);
  const formats = formatsOf(LANGUAGE_TAGS[language], DATE_TAGS[language], timeZone);
  const dayOf = (instant: string | Date) => formats.day.format(new Date(instant));
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getTime() - 24 * 60 * 60 * 1000));

  const wordAt = (key: string) => {
    const found = translator.text("catalogue", key);
    return found === key ? null : found;
  };

  return {
    say: (key, params) => translator.text("shell", key, params),
    word: (group, id) => wordAt(`${group}.${id}`) ?? id,
    goods: (code) => {
      const name = goodsName(code, null, (key) => wordAt(key.replace("catalogue:", "")));
      return name === null ? code : `${code} ${name}`;
    },
    country: (code) => formats.countries.of(code) ?? code,
    language: (tag) => {
      const primary = /^[a-z]{2,3}(?![a-z])/i.exec(tag)?.[0];
      return capitalised((primary && formats.languages.of(primary)) ?? tag);
    },
    list: (parts) => listed(parts, LANGUAGE_TAGS[language]),
    labelled: (name, value) => labelled(name, value, LANGUAGE_TAGS[language]),
    number: (value) => formats.numbers.format(value),
    percent: (share, digits) => (digits === 2 ? formats.finePercents : formats.percents).format(share),
    km: (value) => formats.kilometres.format(value),
    dayOf,
    dayName(instant) {
      const that = dayOf(instant);
      const near = [today, yesterday].indexOf(that);
      if (near >= 0) {
        const name = capitalised(formats.relative.format(-near, "day"));
        return listed([name, formats.dayShort.format(new Date(instant))], LANGUAGE_TAGS[language]);
      }
      return (that.slice(0, 4) === today.slice(0, 4) ? formats.date : formats.dateOfYear).format(new Date(instant));
    },
    day: (day) => formats.calendar.format(new Date(day)),
    month: (day, short) => (short ? formats.monthShort : formats.month).format(new Date(day)),
    time: (instant) => formats.time.format(new Date(instant)),
    dateTime: (instant) => formats.dateTime.format(new Date(instant)),
    dayShort: (instant) => formats.dayShort.format(new Date(instant)),
    date: (instant) => formats.dateShort.format(new Date(instant)),
  };
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

type Formats = ReturnType<typeof makeFormats>;

/** Making them takes a millisecond, more than all that a page says with them. */
function formatsOf(tag: string, dates: string, timeZone: string): Formats {
  const key = `${tag} ${timeZone}`;
  const made = known.get(key) ?? makeFormats(tag, dates, timeZone);
  // Readers choose their zone, so there is an end to what is kept for them.
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

const known = new Map<string, Formats>();
const MOST_KNOWN = 200;

function makeFormats(tag: string, dates: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dates, { timeZone, ...options });
  return {
    day: new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
    time: format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    date: format({ weekday: "long", day: "numeric", month: "long" }),
    dateOfYear: format({ day: "numeric", month: "long", year: "numeric" }),
    calendar: new Intl.DateTimeFormat(dates, { timeZone: "UTC", dateStyle: "medium" }),
    dateTime: format({
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    }),
    relative: new Intl.RelativeTimeFormat(tag, { numeric: "auto" }),
    kilometres: new Intl.NumberFormat(tag, { style: "unit", unit: "kilometer" }),
    numbers: new Intl.NumberFormat(tag),
    percents: new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 }),
    finePercents: new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 }),
    month: new Intl.DateTimeFormat(dates, { timeZone: "UTC", month: "long", year: "numeric" }),
    monthShort: new Intl.DateTimeFormat(dates, { timeZone: "UTC", month: "narrow" }),
    dayShort: format({ day: "numeric", month: "short" }),
    dateShort: format({ dateStyle: "medium" }),
    countries: new Intl.DisplayNames([tag], { type: "region", fallback: "code" }),
    languages: new Intl.DisplayNames([tag], { type: "language", fallback: "code" }),
  };
}
