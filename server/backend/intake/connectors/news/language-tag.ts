const TWO_LETTERS =
  "ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv ta th tr uk vi zh";
const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });
const BY_NAME = new Map(TWO_LETTERS.split(" ").map((tag) => [ENGLISH_NAMES.of(tag)?.toLowerCase(), tag]));
const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** A language as a source writes it, as a tag of BCP 47: `de`, `en-gb`, also `deu` and `German`. Null for what is none of these. */
export function languageTag(text: string | null): string | null {
  const written = text?.trim().replaceAll("_", "-") ?? "";
  const named = BY_NAME.get(written.toLowerCase());
  if (named !== undefined) return named;
  if (!TAG.test(written)) return null;
  // News sitemaps and aggregators write three letters where two are the tag.
  return /^[a-z]{3}$/i.test(written) ? (shortened(written) ?? written) : written;
}

function shortened(code: string): string | null {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null;
  } catch {
    return null;
  }
}
