import { notFound, Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { imports } from "../../../platform/db/schema/imports";
import { enqueueStep } from "./enqueue-step";
import type { ImportKey } from "./import-key";
import { type Import, lockImport, one } from "./import-steps";

/** From where a step may be asked for; a step that failed may be asked for again, and what it did before it failed taken back. */
const FROM: Record<"apply" | "undo", readonly Import["step"][]> = {
  apply: ["review", "applied"],
  undo: ["applied"],
};

/** Has a job do the next step. `mayBe` looks at the locked import as it is then. Throws `Refusal` 404, and 409 where the import is not at the point for it. */
export async function askForStep(
  tx: Tx,
  key: ImportKey,
  step: "apply" | "undo",
  actor: Actor,
  mayBe?: (found: Import) => Promise<void>,
): Promise<Import> {
  const found = await lockImport(tx, key);
  if (found.dryRun && step === "apply") throw new Refusal(409, "import_dry_run", "A dry run is never applied");
  mustBeReadyFor(step, found);
  await mayBe?.(found);
  const [asked] = await tx
    .update(imports)
    .set({ step, state: "Queued", done: 0, total: null, refusal: null })
    .where(one(key))
    .returning();
  if (asked === undefined) throw notFound("import");
  await enqueueStep(tx, step, asked, actor);
  return asked;
}

/** Throws `Refusal` 409 where the import is not at the point for a step. */
export function mustBeReadyFor(step: "apply" | "undo", found: Pick<Import, "step" | "state">): void {
  const brokenOff = step === "undo" && failedIn(found, "apply");
  const ready = (FROM[step].includes(found.step) && found.state === "Done") || failedIn(found, step) || brokenOff;
  if (!ready) throw new Refusal(409, "import_wrong_step", `The import is at ${found.step} (${found.state})`);
}

const failedIn = (found: Pick<Import, "step" | "state">, step: Import["step"]): boolean =>
  found.step === step && found.state === "Failed";
