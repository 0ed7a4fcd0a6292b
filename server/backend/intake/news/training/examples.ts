import type { Example } from "../classifier/train";
import type { LabelledText } from "../labelled/read-labelled";
import { findEvidence } from "../lexicon/find-evidence";
import { LEXICONS, lexiconOf } from "../lexicon/lexicons";

/**
 * Files whose licences let a model that is trained on them be shipped (CC BY, CC0, MIT, public domain: `SOURCES.csv`).
 * All others only measure.
 */
const OPEN_FILES: ReadonlySet<string> = new Set([
  "causal_news_en.csv",
  "crisislex_media.csv",
  "jp_labour_notices.csv",
  "press_release_headlines.csv",
  "smartdata_de.csv",
  "tr_financial.csv",
  "us_federal_register.csv",
]);

export const mayTrain = ({ file }: LabelledText): boolean => OPEN_FILES.has(file);

export const exampleOf = ({ file, id, date, sourceLabel, title, text, type }: LabelledText): Example => ({
  cluster: `${file}|${sourceLabel.includes("|") ? sourceLabel.split("|", 1)[0] : date.length >= 10 ? date : id}`,
  title,
  text,
  type,
});

/** The texts that the lexicon's own rows are tested with: invented for them, so that they belong to nobody else. */
export function examplesOfRows(): Example[] {
  return Object.entries(LEXICONS).flatMap(([language, { rows }]) => {
    const lexicon = lexiconOf(language);
    if (!lexicon) return [];
    const typeOf = (title: string) => findEvidence({ title, extract: "", body: "" }, lexicon).types[0]?.value ?? "none";
    return rows.flatMap((row): Example[] => {
      const cluster = `lexicon|${language}|${row.id}`;
      const told = (title: string, type: Example["type"]): Example => ({ cluster, title, text: "", type });
      if ("type" in row)
        return [...row.match.map((text) => told(text, row.type)), ...row.no.map((text) => told(text, typeOf(text)))];
      return "stop" in row ? row.match.map((text) => told(text, "none")) : [];
    });
  });
}
