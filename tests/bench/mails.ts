import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { callBackend } from "~/backend/client.server";
import { askForPasswordReset } from "~/backend/contract/account-links";
import { requestManyQuestionnaires } from "~/backend/contract/many-questionnaires";
import { createBackend } from "../../server/backend/main/app";
import { ACCOUNT_TASKS, mailTasks } from "../../server/backend/main/mail-tasks";
import { migrate } from "../../server/backend/main/migrate";
import { seedDemo } from "../../server/backend/main/seed/demo";
import { TASKS } from "../../server/backend/main/tasks";
import { setPasswordCost } from "../../server/backend/people/session/password";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startEngine } from "../../server/backend/platform/db/engine/start";
import { startWorker } from "../../server/backend/platform/jobs/worker";
import { addTargets } from "../support/network";
import { testConfig } from "../support/node-server";
import { signInAs } from "../support/personas";

/**
 * How long a password-reset mail takes from the call until it is handed over, on an idle queue and while two batches of requests to
 * suppliers are under way. Without a mail server, so nothing but the queue is between them. --requests N (of each batch)
 */
const { values } = parseArgs({ allowPositionals: true, options: { requests: { type: "string", default: "2000" } } });
const count = Number(values.requests);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const logger = pino({ level: "silent" });
const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bench-mails-"));
const engine = await startEngine({ dataDir, logger });
const { connection } = engine;
const database = openDatabase(connection, { maxConnections: 4 });
setPasswordCost("least");
await migrate(connection);
await seedDemo(database);
const config = testConfig({ demo: true, dataDir });
const tasks = { ...TASKS, ...mailTasks(config) };
const worker = await startWorker({ connection, database, logger, tasks, concurrency: 2, apart: ACCOUNT_TASKS });
const app = createBackend({ database, logger, config });
const backend = async (request: Request) => app.fetch(request);
try {
  const analyst = await signInAs(backend, "analyst");
  print(`idle                                 ${await resetTakes("viewer@nordwind.example")} ms`);
  for (const batch of ["A", "B"]) {
    const targetIds = await database.asSystem((tx) =>
      addTargets(
        tx,
        Array.from({ length: count }, (_, n) => ({
          name: `Batch ${batch} ${n}`,
          details: { email: `c${n}@${batch}${n % 50}.example` },
        })),
      ),
    );
    await callBackend(analyst, requestManyQuestionnaires, { body: { selection: { targetIds }, message: "" } });
  }
  print(`two batches of ${count} just asked       ${await resetTakes("manager@nordwind.example")} ms`);
  while ((await mailsWritten()) < count / 10) await wait(20);
  print(`their mails being written            ${await resetTakes("analyst@nordwind.example")} ms`);
  const left = 2 * count - (await mailsWritten());
  print(`mails of them not yet written then   ${left}`);
  if (left <= 0) throw new Error("The batches were over before the last reset was asked for: ask for more");
} finally {
  await worker.stop();
  await database.close();
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function resetTakes(email: string): Promise<number> {
  const began = performance.now();
  await callBackend({ backend }, askForPasswordReset, { body: { email } });
  for (;;) {
    const { rowCount } = await database.asSystem((tx) =>
      tx.execute(sql`select from mails where recipient = ${email} and state = 'kept'`),
    );
    if (rowCount) return Math.round(performance.now() - began);
    await wait(5);
  }
}

async function mailsWritten(): Promise<number> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int as n from questionnaires where mails_written > 0`),
  );
  return rows[0]?.n ?? 0;
}
