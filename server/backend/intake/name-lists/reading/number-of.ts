import type { Identifier } from "../../imports/rows/candidate";
import { readIdentifier } from "../../imports/rows/identifiers";
import { isDuns, isLei, isOsId, isVat } from "../../imports/values/checksums";

/** Whether a text is a number that says by its form what it is: a LEI, a D-U-N-S, an OS ID or a VAT number. */
export const isNumberOfItself = (text: string): boolean => FORMS.some(([, isOne]) => isOne(text));

/** A number in the form that is compared, of the system that it looks like; any other is the list's own number of a supplier. Null for an empty text. */
export function numberOf(text: string): Identifier | null {
  if (text === "") return null;
  const field = FORMS.find(([, isOne]) => isOne(text))?.[0] ?? "erpId";
  return readIdentifier(field, text, () => undefined);
}

const FORMS = [
  ["lei", isLei],
  ["duns", isDuns],
  ["osId", (text: string) => isOsId(text.toUpperCase())],
  ["vat", isVat],
] as const;
