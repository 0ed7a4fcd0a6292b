import { Logger as WorkerLogger } from "graphile-worker";
import type { Logger } from "pino";

/**
 * graphile-worker's log lines as ours; its chatter about each job stays at debug. It writes an error's message and stack into its own
 * words, where a failed query's parameters would be told: the first line is enough, the error beside it is told as all errors are.
 */
export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, words, meta) => {
    const [message = ""] = words.split("\n", 1);
    const { job, error } = (meta ?? {}) as { job?: { task_identifier?: string }; error?: unknown };
    const fields = { ...scope, ...(job && { task: job.task_identifier }), ...(error !== undefined && { err: error }) };
    if (level === "error" || level === "warning") logger[level === "error" ? "error" : "warn"](fields, message);
    else logger.debug(fields, message);
  });
}

export const silentWorkerLogger = new WorkerLogger(() => () => {});
