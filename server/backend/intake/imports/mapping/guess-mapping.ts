import { bestAssignment } from "./assignment";
import type { Field, Mapping } from "./fields";
import { sampleEvidence } from "./sample-evidence";
import { isOfAnother, isOfNoField, titleMatches } from "./title-match";
import { SUPPLIER_WORDS, type Vocabulary } from "./vocabulary";

export interface MappingReason {
  key: `imports:mapping.${"title" | "values" | "valuesAgainst" | "chosen" | "remembered"}`;
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
export function guessMapping(
  header: readonly string[],
  sample: readonly (readonly string[])[],
  words: Vocabulary = SUPPLIER_WORDS,
): ColumnGuess[] {
  const columns = header.map((title, column) => ({
    column,
    title,
    values: sample.map((cells) => cells[column] ?? ""),
  }));
  const guesses = columns.map(({ title, values }) => guessesFor(title, values, words));
  // Columns are compared in the order of their content, so that a tie falls the same way in any order of the file.
  const order = columns
    .map(({ column, title, values }) => ({ column, by: `${title}\n${values.slice(0, 20).join("\n")}` }))
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
    .map(({ column }) => column);
  const weights = words.fields.map((field) =>
    order.map((column) => {
      const confidence = confidenceOf(guesses[column], field);
      // By its square: a title that surely names a field is not given up for two that may name others.
      const worth = field === "name" ? NAME_FIRST * confidence ** 2 : confidence ** 2;
      return confidence === 0 ? 0 : worth + latest(header[column] ?? "") + ofSupplier(field, columns[column]);
    }),
  );
  const assigned = bestAssignment(weights);
  const fieldOf = new Map(assigned.map((place, index) => [order[place], words.fields[index]]));
  const guessed = columns.map(({ column, title }) => {
    const mine = guesses[column] ?? [];
    const guess = mine.find(({ field }) => field === fieldOf.get(column)) ?? null;
    return { column, title, guess, alternatives: mine.filter((other) => other !== guess) };
  });
  return withoutBeginnings(sharesOfTheirOwn(numbersOfSuppliers(withoutOwnNames(guessed, sample), sample)));
}

/**
 * Where one column names the owner and another the parent, "ownership share" is the owner's. The parent's is the column that says so, or none:
 * a share that is given to the wrong one of the two is worse than one that is left out.
 */
function sharesOfTheirOwn(columns: ColumnGuess[]): ColumnGuess[] {
  const titled = (field: Field): string => columns.find(({ guess }) => guess?.field === field)?.title ?? "";
  const isOwners = OWNER.test(titled("operator")) && titled("parent") !== "" && !OWNER.test(titled("parent"));
  const taken = columns.find(({ guess }) => guess?.field === "parentShare");
  if (!isOwners || taken?.guess == null || !OWNER.test(taken.title)) return columns;
  if (columns.some(({ guess }) => guess?.field === "operatorShare")) return columns;
  const { guess } = taken;
  const parents = columns.find((one) => one.guess === null && isShareOfParent(one));
  return columns.map((one) => {
    if (one === taken) return { ...one, guess: { ...guess, field: "operatorShare" } };
    if (one !== parents) return one;
    const own = one.alternatives.find(({ field }) => field === "parentShare") ?? null;
    return { ...one, guess: own, alternatives: one.alternatives.filter((other) => other !== own) };
  });
}

const OWNER = /^\W*(?:owner|owned|eigent[uü]m|propri[eé]t|propietari)|所有者|业主/i;
const isShareOfParent = ({ title, alternatives }: ColumnGuess): boolean =>
  !OWNER.test(title) && alternatives.some(({ field }) => field === "parentShare");

/** "Start date" with no end beside it is when a plant began to work, and not since when somebody owns it. */
function withoutBeginnings(columns: ColumnGuess[]): ColumnGuess[] {
  if (columns.some(({ guess }) => guess?.field === "ownedUntil")) return columns;
  return columns.map((one) =>
    one.guess?.field === "ownedSince" && BEGINNING.test(one.title) ? { ...one, guess: null } : one,
  );
}

const BEGINNING =
  /^\W*(?:start(?:[\s_-]?date)?|start[\s_-]?(?:year|month)|begin(?:n|ning)?|date de début|début|fecha (?:de )?inicio|inicio|data (?:di )?inizio|开始日期|起始日期)\W*$/i;

/**
 * "Nr." is the house's beside streets that have none. Where they do, or where no street is told, it is the supplier's, unless another column has that.
 */
function numbersOfSuppliers(columns: ColumnGuess[], sample: readonly (readonly string[])[]): ColumnGuess[] {
  const house = columns.find(({ guess }) => guess?.field === "houseNumber");
  if (house?.guess == null || house.guess.confidence >= SAYS_HOUSE) return columns;
  const street = columns.find(({ guess }) => guess?.field === "address");
  const told = street ? sample.map((cells) => cells[street.column]?.trim() ?? "").filter(Boolean) : [];
  if (street && told.filter((text) => /\d/.test(text)).length <= told.length / 2) return columns;
  const isTaken = columns.some(({ guess }) => guess?.field === "erpId");
  const numbers = sample.map((cells) => cells[house.column]?.trim() ?? "").filter(Boolean);
  // "Held through No." comes again and again, and names another row.
  const own =
    isTaken || numbers.length < 0.7 * sample.length || new Set(numbers).size < 0.7 * numbers.length
      ? null
      : (house.alternatives.find(({ field }) => field === "erpId") ?? null);
  const alternatives = [house.guess, ...house.alternatives.filter((other) => other !== own)];
  return columns.map((one) => (one === house ? { ...one, guess: own, alternatives } : one));
}

/** So sure is a title of a house number that says more than "number". */
const SAYS_HOUSE = 0.9;

/** A list without names is none: of "Lieferant / Anschrift" the first. */
const NAME_FIRST = 1.15;

/** Of the cells of a column of parents that name several: from so many on that name the row itself, they are its other names. */
const OWN_NAMES = 0.3;

/** A "group" may be the owners of a supplier or the names that it goes by; nobody is listed among its own owners, row by row. */
function withoutOwnNames(columns: ColumnGuess[], sample: readonly (readonly string[])[]): ColumnGuess[] {
  const columnOf = (field: Field): number => columns.find(({ guess }) => guess?.field === field)?.column ?? -1;
  const [parent, name] = [columnOf("parent"), columnOf("name")];
  if (parent < 0 || name < 0) return columns;
  const several = sample.filter((cells) => /[;|]/.test(cells[parent] ?? ""));
  const own = several.filter((cells) => {
    const called = (cells[name] ?? "").trim().toLowerCase();
    return (cells[parent] ?? "").split(/[;|]/).some((part) => part.trim().toLowerCase() === called);
  });
  if (several.length < 3 || own.length / several.length < OWN_NAMES) return columns;
  const field = columnOf("aliases") < 0 ? ("aliases" as const) : null;
  const guess = (confidence: number, reasons: MappingReason[]): FieldGuess | null =>
    field === null ? null : { field, confidence, reasons };
  return columns.map((one) =>
    one.column === parent
      ? { ...one, guess: guess(one.guess?.confidence ?? LEAST_CONFIDENCE, one.guess?.reasons ?? []) }
      : one,
  );
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

/** Of two columns of spend, that of the later year: too little to outweigh anything else. */
const latest = (title: string): number =>
  Math.max(0, ...(title.match(/(?<!\d)20\d{2}(?!\d)/g) ?? []).map((year) => Number(year) - 2000)) * 1e-6;

/**
 * Of two columns of names, that of the supplier and not of its site, and the one that has more of them; of two of parents the nearest, whose share the
 * row tells.
 */
function ofSupplier(field: Field, column: { title: string; values: readonly string[] } | undefined): number {
  if ((field === "parent" || field === "parentCountry") && column !== undefined)
    return /direct|immediate|direkt|unmittelbar|directa|直接/i.test(column.title) ? 1e-3 : 0;
  if (field !== "name" || column === undefined) return 0;
  const { title, values } = column;
  const isNamed = /supplier|vendor|creditor|lieferant|kreditor|fournisseur|proveedor|fornitore|fornecedor|供应商/i.test(
    title,
  );
  const filled = values.filter((value) => value.trim() !== "").length / Math.max(1, values.length);
  return (isNamed ? 1e-5 : 0) + filled * 1e-4;
}

const confidenceOf = (guesses: readonly FieldGuess[] | undefined, field: Field): number =>
  guesses?.find((guess) => guess.field === field)?.confidence ?? 0;

function guessesFor(title: string, values: readonly string[], words: Vocabulary): FieldGuess[] {
  if (isOfNoField(title, words)) return [];
  const byTitle = titleMatches(title, words);
  const byValues = sampleEvidence(values);
  const ofAnother = words.ofOthers !== null && isOfAnother(title);
  const isCount = isRunningNumber(values);
  return words.fields
    .map((field) => {
      const named = byTitle.get(field);
      const match = isCount && COUNTS_ALIKE.has(field) && (named?.score ?? 0) < 0.9 ? undefined : named;
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

/** What a running number under "Nr." or "ID" would be taken for: it names nobody, and the next list has the same. */
const COUNTS_ALIKE: ReadonlySet<Field> = new Set<Field>(["erpId", "houseNumber", "registrationNumber", "tier"]);

/** 1, 2, 3, ... in the order of the rows. */
function isRunningNumber(values: readonly string[]): boolean {
  const numbers = values.map((value) => value.trim().replace(/\.0*$/, "")).filter((value) => /^\d+$/.test(value));
  const first = Number(numbers[0]);
  if (numbers.length < 3 || first > 1) return false;
  const onward = numbers.filter((value, index) => index > 0 && Number(value) === Number(numbers[index - 1]) + 1);
  return onward.length >= 0.9 * (numbers.length - 1);
}

/** Values that fit carry a title, and values that do not fit outweigh it; some values speak without one. */
function combine(title: number, share: number | undefined, telling: number): number {
  if (share === undefined) return title * 0.9;
  if (title === 0) return telling;
  const together = title * (0.4 + 0.6 * share);
  return Math.min(1, Math.max(together, telling) + (share >= 0.5 ? telling * 0.05 : 0));
}
