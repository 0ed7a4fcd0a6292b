import { setTimeout as pause } from "node:timers/promises";
import { seconds } from "~/time/duration";
import { askForStep } from "../backend/intake/imports/run/ask-for-step";
import { type ImportKey, scopeOf } from "../backend/intake/imports/run/import-key";
import { type Import, one } from "../backend/intake/imports/run/import-steps";
import type { Database } from "../backend/platform/db/database";
import type { Actor } from "../backend/platform/db/schema/evidence";
import { imports } from "../backend/platform/db/schema/imports";
import type { CommandBackend } from "./with-backend";

/** Where an import is once its step is done; anywhere else, somebody has stopped or discarded it meanwhile. */
const AFTER = { apply: "applied", undo: "undone" } as const satisfies Record<string, Import["step"]>;

/**
 * Waits until a job has done the step: in this process, or in a server on the same database that was quicker. Doing it here
 * beside that job would have one of the two break off. Throws when the step was given up, or stopped by somebody on its page.
 */
export async function haveDone(
  { database, drain }: CommandBackend,
  key: ImportKey,
  step: keyof typeof AFTER,
  actor: Actor,
): Promise<Import> {
  await database.asCustomer(scopeOf(key), (tx) => askForStep(tx, key, step, actor));
  for (;;) {
    await drain();
    const found = await importOf(database, key);
    if (found.state === "Failed") throw new Error(`Import ${key.importId} was given up; the log says why.`);
    if (found.state === "Done" || found.state === "Cancelled") return mustBeAfter(step, found);
    await pause(seconds(0.25));
  }
}

export async function importOf(database: Database, key: ImportKey): Promise<Import> {
  const [found] = await database.asCustomer(scopeOf(key), (tx) => tx.select().from(imports).where(one(key)));
  if (found === undefined) throw new Error(`Import ${key.importId} has gone.`);
  return found;
}

function mustBeAfter(step: keyof typeof AFTER, found: Import): Import {
  if (found.state === "Done" && found.step === AFTER[step]) return found;
  const meanwhile = found.state === "Cancelled" ? "discarded" : "stopped";
  throw new Error(`Import ${found.id} was not ${AFTER[step]}: somebody has ${meanwhile} it meanwhile.`);
}
