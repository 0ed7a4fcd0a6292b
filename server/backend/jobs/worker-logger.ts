import { Logger as WorkerLogger } from "graphile-worker";
import type { Logger } from "pino";

/** graphile-worker's log lines as ours; its chatter about each job stays at debug. */
export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, message, meta) => {
    const fields = { ...scope, ...("error" in (meta ?? {}) ? { err: meta?.error } : {}) };
    if (level === "error" || level === "warning") logger[level === "error" ? "error" : "warn"](fields, message);
    else logger.debug(fields, message);
  });
}

export const silentWorkerLogger = new WorkerLogger(() => () => {});
