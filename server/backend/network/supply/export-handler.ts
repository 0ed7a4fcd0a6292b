import type { ImportField } from "~/backend/contract/import-kinds";
import { exportSupplyInputs, type SupplyInput } from "~/backend/contract/supply-inputs";
import { answerStream, type Handler } from "../../platform/call/handler";
import type { CustomerScope, Database } from "../../platform/db/database";
import { attachment } from "../../platform/export/attachment";
import type { Cell } from "../../platform/export/cell";
import { csvStream } from "../../platform/export/csv";
import { streamOf } from "../../platform/export/stream-of";
import { wallClock } from "../../platform/export/wall-clock";
import { say } from "../../platform/translations/say";
import type { SupplyFilter } from "./matching";
import { readInputs } from "./read-inputs";

export const supplyExportHandlers: Handler[] = [
  answerStream(exportSupplyInputs, async ({ database, scope, session, query }) => {
    const { language } = session.user;
    const day = new Date().toISOString().slice(0, 10);
    const titles = COLUMNS.map(({ field }) => say(language, `importPages:fields.${field}`));
    async function* rows(): AsyncGenerator<Cell[][], void> {
      yield [titles];
      for await (const entries of portions(database, scope, query))
        yield entries.map((entry) => COLUMNS.map(({ cell }) => cell(entry)));
    }
    return new Response(streamOf(csvStream(rows(), wallClock("UTC"))), {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": attachment(
          say(language, "export:supply.file", { date: day }),
          `supply-data-${day}`,
          "csv",
        ),
        "cache-control": "no-store",
      },
    });
  }),
];

/** So many are read at once, each portion in a transaction of its own: no connection waits for a slow reader. */
const PORTION = 2000;
const MOST_EXPORTED = 200_000;

async function* portions(
  database: Database,
  scope: CustomerScope,
  filter: SupplyFilter,
): AsyncGenerator<SupplyInput[], void> {
  let after: number | null = null;
  for (let read = 0; read < MOST_EXPORTED; read += PORTION) {
    const asked: Parameters<typeof readInputs>[2] = { ...filter, size: PORTION, after };
    const found = await database.asCustomer(scope, (tx) => readInputs(tx, scope.customerId, asked));
    const page = found.slice(0, PORTION).map(({ entry }) => entry);
    if (page.length > 0) yield page;
    if (found.length <= PORTION) return;
    after = page.at(-1)?.id ?? null;
  }
}

/** Those of an import of supply data, by the titles that it knows them by (`templates.test.ts`). */
const COLUMNS: readonly { field: ImportField; cell(entry: SupplyInput): Cell }[] = [
  { field: "name", cell: ({ supplier }) => supplier.name },
  { field: "country", cell: ({ supplier }) => supplier.country },
  { field: "input", cell: ({ input }) => input },
  { field: "hsCode", cell: ({ hsCode }) => hsCode },
  { field: "productLine", cell: ({ productLine }) => productLine },
  { field: "share", cell: ({ share }) => share },
  { field: "maxShare", cell: ({ maxShare }) => maxShare },
  { field: "stockOwn", cell: ({ stockOwn }) => stockOwn },
  { field: "stockSupplier", cell: ({ stockSupplier }) => stockSupplier },
  { field: "transit", cell: ({ transit }) => transit },
  { field: "recoverySite", cell: ({ recoverySite }) => recoverySite },
  { field: "recoveryInsolvency", cell: ({ recoveryInsolvency }) => recoveryInsolvency },
  { field: "rampDays", cell: ({ rampDays }) => rampDays },
  { field: "revenueAtRisk", cell: ({ revenueAtRisk }) => revenueAtRisk },
  { field: "currency", cell: ({ currency }) => currency },
  { field: "validFrom", cell: ({ validFrom }) => validFrom },
  { field: "validTo", cell: ({ validTo }) => validTo },
  { field: "confirmedOn", cell: ({ confirmedOn }) => confirmedOn },
];
