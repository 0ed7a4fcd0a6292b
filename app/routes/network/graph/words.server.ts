import { DOT } from "~/i18n/dot";
import { goodsName } from "~/i18n/goods-name";
import { DATE_TAGS, LANGUAGE_TAGS } from "~/i18n/languages";
import { labelled } from "~/i18n/listed";
import { languageOf } from "~/i18n/locale.server";
import { type CatalogueWord, catalogueKey } from "~/i18n/text-keys";
import type { TextKey, TextParams } from "~/i18n/texts";
import { textsOf } from "~/i18n/texts-of.server";
import type { LoadContext } from "~/load-context";

/** Puts graphs into words on the server, where the catalogue is. */
export interface GraphWords {
  text(key: TextKey<"graph">, params?: TextParams): string;
  /** A word of the catalogue; the id itself where there is none. */
  word(group: CatalogueWord, id: string): string;
  country(code: string): string;
  number(value: number): string;
  /** Of 0 to 1. */
  percent(value: number): string;
  /** A day of the calendar. */
  day(day: string): string;
  list(parts: readonly string[]): string;
  /** "Risk: High", with the colon of the language. */
  labelled(name: string, value: string | number): string;
  /** One after the other; Chinese has no space between them. */
  sentences(parts: readonly string[]): string;
  /** `7325 · Iron and steel`; of a code without a commodity by its heading or chapter. */
  goods(code: string, commodity: string | null): string;
}

export async function graphWordsFor(request: Request, context: LoadContext): Promise<GraphWords> {
  const language = await languageOf(request, context);
  const { translator } = await textsOf(context, language);
  const tag = LANGUAGE_TAGS[language];
  const numbers = new Intl.NumberFormat(tag);
  const percents = new Intl.NumberFormat(tag, { style: "percent" });
  const countries = new Intl.DisplayNames([tag], { type: "region", fallback: "code" });
  const days = new Intl.DateTimeFormat(DATE_TAGS[language], { timeZone: "UTC", dateStyle: "medium" });
  const lists = new Intl.ListFormat(tag, { type: "unit", style: "short" });
  const find = (full: string) => {
    const key = full.replace("catalogue:", "");
    const found = translator.text("catalogue", key);
    return found === key ? null : found;
  };
  return {
    text: (key, params) => translator.text("graph", key, params),
    word: (group, id) => find(catalogueKey(group, id)) ?? id,
    country: (code) => countries.of(code) ?? code,
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value),
    day: (day) => days.format(new Date(day)),
    // Of units Chinese is told to write nothing between two words.
    labelled: (name, value) => labelled(name, value, tag),
    list: (parts) => (tag.startsWith("zh") ? parts.join("、") : lists.format(parts)),
    sentences: (parts) => parts.join(tag.startsWith("zh") ? "" : " "),
    goods: (code, commodity) => [code, goodsName(code, commodity, find)].filter(Boolean).join(DOT),
  };
}
