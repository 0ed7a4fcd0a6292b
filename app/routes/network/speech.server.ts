import { goodsName } from "~/i18n/goods-name";
import { DATE_TAGS, LANGUAGE_TAGS } from "~/i18n/languages";
import { labelled } from "~/i18n/listed";
import { languageOf } from "~/i18n/locale.server";
import { type CatalogueWord, catalogueKey } from "~/i18n/text-keys";
import type { TextKey, TextParams } from "~/i18n/texts";
import { textsOf } from "~/i18n/texts-of.server";
import type { LoadContext } from "~/load-context";

/** Puts the network into words on the server, so that the catalogue stays there: a page carries the words that it shows. */
export interface Speech {
  language: string;
  text(key: TextKey<"network">, params?: TextParams): string;
  /** A word of the catalogue; the id itself where there is none. */
  word(group: CatalogueWord, id: string): string;
  /** What goods of an HS code are called; nothing where nobody knows. */
  goods(code: string, commodity: string | null): string;
  country(code: string): string;
  number(value: number): string;
  percent(value: number): string;
  /** A day of the calendar, `2026-11-21`. */
  day(day: string): string;
  /** A month by one of its days: "Nov 2026". */
  month(day: string): string;
  list(parts: readonly string[]): string;
  /** "Risk: High", with the colon of the language. */
  labelled(name: string, value: string | number): string;
}

export async function speechFor(request: Request, context: LoadContext): Promise<Speech> {
  const language = await languageOf(request, context);
  const { translator } = await textsOf(context, language);
  const tag = LANGUAGE_TAGS[language];
  const { numbers, percents, countries, days, months, lists } = formatsOf(tag);
  const find = (full: string) => {
    const key = full.replace("catalogue:", "");
    const found = translator.text("catalogue", key);
    return found === key ? null : found;
  };
  return {
    language: tag,
    text: (key, params) => translator.text("network", key, params),
    word: (group, id) => find(catalogueKey(group, id)) ?? id,
    goods: (code, commodity) => goodsName(code, commodity, find) ?? "",
    country: (code) => countries.of(code) ?? code,
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value),
    day: (day) => days.format(new Date(day)),
    month: (day) => months.format(new Date(day)),
    list: (parts) => lists.format(parts),
    labelled: (name, value) => labelled(name, value, tag),
  };
}

type Formats = ReturnType<typeof makeFormats>;

/** Making them takes a millisecond, more than all that a page says with them. */
function formatsOf(tag: string): Formats {
  const made = known.get(tag) ?? makeFormats(tag);
  known.set(tag, made);
  return made;
}

const known = new Map<string, Formats>();

function makeFormats(tag: string) {
  return {
    numbers: new Intl.NumberFormat(tag),
    percents: new Intl.NumberFormat(tag, { style: "percent" }),
    countries: new Intl.DisplayNames([tag], { type: "region", fallback: "code" }),
    days: new Intl.DateTimeFormat(tag === "en" ? DATE_TAGS.en : tag, { timeZone: "UTC", dateStyle: "medium" }),
    months: new Intl.DateTimeFormat(tag === "en" ? DATE_TAGS.en : tag, {
      timeZone: "UTC",
      month: "short",
      year: "numeric",
    }),
    lists: new Intl.ListFormat(tag, { type: "conjunction" }),
  };
}
