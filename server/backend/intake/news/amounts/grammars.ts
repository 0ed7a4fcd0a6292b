import type { NumberGrammar } from "./amount";
import { DE } from "./languages/de";
import { EN } from "./languages/en";
import { FR } from "./languages/fr";
import { ZH } from "./languages/zh";

const GRAMMARS: Readonly<Record<string, NumberGrammar>> = { en: EN, de: DE, fr: FR, zh: ZH };

/** How a language ("en", or the beginning of "en-GB") writes numbers; null for one whose numbers are not read. */
export function grammarOf(tag: string): NumberGrammar | null {
  const language = tag.toLowerCase().split("-", 1)[0] ?? "";
  return (Object.hasOwn(GRAMMARS, language) && GRAMMARS[language]) || null;
}
