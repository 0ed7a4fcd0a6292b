import type { ActionTypeName } from "./action-words";

/** The words of measures, without a schema, so that the browser can have them. Names are texts under `measures:<group>`. */
export const MEASURE_PURPOSES = ["prevent", "remedy", "end", "mitigate", "monitor", "supply"] as const;
export type MeasurePurpose = (typeof MEASURE_PURPOSES)[number];

/** Small: some days of one person; medium: several people or weeks; large: a project. */
export const MEASURE_EFFORTS = ["S", "M", "L"] as const;
export type MeasureEffort = (typeof MEASURE_EFFORTS)[number];

/** Who does what a measure asks for. */
export const MEASURE_DOERS = ["supplier", "own", "auditor"] as const;
export type MeasureDoer = (typeof MEASURE_DOERS)[number];

/** By the kind of action: what a supplier is asked for is done by the supplier, an audit by who audits, anything else by oneself. */
export function doerOf(typeId: ActionTypeName): MeasureDoer {
  if (typeId === "on-site-audit") return "auditor";
  return BY_SUPPLIERS.includes(typeId) ? "supplier" : "own";
}

const BY_SUPPLIERS: readonly ActionTypeName[] = ["ask-statement", "send-questionnaire", "corrective-plan"];

/** LkSG § 6(3) and (4) prevention, § 7 remedy; CSDDD Art. 10 prevention, Art. 11 bringing to an end. */
export const MEASURE_LAWS = ["lksg-6-3", "lksg-6-4", "lksg-7", "csddd-10", "csddd-11"] as const;
export type MeasureLaw = (typeof MEASURE_LAWS)[number];

/** A customer's own measure: written, read by a second person, in the catalogue, no longer offered. */
export const OWN_MEASURE_STATES = ["draft", "reviewed", "published", "retired"] as const;
export type OwnMeasureState = (typeof OWN_MEASURE_STATES)[number];

export const MEASURE_CONFIDENCES = ["A", "B", "C", "D"] as const;

export const LONGEST_MEASURE_NAME = 120;
export const SHORTEST_WHAT = 20;
export const LONGEST_WHAT = 4000;
export const LONGEST_LINE = 200;
export const LONGEST_SOURCE = 500;
/** What the writer of a draft is told to change. */
export const LONGEST_RETURN_NOTE = 1000;
export const MOST_STEPS = 30;
export const MOST_EVIDENCE = 10;
export const MOST_WARNINGS = 10;
export const MOST_TYPICAL_DAYS = 730;
export const MOST_TOPICS = 20;
/** Measures of one file that is read in. */
export const MOST_IMPORTED = 500;
/** Own results are told from so many assessed actions on: of fewer, one case would look like a rule. */
export const RESULTS_FROM = 5;
/** The kind of the operation that starts a measure at many targets. */
export const START_MEASURE = "measures.start";

/** The languages that texts of measures are written in, with their BCP 47 tags. */
export const MEASURE_LANGUAGES = { en: "en", de: "de", fr: "fr", ch: "zh-Hans" } as const;
export type MeasureLanguage = keyof typeof MEASURE_LANGUAGES;
export const MEASURE_LANGUAGE_KEYS = Object.keys(MEASURE_LANGUAGES) as [MeasureLanguage, ...MeasureLanguage[]];

/** Why a row of an import is refused: it is no measure at all, a field is missing, too short, too long, or says what there is not. */
export const ROW_PROBLEMS = [
  "row",
  "missing",
  "fewCharacters",
  "manyCharacters",
  "fewEntries",
  "manyEntries",
  "fewNumber",
  "manyNumber",
  "word",
  "topic",
  "name",
  "url",
  "wrong",
] as const;
