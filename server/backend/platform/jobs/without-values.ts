import { tellError } from "../../../telemetry/tell-error";

/**
 * A job's error as the queue's table may keep it, which writes down its message for as long as the job is there: a failed query is told
 * without its parameters, a broken constraint without the row. The code by which PostgreSQL names it stays.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, code } = tellError(error) as { message: string; stack?: string; code?: unknown };
  const told = Object.assign(new Error(message), { name: error.name }, code === undefined ? {} : { code });
  if (stack !== undefined) told.stack = stack;
  return told;
}
