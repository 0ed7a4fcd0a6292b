import { compileTopics, matchTopics, type TopicLexicon } from "../topics/match-topics";
import type { NewsText } from "../types";
import { TRANSLATED, type TranslatedRow } from "./rows";

/** Whether a text in this language ("en", or the beginning of "en-GB") says of itself that it is a translation: at its beginning or at its end. */
export function saysTranslated({ title, extract, body }: NewsText, language: string): boolean {
  const lexicon = lexiconOf(language.toLowerCase().split("-", 1)[0] ?? "");
  if (!lexicon) return false;
  // Who translated it is told below a text.
  const texts = [
    { title, extract },
    { title: extract.slice(-END), extract: body.slice(-END) },
  ];
  return texts.some((text) =>
    matchTopics(text, lexicon).some(({ topic: { written }, quotes }) =>
      quotes.some((one) => written?.test(one) ?? true),
    ),
  );
}

const END = 500;

const compiled = new Map<string, TopicLexicon<TranslatedRow>>();

function lexiconOf(language: string): TopicLexicon<TranslatedRow> | undefined {
  const row = Object.hasOwn(TRANSLATED, language) ? TRANSLATED[language] : undefined;
  if (row && !compiled.has(language)) compiled.set(language, compileTopics([row]));
  return compiled.get(language);
}
