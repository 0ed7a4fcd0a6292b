import { say } from "../../../../platform/translations/say";
import { foldName } from "../../../../reference/names/fold-name";
import type { ProblemCode, Report } from "../../rows/candidate";

const LANGUAGES = ["en", "de", "fr", "ch"] as const;

/** Ids by themselves and by their texts under `group` in every language, such as `catalogue:eventTypes`. */
export function wordsFor<Id extends string>(ids: readonly Id[], group: string): Map<string, Id> {
  return new Map(
    ids.flatMap((id) => [
      [foldedWord(id), id] as const,
      ...LANGUAGES.map((language) => [foldedWord(say(language, `${group}.${id}`)), id] as const),
    ]),
  );
}

/** Reads a word that has to be one of these; any other is the problem `code`. */
export const oneOf =
  <T>(words: ReadonlyMap<string, T>, code: ProblemCode) =>
  (value: string, report: Report): T | null => {
    const found = words.get(foldedWord(value));
    if (found === undefined) report(code);
    return found ?? null;
  };

/** However it is written. */
export const foldedWord = (words: string): string => (foldName(words) || words.toLowerCase()).replace(/[\s-]+/g, " ");
