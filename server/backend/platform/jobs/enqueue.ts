import { sql } from "drizzle-orm";
import type { Tx } from "../db/database";

/** What is done first of the jobs that wait: `account` mails, what somebody waits for, all else, what concerns thousands. */
export const PRIORITIES = { account: 0, interactive: 10, normal: 50, batch: 90 } as const;
export type Priority = keyof typeof PRIORITIES;

export interface JobOptions {
  /** `normal` unless said. */
  priority?: Priority;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  runAt?: Date;
  /** 25 unless said, with growing pauses. */
  maxAttempts?: number;
  /** Only one waiting job has this key; a second one replaces it, or keeps its time with `preserve_run_at`. */
  key?: string;
  keyMode?: "replace" | "preserve_run_at" | "unsafe_dedupe";
}

/**
 * Writes a job in the transaction of its cause: rolled back, it never was; committed, it runs at least once, so the task has to
 * bear a repetition. Returns the job's number.
 */
export async function enqueue(tx: Tx, task: string, payload: unknown, options: JobOptions = {}): Promise<string> {
  const { queue = null, runAt = null, maxAttempts = null, key = null, keyMode = "replace", priority } = options;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select enqueue_job(${task}, ${JSON.stringify(payload ?? null)}::json, ${queue}::text,
          ${runAt?.toISOString() ?? null}::timestamptz, ${maxAttempts}::int, ${key}::text, ${keyMode}::text,
          ${PRIORITIES[priority ?? "normal"]}::int) as id`,
  );
  return String(rows[0]?.id);
}

/** The same for many jobs of one task, with one statement. */
export async function enqueueAll(
  tx: Tx,
  task: string,
  payloads: readonly object[],
  { priority = "normal", maxAttempts }: Pick<JobOptions, "priority" | "maxAttempts"> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.execute(sql`
    select enqueue_job(${task}, payload::json, null, null, ${maxAttempts ?? null}::int, null, 'replace', ${PRIORITIES[priority]}::int)
      from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) payload`);
}
