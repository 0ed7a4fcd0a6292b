import { sql } from "drizzle-orm";
import { pino } from "pino";
import { askForStep } from "../../../server/backend/intake/imports/run/ask-for-step";
import type { ImportKey } from "../../../server/backend/intake/imports/run/import-key";
import { startImport } from "../../../server/backend/intake/imports/run/start-import";
import { applyImport } from "../../../server/backend/intake/imports/steps/apply-import";
import { readImport } from "../../../server/backend/intake/imports/steps/read-import";
import { undoImport } from "../../../server/backend/intake/imports/steps/undo-import";
import { migrate } from "../../../server/backend/main/migrate";
import { type Database, openDatabase } from "../../../server/backend/platform/db/database";
import { attachEngine } from "../../../server/backend/platform/db/engine/attach";
import { startEngine } from "../../../server/backend/platform/db/engine/start";
import { customers } from "../../../server/backend/platform/db/schema/customers";

const ACTOR = { type: "rule", id: "bench" } as const;
const logger = pino({ level: "silent" });

/** A database with one customer, for the steps that follow in processes of their own. */
export async function startBenchDatabase(dataDir: string): Promise<{ stop(): Promise<void> }> {
  const engine = await startEngine({ dataDir, logger });
  await migrate(engine.connection);
  const database = openDatabase(engine.connection);
  await database.asSystem((tx) => tx.insert(customers).values({ key: "bench", name: "Bench", planName: "Pro" }));
  await database.close();
  return engine;
}

/** Reads the list, compares it with what is there, and takes it in; answers its rows. */
export const takeIn = (path: string, dataDir: string): Promise<number> =>
  onDatabase(dataDir, async (database, customerId) => {
    const { id } = await database.asCustomer({ customerId, userId: null }, (tx) =>
      startImport(tx, customerId, { fileName: "suppliers.csv", content: null, actor: ACTOR }),
    );
    const key = { customerId, importId: id };
    await readImport(database, key, path);
    await ask(database, key, "apply");
    await applyImport(database, key, ACTOR);
    return rowsOf(database, key);
  });

/** Takes the newest import back; answers the rows that it had. */
export const takeBack = (_: string, dataDir: string): Promise<number> =>
  onDatabase(dataDir, async (database, customerId) => {
    const { rows } = await database.asSystem((tx) =>
      tx.execute<{ id: string }>(sql`select max(id) as id from imports`),
    );
    const key = { customerId, importId: Number(rows[0]?.id) };
    await ask(database, key, "undo");
    await undoImport(database, key, ACTOR);
    return rowsOf(database, key);
  });

async function onDatabase(
  dataDir: string,
  run: (database: Database, customerId: number) => Promise<number>,
): Promise<number> {
  const engine = await attachEngine({ dataDir, logger });
  const database = openDatabase(engine.connection);
  try {
    const [customer] = await database.asSystem((tx) => tx.select().from(customers));
    return await run(database, customer?.id ?? 0);
  } finally {
    await database.close();
    await engine.stop();
  }
}

const ask = (database: Database, key: ImportKey, step: "apply" | "undo") =>
  database.asCustomer({ customerId: key.customerId, userId: null }, (tx) => askForStep(tx, key, step, ACTOR));

async function rowsOf(database: Database, { importId }: ImportKey): Promise<number> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from import_rows where import_id = ${importId}`),
  );
  return rows[0]?.count ?? 0;
}
