import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import countries from "i18n-iso-countries";
import type { NamedEntity } from "../../../server/backend/reference/names/types";

/** Owners and parents of plants in the ownership lists of a folder, each once and in the country of its first plant. */
export function readOwners(folder: string): NamedEntity[] {
  const found = new Map<string, NamedEntity>();
  const add = (name = "", country = ""): void => {
    const written = name.trim();
    const iso2 = countries.alpha3ToAlpha2(country);
    if (written.length > 1 && !found.has(written)) {
      found.set(written, { name: written, kind: "organization", countries: iso2 ? [iso2] : [] });
    }
  };
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".csv"))) {
    for (const row of readRows(join(folder, file))) {
      add(row.owner_name ?? row.company_name, row.country_iso ?? row.iso3_country);
      add(row.parent_name ?? row.ultimate_parent_name, row.country_iso ?? row.iso3_country);
    }
  }
  return [...found.values()];
}

/** Every fifth employer of the registers of layoffs in a folder. */
export function readEmployers(folder: string): NamedEntity[] {
  const files = readdirSync(folder).filter((name) => /^warn_notices_.*\.csv$/.test(name));
  const names = new Set(
    files.flatMap((file) => readRows(join(folder, file)).map((row) => row.employer_name?.trim() ?? "")),
  );
  return [...names]
    .filter((name) => name.length > 1)
    .sort()
    .filter((_, at) => at % 5 === 0)
    .map((name) => ({ name, kind: "organization", countries: ["US"] }));
}

export function readRows(path: string): Record<string, string>[] {
  return parse(readFileSync(path, "utf8"), { columns: true, relaxColumnCount: true, relaxQuotes: true, bom: true });
}
