import type { Task } from "../../../platform/jobs/worker";
import { MOST_ATTEMPTS, stepPayload } from "../run/enqueue-step";
import { failStep, TakenOver } from "../run/import-steps";
import { applyImport } from "./apply-import";
import { readImport } from "./read-import";
import { undoImport } from "./undo-import";

export const readImportTask: Task = step((database, key, _actor, order) => readImport(database, key, undefined, order));
export const applyImportTask: Task = step(applyImport);
export const undoImportTask: Task = step(undoImport);

function step(run: typeof applyImport): Task {
  return async ({ payload, database, logger, attempt }) => {
    const { actor, version, ...key } = stepPayload.parse(payload);
    try {
      await run(database, key, actor, version === undefined ? undefined : { version, attempt });
      logger.info(key, "a step of an import is done");
    } catch (error) {
      // Nothing failed: whoever took the step over does all of it, and this run has written nothing since.
      if (error instanceof TakenOver) return logger.info(key, "a step of an import was taken over");
      // Whoever waits for it learns that it will not come; the job's own record says why.
      if (attempt >= MOST_ATTEMPTS) await failStep(database, key);
      throw error;
    }
  };
}
