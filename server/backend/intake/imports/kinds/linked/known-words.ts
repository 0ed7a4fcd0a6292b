import { say } from "../../../../platform/translations/say";
import { foldName } from "../../../../reference/names/fold-name";
import type { ProblemCode, Report } from "../../rows/candidate";

const LANGUAGES = ["en", "de", "fr", "ch"] as const;

/** Ids by themselves and by their texts under `group` in every language, such as `catalogue:eventTypes`; each text in the given forms, too. */
export function wordsFor<Id extends string>(
  ids: readonly Id[],
  group: string,
  forms: (text: string) => string[] = (text) => [text],
): Map<string, Id> {
  return new Map(
    ids.flatMap((id) =>
      [id, ...LANGUAGES.flatMap((language) => forms(say(language, `${group}.${id}`)))].map(
        (word) => [foldedWord(word), id] as const,
      ),
    ),
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
const foldedWord = (words: string): string => (foldName(words) || words.toLowerCase()).replace(/[\s-]+/g, " ");
