import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import type { SupplierImport } from "~/backend/contract/imports";
import { reasonInWords } from "~/domain/import/import-words.server";
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
  columns: ShownColumn[];
  /** How many are not shown; null for none. */
  hidden: string | null;
  fields: Option[];
  /** Null where the file has one sheet, or is no workbook. */
  sheets: Option[] | null;
  /** Null of a workbook. */
  encodings: Option[] | null;
  delimiters: Option[] | null;
  defaults: { columns: Record<string, string>; reading: Record<string, string> };
}

export function viewOf(found: SupplierImport, speech: Speech): ColumnsView {
  const { id, fileName, refusal, columns, table } = found;
  const shown = shownColumns(found);
  const isText = table === null || table.format === "csv";
  const hidden = columns.length - shown.length;
  return {
    fileName,
    backHref: paths.importResult(id),
    refusal: refusal && reasonInWords(refusal, speech),
    columns: shown.map((column) => columnOf(column, speech)),
    hidden: hidden > 0 ? speech.say("importPages:columnsPage.hidden", { number: speech.number(hidden) }) : null,
    fields: optionsOf(FIELDS_OF_KIND[found.kind], (field) => speech.say(`importPages:fields.${field}`)),
    sheets:
      table && table.sheetNames.length > 1 ? table.sheetNames.map((name) => ({ value: name, label: name })) : null,
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
        headerRow: table ? String(table.headerRow) : "",
        // What it began as is known, and it may have gone on as another.
        encoding: "",
        delimiter: nameOfDelimiter(table?.delimiter ?? null),
      },
    },
  };
}

function columnOf(
  { column, title, field, confidence, reasons, samples }: SupplierImport["columns"][number],
  speech: Speech,
): ShownColumn {
  const isChosen = reasons.some(({ key }) => key === "imports:mapping.chosen");
  return {
    name: fieldName(column),
    title: title || speech.say("importPages:columnsPage.untitled", { number: column }),
    samples: samples.join(" · "),
    confidence:
      field === null || isChosen || confidence === null
        ? null
        : { share: confidence, text: speech.percent(confidence) },
    why: field === null ? [] : reasons.map((one) => reasonInWords(one, speech)),
  };
}

const optionsOf = <T extends string>(values: readonly T[], labelOf: (value: T) => string): Option[] =>
  values.map((value) => ({ value, label: labelOf(value) }));

const nameOfDelimiter = (sign: string | null): string =>
  Object.entries(DELIMITERS).find(([, delimiter]) => delimiter === sign)?.[0] ?? "";
