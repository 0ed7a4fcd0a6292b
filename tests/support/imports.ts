import { sql } from "drizzle-orm";
import { askForStep } from "../../server/backend/intake/imports/run/ask-for-step";
import type { ImportKey } from "../../server/backend/intake/imports/run/import-key";
import { type NewImport, startImport } from "../../server/backend/intake/imports/run/start-import";
import { applyImport } from "../../server/backend/intake/imports/steps/apply-import";
import { readImport } from "../../server/backend/intake/imports/steps/read-import";
import { undoImport } from "../../server/backend/intake/imports/steps/undo-import";
import type { Database, Tx } from "../../server/backend/platform/db/database";

export const ACTOR = { type: "rule", id: "test" } as const;

/** Everything that an import may change, each row as text, in one order; what only counts time is left out. */
export async function dump(database: Database): Promise<Record<string, string[]>> {
  const tables = [
    ...["targets", "target_names", "target_identifiers", "target_places", "target_parents", "edges"],
    ...["follows", "collections", "collection_targets", "monitored_targets", "alerts", "alert_targets"],
  ];
  return database.asSystem(async (tx) => {
    const dumped: Record<string, string[]> = {};
    for (const table of tables) dumped[table] = await rowsOf(tx, table);
    return dumped;
  });
}

async function rowsOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await tx.execute<{ row: string }>(
    sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
  );
  return rows.map(({ row }) => row);
}

/** Reads a file to the end of the step; answers the import as it is then. */
export async function read(
  database: Database,
  customerId: number,
  content: string | Buffer,
  more: Partial<NewImport> = {},
): Promise<ImportKey> {
  const given = { fileName: "list.csv", content: Buffer.from(content), actor: ACTOR, ...more };
  const { id } = await database.asCustomer({ customerId, userId: null }, (tx) => startImport(tx, customerId, given));
  const key = { customerId, importId: id };
  await readImport(database, key);
  return key;
}

/** Asks for a step as a person does; the job that would do it is left waiting. */
export async function ask(database: Database, key: ImportKey, step: "apply" | "undo"): Promise<void> {
  await database.asCustomer({ customerId: key.customerId, userId: null }, (tx) => askForStep(tx, key, step, ACTOR));
}

export async function apply(database: Database, key: ImportKey): Promise<void> {
  await ask(database, key, "apply");
  await applyImport(database, key, ACTOR);
}

export async function undo(database: Database, key: ImportKey): Promise<void> {
  await ask(database, key, "undo");
  await undoImport(database, key, ACTOR);
}
