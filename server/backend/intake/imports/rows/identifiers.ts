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
  erpId: (value) => withoutFraction(value),
  registrationNumber: (value) => withoutFraction(value).toUpperCase(),
  vat: (value) => value.toUpperCase().replace(/[\s.\-/]/g, ""),
  lei: (value, report) => checked(value.toUpperCase().replace(/[\s-]/g, ""), isLei, "leiInvalid", report),
  osId: (value, report) => checked(value.toUpperCase(), isOsId, "osIdInvalid", report),
  duns: readDuns,
};

/** Numbers that passed through a table of floating point numbers come as "100001013053.0". */
const withoutFraction = (value: string): string => value.replace(/^(\d+)\.0+$/, "$1");

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
