import type { NetworkTarget } from "~/backend/contract/collection-targets";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { attachment } from "../../../platform/export/attachment";
import { begun } from "../../../platform/export/begun";
import type { Cell } from "../../../platform/export/cell";
import { csvStream } from "../../../platform/export/csv";
import { streamOf } from "../../../platform/export/stream-of";
import { wallClock } from "../../../platform/export/wall-clock";
import { type Words, wordsIn } from "../../../platform/export/words";
import { workbookStream } from "../../../platform/export/workbook";

interface FileOptions {
  /** In its name, `YYYY-MM-DD`; today unless said. */
  day?: string;
  /** Columns that are not known of these targets. */
  leaveOut?: readonly string[];
}

/** Targets as a file in a language, one row each. Throws what reading the first portion throws: that is an answer and no broken file. */
export async function targetFile(
  portions: AsyncGenerator<NetworkTarget[], void>,
  format: ExportFormat,
  language: string,
  { day = new Date().toISOString().slice(0, 10), leaveOut = [] }: FileOptions = {},
): Promise<Response> {
  const columns = COLUMNS.filter(({ name }) => !leaveOut.includes(name));
  const words = wordsIn(language);
  const all = await begun(portions);
  async function* rows() {
    yield [columns.map(({ name }) => words.text(`targets.${name}`))];
    for await (const portion of all) yield portion.map((target) => columns.map(({ cell }) => cell(target, words)));
  }
  const clock = wallClock("UTC");
  const widths = columns.map(({ width }) => width);
  const sheet = { name: words.text("targets.sheet"), widths, hasHeading: true, rows: rows() };
  return new Response(streamOf(format === "csv" ? csvStream(rows(), clock) : workbookStream([sheet], clock)), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": attachment(words.text("targets.file", { date: day }), `targets-${day}`, format),
      "cache-control": "no-store",
    },
  });
}

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8; header=present",
};

interface Column {
  /** Of the text `export:targets.<name>`. */
  name: string;
  /** In characters. */
  width: number;
  cell(target: NetworkTarget, words: Words): Cell;
}

const COLUMNS: readonly Column[] = [
  { name: "id", width: 10, cell: ({ id }) => id },
  { name: "name", width: 40, cell: ({ name }) => name },
  { name: "type", width: 18, cell: ({ ctype }, { word }) => word("ctypes", ctype) },
  { name: "country", width: 18, cell: ({ country: code }, { country }) => code && country(code) },
  { name: "city", width: 18, cell: ({ city }) => city },
  { name: "industry", width: 24, cell: ({ industry }, { word }) => industry && word("industries", industry) },
  { name: "size", width: 10, cell: ({ size }, { word }) => size && word("sizes", size) },
  { name: "tier", width: 6, cell: ({ tier }) => tier },
  { name: "risk", width: 14, cell: ({ risk }, { word }) => word("risks", risk) },
  { name: "score", width: 8, cell: ({ score }) => score },
  {
    name: "sanctions",
    width: 16,
    cell: ({ sanctions }, { text, word }) =>
      sanctions === "NotScreened" ? text("targets.notScreened") : word("sanctionsStatuses", sanctions),
  },
  { name: "following", width: 10, cell: ({ following }, { text }) => text(following ? "yes" : "no") },
  { name: "collections", width: 30, cell: ({ collections }) => collections.map(({ name }) => name).join("; ") },
  {
    name: "foreign",
    width: 30,
    cell: ({ foreignSystems: all }, { word }) =>
      all.map(({ system, id }) => `${word("identifiers", system)} ${id}`).join("; "),
  },
];
