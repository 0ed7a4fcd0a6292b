import { execFileSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse } from "csv-parse";
import { findDuplicates } from "../../server/backend/intake/imports/duplicates/find-duplicates";
import { guessMapping, mappingOf } from "../../server/backend/intake/imports/mapping/guess-mapping";
import { isKnownTitle } from "../../server/backend/intake/imports/mapping/title-match";
import type { SupplierCandidate } from "../../server/backend/intake/imports/rows/candidate";
import { rowReader } from "../../server/backend/intake/imports/rows/read-row";
import { readTable } from "../../server/backend/intake/reading/read-table";
import { writeXlsx } from "../support/spreadsheets/write-xlsx";
import { startBenchDatabase, takeBack, takeIn } from "./import/database-steps";
import { supplierLines } from "./import/supplier-lines";
import { watchLag } from "./lag";

// 50,000 suppliers with 15 columns, each step in a process of its own, against csv-parse on the same file.
// Run: npx tsx tests/bench/import.ts [--rows 50000]

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: "string", default: "50000" },
    step: { type: "string" },
    file: { type: "string" },
    data: { type: "string" },
  },
});

interface Measured {
  rows: number;
  ms: number;
  /** Above what the process held before, at its highest. */
  memoryMb: number;
  lagMs: number;
}

const STEPS: Record<string, (path: string, dataDir: string) => Promise<number>> = {
  "csv-parse alone": csvParseAlone,
  "read csv": readOnly,
  "read xlsx": readOnly,
  "csv to duplicates": toDuplicates,
  "xlsx to duplicates": toDuplicates,
  "into the database": takeIn,
  "taken back": takeBack,
  "xlsx into the database": takeIn,
  "the same list again": takeIn,
};

if (values.step === undefined) await measureAll(Number(values.rows));
else process.stdout.write(JSON.stringify(await measure(values.step, values.file ?? "", values.data ?? "")));

async function measureAll(rows: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-import-"));
  const dataDir = join(folder, "data");
  const engine = await startBenchDatabase(dataDir);
  try {
    const lines = [...supplierLines(rows)];
    const csv = join(folder, "suppliers.csv");
    const xlsx = join(folder, "suppliers.xlsx");
    const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    await writeFile(csv, lines.map((cells) => cells.map(quoted).join(",")).join("\n"));
    await writeFile(xlsx, writeXlsx({ sheets: [{ name: "Suppliers", rows: lines }], shared: true }));
    const sizes = await Promise.all([csv, xlsx].map(async (path) => ((await stat(path)).size / 1e6).toFixed(1)));
    process.stdout.write(`${rows} rows × 15 columns, csv ${sizes[0]} MB, xlsx ${sizes[1]} MB\n`);
    let floor = 0;
    for (const step of Object.keys(STEPS)) {
      const { ms, memoryMb, lagMs } = inOwnProcess(step, step.includes("xlsx") ? xlsx : csv, dataDir, rows);
      floor ||= ms;
      const figures = [`${(ms / floor).toFixed(2)} ×`, `${ms} ms`, `+${memoryMb} MB`, `loop lag ${lagMs} ms`];
      process.stdout.write(`${step.padEnd(24)} ${figures.map((figure) => figure.padStart(14)).join("")}\n`);
    }
  } finally {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function inOwnProcess(step: string, file: string, dataDir: string, rows: number): Measured {
  const script = fileURLToPath(import.meta.url);
  const output = execFileSync(process.execPath, [
    "--import",
    "tsx",
    script,
    "--step",
    step,
    "--file",
    file,
    "--data",
    dataDir,
  ]);
  const measured = JSON.parse(output.toString()) as Measured;
  if (measured.rows !== rows) throw new Error(`${step}: ${measured.rows} of ${rows} rows`);
  return measured;
}

async function measure(step: string, file: string, dataDir: string): Promise<Measured> {
  const idle = process.memoryUsage.rss();
  let highest = idle;
  const sampling = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 5);
  const lagged = watchLag();
  const start = performance.now();
  const rows = (await STEPS[step]?.(file, dataDir)) ?? 0;
  const ms = Math.round(performance.now() - start);
  clearInterval(sampling);
  highest = Math.max(highest, process.memoryUsage.rss());
  return { rows, ms, memoryMb: Math.round((highest - idle) / 1e6), lagMs: Math.round(lagged().most) };
}

async function csvParseAlone(path: string): Promise<number> {
  let rows = -1;
  for await (const _ of createReadStream(path).pipe(parse())) rows++;
  return rows;
}

async function readOnly(path: string): Promise<number> {
  const table = await readTable(path, { recognises: isKnownTitle });
  let rows = 0;
  for await (const _ of table.rows) rows++;
  return rows;
}

async function toDuplicates(path: string): Promise<number> {
  const table = await readTable(path, { recognises: isKnownTitle });
  const mapping = mappingOf(
    guessMapping(
      table.header,
      table.sample.map(({ cells }) => cells),
    ),
  );
  const read = rowReader(table.header, mapping);
  let count = 0;
  async function* candidates(): AsyncGenerator<SupplierCandidate, void> {
    for await (const row of table.rows) {
      const { candidate } = read(row);
      if (candidate === null) continue;
      count++;
      yield candidate;
    }
  }
  const groups = await findDuplicates(candidates());
  if (groups.length === 0) throw new Error("the duplicates that were planted were not found");
  return count;
}
