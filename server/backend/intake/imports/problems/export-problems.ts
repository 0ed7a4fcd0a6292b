import { sql } from "drizzle-orm";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { importOptions } from "~/backend/contract/imports";
import { notFound, Refusal } from "../../../platform/call/refusal";
import type { CustomerScope, Database } from "../../../platform/db/database";
import { imports } from "../../../platform/db/schema/imports";
import { attachment } from "../../../platform/export/attachment";
import type { Row } from "../../../platform/export/cell";
import { csvStream } from "../../../platform/export/csv";
import { streamOf } from "../../../platform/export/stream-of";
import { wallClock } from "../../../platform/export/wall-clock";
import { workbookStream } from "../../../platform/export/workbook";
import { inThread } from "../../../platform/threads/in-thread";
import { say } from "../../../platform/translations/say";
import type { TableFound } from "../run/file-reading";
import type { ImportKey, RowReason } from "../run/import-key";
import { type Import, one } from "../run/import-steps";
import { isKept, readPieces } from "../run/pieces";
import type { RowsFound, WantedRows } from "./wanted-rows";

interface Asked {
  format: ExportFormat;
  language: string;
}

/**
 * The rejected rows in the file's own columns, with what is wrong with each and what to do behind them: corrected, the file can be imported as it
 * is. Throws `Refusal` 404, 409 `import_file_gone` where the file is no longer kept.
 */
export async function exportProblems(
  database: Database,
  scope: CustomerScope,
  key: ImportKey,
  { format, language }: Asked,
): Promise<Response> {
  const { found, numbers } = await database.asCustomer(scope, async (tx) => {
    const [found] = await tx.select().from(imports).where(one(key));
    if (found === undefined) throw notFound("import");
    if (!(await isKept(tx, key))) throw new Refusal(409, "import_file_gone", "The file is no longer kept");
    const { rows } = await tx.execute<{ row: number }>(sql`
      select row from import_rows
       where customer_id = ${key.customerId} and import_id = ${key.importId} and state = 'refused' order by row`);
    return { found, numbers: rows.map(({ row }) => row) };
  });
  const input: WantedRows = { options: readingOf(found), numbers };
  async function* rows(): AsyncGenerator<Row[], void> {
    // A file that was not read yet, or refused as no table, has no rows that anybody could correct.
    if (!found.mapping.table) return;
    const sources = [() => readPieces(database, key)];
    for await (const read of inThread<RowsFound>("intake/imports/problems/wanted-rows", { input, sources })) {
      if (read.type === "rows") yield await withReasons(database, scope, key, read.rows, language);
      else if (read.header) yield [[...read.header, say(language, "export:problems.why")]];
    }
  }
  const clock = wallClock("UTC");
  const sheet = { name: say(language, "export:problems.sheet"), widths: [], hasHeading: true, rows: rows() };
  const name = say(language, "export:problems.file", { name: found.fileName.replace(/\.\w+$/, "") });
  return new Response(streamOf(format === "csv" ? csvStream(rows(), clock) : workbookStream([sheet], clock)), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": attachment(name, `import-${key.importId}-problems`, format),
      "cache-control": "no-store",
    },
  });
}

/**
 * As it was read, so that rows have the same numbers. But for the encoding: a file that begins without an umlaut looks like UTF-8 until the first one
 * comes, so that it is found out again unless somebody said it.
 */
function readingOf({ fileName, options, mapping }: Import): WantedRows["options"] {
  const { sheet, headerRow, encoding, delimiter } = importOptions.parse(options);
  const table = (mapping.table ?? null) as TableFound | null;
  const read = {
    sheet: table?.sheet ?? sheet,
    headerRow: table?.headerRow ?? headerRow,
    encoding,
    delimiter: table?.delimiter ?? delimiter,
  };
  return { fileName, ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) };
}

async function withReasons(
  database: Database,
  scope: CustomerScope,
  { customerId, importId }: ImportKey,
  found: readonly { number: number; cells: string[] }[],
  language: string,
): Promise<Row[]> {
  const numbers = found.map(({ number }) => number);
  const { rows } = await database.asCustomer(scope, (tx) =>
    tx.execute<{ row: number; reasons: Problem[] }>(sql`
      select row, reasons from import_rows where customer_id = ${customerId} and import_id = ${importId}
         and row = any(${sql.param(numbers)}::int[])`),
  );
  const reasonsOf = new Map(rows.map(({ row, reasons }) => [row, reasons]));
  const inWords = ({ key, params, advice }: Problem): string =>
    [say(language, key, params), advice && say(language, advice, params)].filter(Boolean).join(" ");
  return found.map(({ number, cells }) => {
    const problems = (reasonsOf.get(number) ?? []).filter(({ severity }) => severity === "error");
    return [...cells, problems.map(inWords).join(" ")];
  });
}

type Problem = RowReason & { advice?: string; severity?: "error" | "warning" };

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8; header=present",
};
