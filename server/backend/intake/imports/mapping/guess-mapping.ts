import { bestAssignment } from "./assignment";
import { FIELDS, type Field, type Mapping } from "./fields";
import { sampleEvidence } from "./sample-evidence";
import { isOfAnother, titleMatches } from "./title-match";

export interface MappingReason {
  key: "imports:mapping.title" | "imports:mapping.values" | "imports:mapping.valuesAgainst" | "imports:mapping.chosen";
  params: Record<string, string | number>;
}

export interface FieldGuess {
  field: Field;
  /** 0 to 1. */
  confidence: number;
  reasons: MappingReason[];
}

export interface ColumnGuess {
  /** 0-based. */
  column: number;
  title: string;
  /** What the column was taken for, or null. */
  guess: FieldGuess | null;
  /** What else it could be, likeliest first, whether or not another column has that field. */
  alternatives: FieldGuess[];
}

/** Below it a column is left out rather than guessed. */
const LEAST_CONFIDENCE = 0.5;

/**
 * What each column means, from its title and some of its values (rows of cells): the assignment that is best as a
 * whole, each field to at most one column. The order of the columns plays no part in it.
 */
export function guessMapping(header: readonly string[], sample: readonly (readonly string[])[]): ColumnGuess[] {
  const columns = header.map((title, column) => ({
    column,
    title,
    values: sample.map((cells) => cells[column] ?? ""),
  }));
  const guesses = columns.map(({ title, values }) => guessesFor(title, values));
  // Columns are compared in the order of their content, so that a tie falls the same way in any order of the file.
  const order = columns
    .map(({ column, title, values }) => ({ column, by: `${title}\n${values.slice(0, 20).join("\n")}` }))
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
    .map(({ column }) => column);
  const weights = FIELDS.map((field) => order.map((column) => confidenceOf(guesses[column], field)));
  const assigned = bestAssignment(weights);
  const fieldOf = new Map(assigned.map((place, index) => [order[place], FIELDS[index]]));
  return columns.map(({ column, title }) => {
    const mine = guesses[column] ?? [];
    const guess = mine.find(({ field }) => field === fieldOf.get(column)) ?? null;
    return { column, title, guess, alternatives: mine.filter((other) => other !== guess) };
  });
}

/** The guesses as a mapping. */
export function mappingOf(columns: readonly ColumnGuess[]): Mapping {
  return Object.fromEntries(columns.flatMap(({ column, guess }) => (guess === null ? [] : [[guess.field, column]])));
}

/**
 * The guesses with a person's choices in their place: a field, or null for "leave this column out". A field that is
 * chosen for one column is taken from any other. Columns that are not there are ignored.
 */
export function chooseFields(
  columns: readonly ColumnGuess[],
  choices: ReadonlyMap<number, Field | null>,
): ColumnGuess[] {
  const present = new Set(columns.map(({ column }) => column));
  const taken = new Map<Field, number>();
  for (const [column, field] of choices) if (field !== null && present.has(column)) taken.set(field, column);
  return columns.map((guessed) => {
    const choice = choices.get(guessed.column);
    if (choice === undefined)
      return guessed.guess !== null && taken.has(guessed.guess.field) ? { ...guessed, guess: null } : guessed;
    if (choice === null || taken.get(choice) !== guessed.column) return { ...guessed, guess: null };
    const reasons: MappingReason[] = [{ key: "imports:mapping.chosen", params: {} }];
    return { ...guessed, guess: { field: choice, confidence: 1, reasons } };
  });
}

const confidenceOf = (guesses: readonly FieldGuess[] | undefined, field: Field): number =>
  guesses?.find((guess) => guess.field === field)?.confidence ?? 0;

function guessesFor(title: string, values: readonly string[]): FieldGuess[] {
  const byTitle = titleMatches(title);
  const byValues = sampleEvidence(values);
  const ofAnother = isOfAnother(title);
  return FIELDS.map((field) => {
    const match = byTitle.get(field);
    const evidence = byValues.get(field);
    const telling = ofAnother && !match ? 0 : (evidence?.telling ?? 0);
    const share = Math.round((evidence?.share ?? 0) * 100);
    const reasons: MappingReason[] = [];
    if (match) reasons.push({ key: "imports:mapping.title", params: { title, known: match.known } });
    if (evidence && evidence.share >= 0.5 && (match || telling > 0)) {
      reasons.push({ key: "imports:mapping.values", params: { share } });
    } else if (match && evidence) reasons.push({ key: "imports:mapping.valuesAgainst", params: { share } });
    return { field, confidence: combine(match?.score ?? 0, evidence?.share, telling), reasons };
  })
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .sort((a, b) => b.confidence - a.confidence);
}

/** Values that fit carry a title, and values that do not fit outweigh it; some values speak without one. */
function combine(title: number, share: number | undefined, telling: number): number {
  if (share === undefined) return title * 0.9;
  if (title === 0) return telling;
  const together = title * (0.4 + 0.6 * share);
  return Math.min(1, Math.max(together, telling) + (share >= 0.5 ? telling * 0.05 : 0));
}
