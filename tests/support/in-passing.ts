import type { Database, Tx } from "../../server/backend/platform/db/database";

class RolledBack extends Error {}

/** Does something as the system and takes it back: the next test finds the database as it was. */
export async function inPassing<T>(database: Database, run: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { of: T } | undefined;
  const passing = database.asSystem(async (tx) => {
    result = { of: await run(tx) };
    throw new RolledBack();
  });
  await passing.catch((error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (!result) throw new Error("It did not run.");
  return result.of;
}
