import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import type { ImportRead, SupplierImport } from "~/backend/contract/imports";
import { columnTitle } from "~/domain/import/column-title.server";
import { reasonInWords } from "~/domain/import/import-words.server";
import { type SameFileView, sameFileInWords } from "~/domain/import/same-file.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { shownColumns } from "./queries.server";
import { DELIMITERS, ENCODINGS, fieldName } from "./schema";

interface ShownColumn {
  /** Of its select. */
  name: string;
  title: string;
  samples: string;
  /** From 0 to 1, of what it was taken for; null where a person said it, or it is left out. */
  confidence: { share: number; text: string } | null;
  why: string[];
}

interface Option {
  value: string;
  label: string;
}

export interface ColumnsView {
  fileName: string;
  backHref: string;
  /** Why the file was refused as it was read. */
  refusal: string | null;
  same: SameFileView | null;
  columns: ShownColumn[];
  /** How many are not shown; null for none. */
  hidden: string | null;
  fields: Option[];
  /** Null where the file has one sheet, or is no workbook. */
  sheets: Option[] | null;
  /** What the file turned out to be; null of one of which nothing could be read. */
  format: { name: string; explained: string | null } | null;
  /** Whether it can be said where its titles are. */
  hasTitleRow: boolean;
  /** Null of all but text. */
  encodings: Option[] | null;
  delimiters: Option[] | null;
  defaults: { columns: Record<string, string>; reading: Record<string, string> };
}

export function viewOf(found: ImportRead, speech: Speech): ColumnsView {
  const { id, fileName, refusal, columns, table } = found;
  const shown = shownColumns(found);
  const isText = table === null || table.format === "csv";
  const hidden = columns.length - shown.length;
  return {
    fileName,
    backHref: paths.importResult(id),
    refusal: refusal && reasonInWords(refusal, speech),
    same: sameFileInWords(found, speech),
    columns: shown.map((column) => columnOf(column, table, speech)),
    hidden: hidden > 0 ? speech.say("importPages:columnsPage.hidden", { number: speech.number(hidden) }) : null,
    fields: optionsOf(FIELDS_OF_KIND[found.kind], (field) => speech.say(`importPages:fields.${field}`)),
    sheets:
      table && table.sheetNames.length > 1 ? table.sheetNames.map((name) => ({ value: name, label: name })) : null,
    format: table && formatOf(table, speech),
    hasTitleRow: table?.format !== "geojson",
    encodings: isText ? optionsOf(ENCODINGS, (name) => name.toUpperCase()) : null,
    delimiters: isText
      ? optionsOf(Object.keys(DELIMITERS) as (keyof typeof DELIMITERS)[], (name) =>
          speech.say(`importPages:columnsPage.delimiters.${name}`),
        )
      : null,
    defaults: {
      columns: Object.fromEntries(shown.map(({ column, field }) => [fieldName(column), field ?? ""])),
      reading: {
        sheet: table?.sheet ?? "",
        headerRow: table && table.headerRow > 0 ? String(table.headerRow) : "",
        // Where no titles were found it is for a person to say so.
        untitled: table?.headerRow === 0 && refusal?.key !== "imports:refused.noHeader" ? "yes" : "",
        // What it began as is known, and it may have gone on as another.
        encoding: "",
        delimiter: nameOfDelimiter(table?.delimiter ?? null),
      },
    },
  };
}

function columnOf(
  { column, title, field, confidence, reasons, samples }: SupplierImport["columns"][number],
  table: SupplierImport["table"],
  speech: Speech,
): ShownColumn {
  const isChosen = reasons.some(({ key }) => SAID.has(key));
  return {
    name: fieldName(column),
    title: columnTitle({ column, title }, table, speech),
    samples: samples.join(" · "),
    confidence:
      field === null || isChosen || confidence === null
        ? null
        : { share: confidence, text: speech.percent(confidence) },
    why: field === null ? [] : reasons.map((one) => reasonInWords(one, speech)),
  };
}

/** What a person said, of this file or of one before it. */
const SAID: ReadonlySet<string> = new Set(["imports:mapping.chosen", "imports:mapping.remembered"]);

function formatOf({ format }: NonNullable<SupplierImport["table"]>, speech: Speech): ColumnsView["format"] {
  const explained = format === "geojson" ? speech.say("importPages:columnsPage.geojson") : null;
  return { name: speech.say(`importPages:columnsPage.formats.${format}`), explained };
}

const optionsOf = <T extends string>(values: readonly T[], labelOf: (value: T) => string): Option[] =>
  values.map((value) => ({ value, label: labelOf(value) }));

const nameOfDelimiter = (sign: string | null): string =>
  Object.entries(DELIMITERS).find(([, delimiter]) => delimiter === sign)?.[0] ?? "";
