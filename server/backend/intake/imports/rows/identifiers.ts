import { IDENTIFIER_SYSTEMS, type IdentifierField } from "../mapping/fields";
import { isDuns, isLei, isOsId } from "../values/checksums";
import type { Identifier, Report } from "./candidate";

export const IDENTIFIER_FIELDS = Object.keys(IDENTIFIER_SYSTEMS) as IdentifierField[];

/** An identifier in the one form that is compared; null for one that is certainly wrong, so that it joins nobody. */
export function readIdentifier(field: IdentifierField, value: string, report: Report): Identifier | null {
  const id = READERS[field](value, report);
  return id === null || id === "" ? null : { system: IDENTIFIER_SYSTEMS[field], id };
}

const READERS: Record<IdentifierField, (value: string, report: Report) => string | null> = {
  erpId: (value, report) => wholeNumber(value, report),
  registrationNumber: (value, report) => wholeNumber(value, report)?.toUpperCase() ?? null,
  vat: (value) => value.toUpperCase().replace(/[\s.\-/]/g, ""),
  lei: (value, report) => checked(value.toUpperCase().replace(/[\s-]/g, ""), isLei, "leiInvalid", report),
  osId: (value, report) => checked(value.toUpperCase(), isOsId, "osIdInvalid", report),
  duns: readDuns,
};

/** Numbers that passed through a table of floating point numbers come as "100001013053.0". */
const withoutFraction = (value: string): string => value.replace(/^(\d+)\.0+$/, "$1");

/**
 * A spreadsheet shows long numbers as "1.00123E+05". Where it left out digits ("1.2E+11"), many rows would have the same one: it is none.
 */
function wholeNumber(value: string, report: Report): string | null {
  const [, whole = "", fraction = "", zeros = ""] = /^(\d)(?:[.,](\d+)E\+?|E\+)(\d{1,2})$/.exec(value) ?? [];
  if (whole === "") return withoutFraction(value);
  if (fraction.length === Number(zeros)) return whole + fraction;
  report("numberSpoilt");
  return null;
}

/** Nine digits. A spreadsheet that took it for a number ate its zeros. */
function readDuns(value: string, report: Report): string | null {
  const digits = withoutFraction(value).replace(/[\s-]/g, "");
  if (/^\d{6,8}$/.test(digits)) {
    report("zerosRestored", { restored: digits.padStart(9, "0") });
    return digits.padStart(9, "0");
  }
  return checked(digits, isDuns, "dunsInvalid", report);
}

function checked(
  id: string,
  isRight: (id: string) => boolean,
  code: "leiInvalid" | "osIdInvalid" | "dunsInvalid",
  report: Report,
): string | null {
  if (isRight(id)) return id;
  report(code);
  return null;
}
