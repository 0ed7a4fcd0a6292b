import { bundledTexts } from "./bundled-texts";

/** Puts a bundled text into words where there is no page: commands, mails. Answers the key itself for one that is not there. */
export function say(language: string, key: string, params: Record<string, string | number> = {}): string {
  const texts = textsOf(language);
  const plural = "count" in params ? `${key}_${new Intl.PluralRules(language).select(Number(params.count))}` : key;
  const text = texts.get(plural) ?? texts.get(`${key}_other`) ?? texts.get(key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
}

const known = new Map<string, ReadonlyMap<string, string>>();

function textsOf(language: string): ReadonlyMap<string, string> {
  const texts =
    known.get(language) ??
    new Map(bundledTexts(language).map(({ i18nKey, translatedText }) => [i18nKey, translatedText] as const));
  known.set(language, texts);
  return texts;
}
