import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { migrate } from "../../server/backend/main/migrate";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startEngine } from "../../server/backend/platform/db/engine/start";
import { computeScores } from "../../server/backend/risk/scores/compute-scores";
import { asOwner } from "../support/database-cluster";
import { fillForScores } from "./score/fill";

/**
 * All targets of one customer scored in three perspectives, first and again, against a plain count and sum of the same alerts
 * in the same run; then what one due target costs. --targets 100000 --alerts 1000000 (of targets).
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { targets: { type: "string", default: "100000" }, alerts: { type: "string", default: "1000000" } },
});
const targets = Number(values.targets);
const alerts = Number(values.alerts);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const logger = pino({ level: "silent" });

const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bench-score-"));
const engine = await startEngine({ dataDir, logger });
const database = openDatabase(engine.connection, { maxConnections: 1 });
try {
  await migrate(engine.connection);
  const [filled, customerId] = await timed(() => fillForScores(engine.connection, { targets, alerts }));
  print(`${targets} targets over five tiers, ${alerts} alerts of targets (filled in ${filled.toFixed(0)} s)`);
  const plain = `select target_id, count(*), sum(priority) from alert_targets where customer_id = ${customerId} group by target_id`;
  await asOwner(engine.connection, plain);
  const [floor] = await timed(() => asOwner(engine.connection, plain));
  print(`${"plain count and sum".padEnd(26)} ${floor.toFixed(2).padStart(7)} s`);
  for (const name of ["scored for the first time", "scored again"]) {
    const [seconds, { targets: scored }] = await timed(() => computeScores(database, customerId, { targets: "all" }));
    const figures = `${(scored / seconds).toFixed(0)} targets/s, ${(seconds / floor).toFixed(1)} × the plain sum`;
    print(`${name.padEnd(26)} ${seconds.toFixed(2).padStart(7)} s   ${scored} targets × 3 perspectives, ${figures}`);
  }
  for (const count of [1, 1000]) {
    await asOwner(
      engine.connection,
      `insert into scores_due (customer_id, target_id)
       select customer_id, target_id from monitored_targets where tier = 1 order by target_id limit ${count}`,
    );
    const [seconds] = await timed(() => computeScores(database, customerId));
    print(`${`${count} due`.padEnd(26)} ${seconds.toFixed(2).padStart(7)} s`);
  }
} finally {
  await database.close();
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function timed<T>(run: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const start = performance.now();
  const result = await run();
  return [(performance.now() - start) / 1000, result];
}
