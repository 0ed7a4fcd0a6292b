import { z } from "zod";

/** The clock's own moment, which a job that had to wait still has. */
const payloadSchema = z.object({ _cron: z.object({ ts: z.string() }) }).partial();

/** When a job that runs by the clock was to run. */
export const momentOf = (payload: unknown): Date =>
  new Date(payloadSchema.parse(payload ?? {})._cron?.ts ?? Date.now());
