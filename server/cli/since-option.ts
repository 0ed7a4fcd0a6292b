import { z } from "zod";
import { UsageError } from "./command";

/** The day of `--since`, 2026-01-31. */
export function sinceOption(text: string): string {
  const day = z.iso.date().safeParse(text);
  if (day.success) return day.data;
  throw new UsageError(`--since takes a date like 2026-01-31, not ${JSON.stringify(text)}`);
}
