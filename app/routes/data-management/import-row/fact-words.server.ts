import type { Speech } from "~/i18n/speech.server";
import type { MessageKey } from "~/i18n/texts";
import { IDENTIFIER_FIELDS, type SaidFact } from "./facts";

/** What a fact is called, as the column of a list that holds it. */
export function headingOf(fact: SaidFact, speech: Speech): string {
  const field = fact.fact === "identifier" ? IDENTIFIER_FIELDS[fact.system] : FIELD_OF[fact.fact];
  if (field === undefined) return speech.word("identifiers", fact.fact === "identifier" ? fact.system : fact.fact);
  return speech.say(`importPages:fields.${field}` as MessageKey);
}

const FIELD_OF = {
  name: "name",
  otherNames: "aliases",
  country: "country",
  city: "city",
  postalCode: "postalCode",
  address: "address",
  hsCodes: "hsCode",
  industry: "industry",
  website: "website",
} as const;
