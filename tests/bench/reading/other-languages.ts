import { ENOUGH_FOR_TRIAL } from "../../../server/backend/intake/news/arming/arming";
import { halfOf } from "../../../server/backend/intake/news/labelled/halves";
import type { LabelledText } from "../../../server/backend/intake/news/labelled/read-labelled";
import { lexiconOf } from "../../../server/backend/intake/news/lexicon/lexicons";

/** Markdown: of the languages without words of their own, how many labelled texts each type has. */
export function otherLanguages(all: readonly LabelledText[]): string {
  const texts = all.filter(({ language, type }) => lexiconOf(language) === null && type !== "none");
  const languages = [...new Set(texts.map(({ language }) => language))].sort();
  return [
    "| language | texts with an event, dev half | held half | types that may go on trial, with their texts of the dev half |",
    "|---|---|---|---|",
    ...languages.map((language) => {
      const of = texts.filter((text) => text.language === language);
      const dev = of.filter((text) => halfOf(text) === "dev");
      const types = new Map<string, number>();
      for (const { type } of dev) types.set(type, (types.get(type) ?? 0) + 1);
      const enough = [...types]
        .filter(([, count]) => count >= ENOUGH_FOR_TRIAL)
        .map(([type, count]) => `${type} ${count}`);
      return `| ${language} | ${dev.length} | ${of.length - dev.length} | ${enough.join(", ") || "none"} |`;
    }),
  ].join("\n");
}
