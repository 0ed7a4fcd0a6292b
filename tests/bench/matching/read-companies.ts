import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { countryCodes } from "./country-codes";

/** Suppliers, owners and plants of real files: names that are on no list. One entity per name and country. */
export function readCompanies(data: string): ListedEntity[] {
  const found = new Map<string, ListedEntity>();
  const add = (name: string | undefined, country: string | undefined): void => {
    const written = (name ?? "").trim();
    if (written.length < 3) return;
    const countries = countryCodes([country ?? ""]);
    const key = `${written.toLowerCase()}|${countries.join()}`;
    if (!found.has(key))
      found.set(key, { id: `company-${found.size}`, name: written, kind: "organization", countries });
  };
  for (const file of readdirSync(join(data, "organizations")).sort()) {
    if (/^osh_.*\.csv$/.test(file))
      for (const row of csv(join(data, "organizations", file))) add(row.name, capitalised(row.country));
  }
  for (const file of readdirSync(join(data, "relations")).sort()) {
    if (file.endsWith("_ownership.csv")) {
      // The country is the plant's; that of the company is not given.
      for (const row of csv(join(data, "relations", file)))
        for (const name of [row.company_name, row.ultimate_parent_name]) add(name, undefined);
    }
    if (file.startsWith("sfi_"))
      for (const row of csv(join(data, "relations", file)))
        for (const name of [row.owner_name, row.parent_name]) add(name, undefined);
  }
  const brands = JSON.parse(
    readFileSync(join(data, "organizations", "wikirate_fashion_brands_scores_2021.json"), "utf8"),
  );
  for (const name of Object.values(brands.companies as Record<string, string>)) add(name, undefined);
  return [...found.values()];
}

function csv(path: string): Record<string, string>[] {
  return parse(readFileSync(path, "utf8"), {
    columns: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    bom: true,
    trim: true,
  }) as Record<string, string>[];
}

const capitalised = (text: string | undefined): string | undefined =>
  text?.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
