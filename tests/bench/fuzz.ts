import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { CALLS } from "~/backend/contract/calls";
import { migrate } from "../../server/backend/main/migrate";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startEngine } from "../../server/backend/platform/db/engine/start";
import { fuzzCalls } from "../support/fuzz/fuzz-calls";
import { fuzzPages } from "../support/fuzz/fuzz-pages";
import { fuzzWorld } from "../support/fuzz/fuzz-world";
import { siteOf } from "../support/fuzz/site-of";

/** Junk to every call of the contract, or to every page. The same seed sends the same junk: --cases N --seed N --call NAME --pages. */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: "string", default: "50000" },
    seed: { type: "string" },
    call: { type: "string" },
    pages: { type: "boolean" },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bench-fuzz-"));
const engine = await startEngine({ dataDir, logger: pino({ level: "silent" }) });
const database = openDatabase(engine.connection, { maxConnections: 4 });
try {
  await migrate(engine.connection);
  const world = await fuzzWorld(engine.connection, database, dataDir);
  print(`seed ${seed}`);
  const begun = performance.now();
  const order = {
    seed,
    cases: Number(values.cases),
    tell: (fault: object) => print(JSON.stringify(fault).slice(0, 3000)),
  };
  const calls = CALLS.filter(({ name }) => values.call === undefined || name === values.call);
  const run = values.pages
    ? { reached: null, ...(await fuzzPages({ ...order, ...(await siteOf(world)) })) }
    : await fuzzCalls({ ...order, enter: world.enter, calls });
  for (const line of new Set(world.errors.map(told))) print(line);
  print(`${JSON.stringify(run.statuses)} in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const { reached } = run;
  if (reached) print(`never answered well: ${calls.filter(({ name }) => !reached.has(name)).map(({ name }) => name)}`);
  print(`${run.faults.length} faults`);
  process.exitCode = run.faults.length > 0 ? 1 : 0;
} finally {
  await database.close();
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** What failed and where, without the moment. */
function told(line: string): string {
  const { path, err } = JSON.parse(line);
  return `${String(path).replace(/\d+/g, "N")} ${String(err?.stack ?? err?.message).slice(0, 900)}`;
}
