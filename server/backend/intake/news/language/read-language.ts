import type { Reading } from "../../../platform/db/shapes/reading";
import { readWords } from "../lexicon/words";
import { detectLanguage } from "./detect";
import { FUNCTION_WORDS } from "./function-words";

/** Fewer letters say too little against what the source says of itself. */
const ENOUGH_LETTERS = 40;
/** No more is looked at. */
const LOOKED_AT = 600;

/**
 * The language of a text: the source's own tag, overruled only by a detection that is sure on at least 40 letters; without a tag, what is
 * detected. `tag` is null where neither knows (design 40, "Language").
 */
export async function readLanguage(text: string, tag: string | null): Promise<Reading["language"]> {
  const looked = text.slice(0, LOOKED_AT);
  const told = primary(tag);
  if (told !== null && speaks(looked, told)) return { tag, by: "source" };
  if (/\p{sc=Han}/u.test(looked) && !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(looked)) {
    return told === "zh" ? { tag, by: "source" } : { tag: "zh", by: "detected" };
  }
  const letters = looked.match(/\p{L}/gu)?.length ?? 0;
  if (told !== null && letters < ENOUGH_LETTERS) return { tag, by: "source" };
  const detected = await detectLanguage(looked);
  return detected === null || detected === told ? { tag, by: "source" } : { tag: detected, by: "detected" };
}

/** `de` of `de-AT`; null for none, and for what says that nobody knows. */
function primary(tag: string | null): string | null {
  const language = tag?.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return /^[a-z]{2,3}$/.test(language) && language !== "und" ? language : null;
}

function speaks(text: string, language: string): boolean {
  const known = Object.hasOwn(FUNCTION_WORDS, language) ? FUNCTION_WORDS[language] : undefined;
  if (!known) return false;
  const { folded } = readWords(text, LOOKED_AT);
  const found = folded.filter((word) => known.has(word)).length;
  return found >= 2 || (found === 1 && folded.length <= SHORT);
}

/** Words of a title. */
const SHORT = 8;
