import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { EntityKind } from "../../../server/backend/reference/names/types";
import { countryCodes } from "./country-codes";
import type { LabelledPair } from "./pair";

/**
 * Labelled pairs from elsewhere, CSV or TSV with a header: two names and whether they mean the same; if there, kind,
 * countries and a class. The usual column names are known. Throws when names or label are not among the columns.
 */
export function readPairs(file: string): LabelledPair[] {
  const text = readFileSync(file, "utf8");
  const delimiter = ["\t", ";", ","].find((mark) => text.split("\n", 1)[0]?.includes(mark)) ?? ",";
  const rows = parse(text, {
    columns: true,
    delimiter,
    bom: true,
    relaxQuotes: true,
    relaxColumnCount: true,
    trim: true,
  }) as Record<string, string>[];
  const columns = Object.keys(rows[0] ?? {});
  const column = (names: readonly string[]): string | undefined =>
    columns.find((name) => names.includes(name.toLowerCase().replace(/[^a-z0-9]/g, "")));
  const [one, other, label] = [column(ONE), column(OTHER), column(LABEL)];
  if (!one || !other || !label)
    throw new Error(`${file}: needs columns for two names and a label, has ${columns.join(", ")}`);
  const [kind, className] = [column(KIND), column(CLASS)];
  const [countryOne, countryOther] = [
    column(["country1", "countrya", "querycountry", "leftcountry"]),
    column(["country2", "countryb", "candidatecountry", "rightcountry"]),
  ];
  return rows.map((row) => ({
    kind: kindOf(row[kind ?? ""] ?? ""),
    className: row[className ?? ""] || "all",
    same: /^(1|true|yes|y|t|match|same|positive)$/i.test(row[label] ?? ""),
    query: {
      name: row[one] ?? "",
      kind: kindOf(row[kind ?? ""] ?? ""),
      countries: countryCodes([row[countryOne ?? ""] ?? ""]),
    },
    candidate: {
      name: row[other] ?? "",
      kind: kindOf(row[kind ?? ""] ?? ""),
      countries: countryCodes([row[countryOther ?? ""] ?? ""]),
    },
  }));
}

const ONE = ["name1", "namea", "query", "queryname", "left", "leftname", "name", "source", "a"];
const OTHER = ["name2", "nameb", "candidate", "candidatename", "right", "rightname", "target", "b", "result"];
const LABEL = ["ismatch", "match", "label", "same", "issame", "judgement", "expected"];
const KIND = ["kind", "schema", "type", "entitytype"];
const CLASS = ["class", "category", "classname", "casegroup", "group"];

function kindOf(text: string): EntityKind {
  if (/person|individual/i.test(text)) return "person";
  if (/vessel|aircraft|ship/i.test(text)) return "other";
  return text === "" ? "unknown" : "organization";
}
