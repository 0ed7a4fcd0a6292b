import { MOST_LINES } from "~/backend/contract/name-list-words";
import { Refusal } from "../../../platform/call/refusal";
import { Turns } from "../../../platform/threads/turns";
import { isKnownTitle } from "../../imports/mapping/title-match";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import { countryIn } from "../../imports/rows/country";
import { namesNobody, withoutMark } from "../../imports/rows/placeholders";
import { NOTHING_MORE } from "../../imports/run/existing-target";
import type { NamedLine } from "./named-line";
import { isNumberOfItself, numberOf } from "./number-of";

/** As much of a name as is compared, and some more. */
const LONGEST_NAME = 500;
const LONGEST_PART = 200;

/**
 * A pasted list: one name on each line, optionally `name; country; city; number`, or as a spreadsheet copies it, with tabs. Empty lines are none, and
 * neither is a first line of titles. A country that is none is read as a town where the line names no other; a LEI, D-U-N-S or OS ID is known wherever
 * it stands. Throws `Refusal` 422 `list_empty`, `list_too_long` and `line_names_nobody`.
 */
export async function pastedLines(text: string): Promise<NamedLine[]> {
  const written = linesOf(text);
  if (written.length === 0) throw new Refusal(422, "list_empty", "The list names nobody");
  if (written.length > MOST_LINES) throw tooLong(written.length);
  const turns = new Turns();
  const lines: NamedLine[] = [];
  for (const { line, parts } of written) {
    await turns.give();
    const said = saidBy(parts, line);
    if (said === null) throw new Refusal(422, "line_names_nobody", `Line ${line} names nobody`, { line });
    lines.push({ line, said });
  }
  return lines;
}

export const tooLong = (lines: number): Refusal =>
  new Refusal(422, "list_too_long", `The list has ${lines} lines; ${MOST_LINES} are the most`, {
    ...{ lines, most: MOST_LINES },
  });

function linesOf(text: string): { line: number; parts: string[] }[] {
  const all = text
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ line: index + 1, parts: partsOf(written) }))
    .filter(({ parts }) => parts.some((part) => part !== ""));
  const [first] = all;
  return first && isTitles(first.parts) ? all.slice(1) : all;
}

/** A name may have a comma ("Co., Ltd."), so that none divides. */
function partsOf(written: string): string[] {
  const parts = written.split(written.includes("\t") ? "\t" : ";");
  return parts.map((part) =>
    part
      .replace(UNSEEN, " ")
      .replace(/^\s*"(.*)"\s*$/, "$1")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

/** What no name has and no database takes. */
const UNSEEN = /\p{Cc}|\p{Surrogate}|\p{Co}|\ufeff|\u200b/gu;

const isTitles = (parts: readonly string[]): boolean => {
  const said = parts.filter((part) => part !== "");
  return said.length > 1 && said.every((part) => part.length < 40 && isKnownTitle(part));
};

/** Null where it names nobody. */
function saidBy(parts: readonly string[], line: number): SupplierCandidate | null {
  const [written = "", ...rest] = parts;
  const name = withoutMark(written).slice(0, LONGEST_NAME).trim();
  if (!/[\p{L}\d]/u.test(name) || namesNobody(name)) return null;
  const numbers = rest.filter(isNumberOfItself);
  const [second = "", third = "", ...more] = rest.map((part) =>
    isNumberOfItself(part) ? "" : part.slice(0, LONGEST_PART),
  );
  const country = countryIn(second);
  const city = third || (country === null ? second : "");
  const identifiers = [...numbers, ...more].flatMap((part) => numberOf(part) ?? []);
  return {
    ...NOTHING_MORE,
    ...{ row: line, kind: "organization", name, aliases: [], country, city: city || null, identifiers },
    ...{ postalCode: null, address: null, lat: null, lon: null },
  };
}
