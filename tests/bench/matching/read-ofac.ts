import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { EntityKind, Identifier, ListedEntity } from "../../../server/backend/reference/names/types";
import { countryCodes } from "./country-codes";

/** One list of the Office of Foreign Assets Control: primary names, aliases and addresses in three files without headers. */
export function readOfac(
  folder: string,
  list: string,
  files: { names: string; aliases: string; addresses: string },
): ListedEntity[] {
  const aliases = grouped(rows(folder, files.aliases), 3);
  const countries = grouped(rows(folder, files.addresses), 4);
  return rows(folder, files.names).flatMap((row) => {
    const [number = "", name = "", kind = ""] = row;
    const remarks = row.at(-1) ?? "";
    if (name === "" || !/^\d+$/.test(number)) return [];
    return {
      id: `${list}-${number}`,
      name,
      kind: KINDS[kind] ?? "organization",
      aliases: aliases.get(number) ?? [],
      weakAliases: [...remarks.matchAll(/a\.k\.a\. '([^']+)'/g)].map((match) => match[1] as string),
      countries: countryCodes([
        ...(countries.get(number) ?? []),
        ...named(remarks, /(?:nationality|citizen) ([A-Z][A-Za-z ]+)/g),
      ]),
      dates: datesIn(remarks),
      identifiers: identifiersIn(remarks),
    };
  });
}

const KINDS: Record<string, EntityKind> = { individual: "person", vessel: "other", aircraft: "other" };

function rows(folder: string, file: string): string[][] {
  const text = readFileSync(join(folder, file), "utf8").replaceAll("\u001a", "");
  const read = parse(text, { relaxColumnCount: true, relaxQuotes: true, trim: true }) as string[][];
  return read.map((row) => row.map((cell) => (cell.trim() === "-0-" ? "" : cell.trim())));
}

function grouped(read: readonly string[][], column: number): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of read) {
    const [number = "", value = ""] = [row[0], row[column]];
    if (value !== "") groups.set(number, [...(groups.get(number) ?? []), value]);
  }
  return groups;
}

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "DOB 27 Aug 1977", "alt. DOB 1959", "DOB circa 1962". */
function datesIn(remarks: string): string[] {
  return [...remarks.matchAll(/DOB (?:circa )?(?:(?:(\d{1,2}) )?([A-Z][a-z]{2}) )?(\d{4})/g)].map(
    ([, day, month, year]) => {
      const number = MONTHS.indexOf(month ?? "") + 1;
      if (number === 0) return year as string;
      const withMonth = `${year}-${String(number).padStart(2, "0")}`;
      return day ? `${withMonth}-${day.padStart(2, "0")}` : withMonth;
    },
  );
}

function identifiersIn(remarks: string): Identifier[] {
  const pattern =
    /(Registration ID|Tax ID No\.|Passport|Identification Number|IMO|Cedula No\.|NIT #|Company Number|National ID No\.) ([A-Z0-9][A-Z0-9.\-/]{4,})/g;
  return [...remarks.matchAll(pattern)].map(([, scheme, value]) => ({
    scheme: scheme as string,
    value: value as string,
  }));
}
