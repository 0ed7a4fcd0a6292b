import { writeFile } from "node:fs/promises";
import type { Database } from "../../server/backend/platform/db/database";
import { customers } from "../../server/backend/platform/db/schema/customers";
import { exportChain } from "../../server/backend/platform/evidence/export-chain";
import { appendEvidence } from "../../server/backend/platform/evidence/ledger";

/** A customer with an empty ledger; answers with its number. */
export async function addCustomer(database: Database, key: string, name = key): Promise<number> {
  const [row] = await database.asSystem((tx) =>
    tx.insert(customers).values({ key, name, planName: "Pro" }).returning(),
  );
  return row?.id ?? 0;
}

/** So many decisions of a rule, at once. */
export async function recordDecisions(database: Database, customerId: number, count: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, n) => ({
    actor: { type: "rule" as const, id: "r" },
    subjectType: "alert",
    subjectId: String(n),
    kind: "alert.seen",
    reason: "seen",
  }));
  await database.asSystem((tx) => appendEvidence(tx, customerId, entries));
}

/** The customer's ledger as it is exported, in `file`. */
export async function exportLedger(database: Database, customerId: number, file: string): Promise<string> {
  await writeFile(file, await new Response(exportChain(database, { customerId, userId: null })).text());
  return file;
}
