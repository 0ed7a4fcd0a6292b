import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { countryCodes } from "./country-codes";

/** Denied persons of the Bureau of Industry and Security: it does not say who is a person and who a company. */
export function readDeniedPersons(folder: string, file: string): ListedEntity[] {
  const rows = parse(readFileSync(join(folder, file), "utf8"), {
    columns: true,
    delimiter: "\t",
    relaxQuotes: true,
    trim: true,
  });
  return (rows as Record<string, string>[]).map((row, i) => ({
    id: `bis-${i}`,
    name: row.Name ?? "",
    countries: countryCodes([row.Country ?? ""]),
  }));
}

/** The consolidated screening list of the United States. */
export function readScreeningList(folder: string, file: string): ListedEntity[] {
  const rows = parse(readFileSync(join(folder, file), "utf8"), { columns: true, relaxColumnCount: true, trim: true });
  return (rows as Record<string, string>[]).map((row, i) => ({
    id: `csl-${i}`,
    name: row.name ?? "",
    kind:
      row.type === "Individual"
        ? "person"
        : row.type === "Entity"
          ? "organization"
          : row.type === "Vessel"
            ? "other"
            : "unknown",
    aliases: (row.alt_names ?? "")
      .split(";")
      .map((alias) => alias.trim())
      .filter(Boolean),
    countries: countryCodes((row.addresses ?? "").split(";").map((address) => address.trim().slice(-2))),
  }));
}
