import type { SupplierFacts } from "~/backend/contract/import-rows";

/** One thing that a supplier is described by. */
export type SaidFact = { fact: Exclude<keyof SupplierFacts, "identifiers"> } | { fact: "identifier"; system: string };

const BEFORE_NUMBERS = ["name", "otherNames", "country", "city", "postalCode", "address"] as const;
const AFTER_NUMBERS = ["hsCodes", "industry", "website"] as const;

/** The names of numbers that the columns of a list have, too. */
export const IDENTIFIER_FIELDS: Readonly<Record<string, string>> = {
  ERP: "erpId",
  DUNS: "duns",
  LEI: "lei",
  VAT: "vat",
  "OS-ID": "osId",
  Registration: "registrationNumber",
};

export const isSaid = (facts: SupplierFacts, said: SaidFact): boolean =>
  said.fact === "identifier"
    ? facts.identifiers.some(({ system }) => system === said.system)
    : facts[said.fact] !== null && facts[said.fact]?.length !== 0;

/** What at least one of some suppliers says, in the order in which it is read. */
export function factsSaid(all: readonly SupplierFacts[]): SaidFact[] {
  const systems = new Set(all.flatMap(({ identifiers }) => identifiers.map(({ system }) => system)));
  const facts: SaidFact[] = [
    ...BEFORE_NUMBERS.map((fact) => ({ fact })),
    ...[...systems].sort().map((system) => ({ fact: "identifier" as const, system })),
    ...AFTER_NUMBERS.map((fact) => ({ fact })),
  ];
  return facts.filter((said) => all.some((facts) => isSaid(facts, said)));
}
