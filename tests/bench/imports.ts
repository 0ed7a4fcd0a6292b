import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { REVIEW_KINDS } from "~/backend/contract/review-queue";
import { loadImport, rowsOf } from "../../server/backend/intake/imports/queries";
import { askForStep } from "../../server/backend/intake/imports/run/ask-for-step";
import { startImport } from "../../server/backend/intake/imports/run/start-import";
import { applyImport } from "../../server/backend/intake/imports/steps/apply-import";
import { readImport } from "../../server/backend/intake/imports/steps/read-import";
import { readQueue } from "../../server/backend/intake/review/handlers";
import { registerImportKinds } from "../../server/backend/main/import-kinds";
import { doubtPlacesTask } from "../../server/backend/network/targets/doubtful-places";
import { openDatabase, type Tx } from "../../server/backend/platform/db/database";
import { inDatabase, startTestCluster, withOwner } from "../support/database-cluster";
import { addCustomer } from "../support/network";
import { supplierLines } from "./import/supplier-lines";
import { watchLag } from "./lag";

/** A list of the most rows that an import takes: read, applied, and what its pages ask for then, each beside its goal. */
const { values } = parseArgs({ args: process.argv.slice(3), options: { rows: { type: "string", default: "200000" } } });
const ROWS = Number(values.rows);
const ACTOR = { type: "rule", id: "bench" } as const;
const PAGES = 100;
const logger = pino({ level: "silent" });

registerImportKinds();
const folder = await mkdtemp(join(tmpdir(), "tierwatch-imports-"));
const cluster = await startTestCluster();
const where = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(where);
try {
  const customerId = await database.asSystem((tx) => addCustomer(tx, "bench"));
  const scope = { customerId, userId: null };
  const inTurn = <T>(run: (tx: Tx) => Promise<T>) => database.asCustomer(scope, run);
  const file = join(folder, "suppliers.csv");
  const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  await writeFile(file, [...supplierLines(ROWS)].map((cells) => cells.map(quoted).join(",")).join("\n"));
  const given = { fileName: "suppliers.csv", content: null, actor: ACTOR };
  const key = { customerId, importId: (await inTurn((tx) => startImport(tx, customerId, given))).id };

  await timed("read", 60_000, () => readImport(database, key, file));
  const { counts, refusal } = await inTurn((tx) => loadImport(tx, key));
  say(`rows ${JSON.stringify(refusal ?? counts)}`);
  await pages("row list page", 60, async (n) => {
    const after = Math.floor((ROWS / PAGES) * n);
    await inTurn(async (tx) => {
      await loadImport(tx, key);
      await rowsOf(tx, key, { states: ["create", "join", "waiting", "repeated", "refused"], after, size: 50 });
    });
  });
  await inTurn((tx) => askForStep(tx, key, "apply", ACTOR));
  await timed("applied", 120_000, () => applyImport(database, key, ACTOR));
  await timed("points looked at", null, () => doubtPlacesTask({ payload: {}, database, logger, attempt: 1 }));
  await withOwner(where, (owner) => owner.query("analyze"));
  for (const kind of REVIEW_KINDS) {
    await pages(`review queue, ${kind}`, 80, () =>
      inTurn((tx) => readQueue(tx, customerId, { kind, size: 50, after: undefined })),
    );
  }
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int as n from targets`),
  );
  say(`targets ${rows[0]?.n}`);
} finally {
  await database.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @param goal milliseconds; null where there is none */
async function timed(what: string, goal: number | null, run: () => Promise<unknown>): Promise<void> {
  const lagged = watchLag();
  const start = performance.now();
  await run();
  const ms = performance.now() - start;
  const { p99, most } = lagged();
  const against = goal === null ? "" : ` (goal ${goal / 1000} s)`;
  say(
    `${what.padEnd(24)} ${(ms / 1000).toFixed(1)} s${against}, loop late p99 ${p99.toFixed(0)} ms, most ${most.toFixed(0)} ms (goal 20 ms)`,
  );
}

/** Milliseconds of a page, over many of them; the first ones warm up and are left out. */
async function pages(what: string, goal: number, read: (n: number) => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  for (let n = 0; n < PAGES; n++) {
    const start = performance.now();
    await read(n);
    if (n >= PAGES / 10) took.push(performance.now() - start);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(1);
  say(`${what.padEnd(24)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal ${goal} ms)`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
