import type { Logger } from "pino";
import type { Config } from "../config";

/** What every command is handed. */
export interface CommandContext {
  config: Config;
  logger: Logger;
  /** Sends what waits to be reported to the error service. */
  flush?(): Promise<void>;
  /** Writes one line of the command's own result to standard output. */
  out(line: string): void;
}

/** A mistake in how the command was called; shown with the usage, without a stack. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export function numberOption(name: string, value: string, { min, max }: { min: number; max: number }): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
}
