import type { Row } from "../../reading/table";
import type { Field, Mapping } from "../mapping/fields";
import type { ProblemCode, Report, RowProblem } from "./candidate";
import {
  cleanText,
  isFiller,
  isFormulaLike,
  isRunnableFormula,
  isSpreadsheetError,
  joinLines,
  joinOwners,
} from "./clean-text";

const ERRORS: ReadonlySet<ProblemCode> = new Set([
  ...(["nameMissing", "nameTooShort", "nameOfNobody", "totalRow", "noteRow", "titlesAgain"] as const),
  ...(["countryUnknown", "formulaRefused"] as const),
  ...(["fromMissing", "toMissing", "supplierMissing", "selfRelation", "relationTypeUnknown"] as const),
  ...(["probabilityInvalid", "dayOrder", "dayRefused", "inputMissing", "shareRefused", "daysRefused"] as const),
  ...(["moneyRefused", "currencyUnknown", "currencyMissing", "periodsOverlap"] as const),
  ...(["emailMissing", "emailRefused", "tooManyContacts"] as const),
  ...(["eventTypeMissing", "eventTypeUnknown", "alertTitleMissing", "priorityUnknown"] as const),
  ...(["actionTypeMissing", "actionTypeUnknown", "actionTitleMissing", "actionStatusUnknown"] as const),
  ...(["purposeUnknown", "lastResortRefused", "actionProofMissing", "assigneeUnknown"] as const),
  ...(["stepsTooMany", "stepTitleMissing", "stepTooLong", "stepLate", "costRefused"] as const),
]);
/** How bad a problem is, and its texts. */
export const described = (code: ProblemCode) =>
  ({
    severity: ERRORS.has(code) ? "error" : "warning",
    code,
    key: `imports:problems.${code}`,
    advice: `imports:advice.${code}`,
  }) as const;

const LONGEST_QUOTE = 120;
/** Characters of a field with content; what is longer is no such thing, and would neither fit an index nor be read in time. */
const LONGEST: Partial<Record<Field, number>> = {
  name: 500,
  nameContinued: 500,
  legalName: 500,
  operator: 500,
  parent: 2_000,
  from: 500,
  to: 500,
  aliases: 5_000,
  address: 1_000,
  industry: 1_000,
  commodity: 1_000,
  hsCode: 1_000,
  website: 2_000,
  email: 320,
  alertTitle: 300,
  alertText: 10_000,
  actionText: 4_000,
  steps: 10_000,
  link: 2_000,
};
const LONGEST_OTHER = 200;
/** Fields whose cells may have several lines. */
const JOINED: Partial<Record<Field, (text: string) => string>> = {
  ...{ address: joinLines, parent: joinOwners, steps: joinOwners },
};
const COUNTRIES: ReadonlySet<Field> = new Set<Field>(["country", "parentCountry", "fromCountry", "toCountry"]);

/** The cells of one row by field, in one form, with a way to say what is wrong with each. */
export class RowCells {
  readonly problems: RowProblem[] = [];
  readonly #texts: Partial<Record<Field, string>> = {};

  constructor(
    readonly row: Row,
    readonly header: readonly string[],
    readonly mapping: Mapping,
  ) {
    const beyond = row.cells.findIndex((cell, column) => column >= header.length && cell.trim() !== "");
    if (beyond !== -1) this.#report(null, beyond, row.cells[beyond] ?? "")("beyondHeader");
  }

  has(field: Field): boolean {
    return this.mapping[field] !== undefined;
  }

  title(field: Field): string {
    return this.header[this.mapping[field] ?? -1] ?? "";
  }

  report(field: Field): Report {
    const column = this.mapping[field];
    return this.#report(field, column ?? null, column === undefined ? "" : (this.row.cells[column] ?? ""));
  }

  /** "" for a cell that is empty, holds a filler or an error of the spreadsheet, or is not mapped. */
  text(field: Field): string {
    const known = this.#texts[field] ?? this.#clean(field);
    this.#texts[field] = known;
    return known;
  }

  /** The same of a column that has no field of its own. */
  at(column: number): string {
    const value = joinOwners(this.row.cells[column] ?? "");
    return value.length > LONGEST_OTHER || isSpreadsheetError(value) || isFiller(value) ? "" : value;
  }

  /** Says that the row as a whole is no supplier. */
  refuse(code: ProblemCode): void {
    const column = this.mapping.name ?? this.mapping.legalName ?? null;
    const written = this.row.cells.find((cell) => cell.trim() !== "") ?? "";
    this.#report("name", column, written)(code);
  }

  /** What `read` makes of a cell with content, else null. */
  read<T>(field: Field, read: (value: string, report: Report) => T): T | null {
    const value = this.text(field);
    return value === "" ? null : read(value, this.report(field));
  }

  #clean(field: Field): string {
    const column = this.mapping[field];
    if (column === undefined) return "";
    const written = this.row.cells[column] ?? "";
    if (written === "" && this.row.formulas === undefined) return "";
    const longest = LONGEST[field] ?? LONGEST_OTHER;
    const value = (JOINED[field] ?? cleanText)(written);
    if (value.length > longest) {
      this.report(field)("tooLong", { longest });
      return "";
    }
    if (this.row.formulas?.includes(column)) this.report(field)(value === "" ? "formulaWithoutValue" : "formula");
    if (value === "") return "";
    if (isSpreadsheetError(value)) {
      this.report(field)("spreadsheetError");
      return "";
    }
    if (value.includes("\ufffd")) this.report(field)("unreadableCharacters");
    if (isFormulaLike(value)) this.report(field)(isRunnableFormula(value) ? "formulaRefused" : "formulaLike");
    return isFiller(value, COUNTRIES.has(field)) ? "" : value;
  }

  #report(field: Field | null, column: number | null, written: string): Report {
    return (code, params = {}) => {
      this.problems.push({
        row: this.row.number,
        column: column === null ? null : column + 1,
        title: column === null ? null : (this.header[column] ?? null),
        field,
        ...described(code),
        params: { value: written.slice(0, LONGEST_QUOTE), ...params },
      });
    };
  }
}
