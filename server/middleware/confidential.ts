import { type Logger, symbols } from "pino";
import { hours } from "~/time/duration";

/**
 * Paths of people without an account, who report a grievance or answer a request, and of those who handle reports. An anonymous
 * report could be traced to its writer by an address or by the moment: neither is logged for these.
 */
export function isConfidential(path: string): boolean {
  const segments = decoded(path)?.toLowerCase().split("/");
  return !segments || segments.some((segment) => /^(?:grievance-|requests?$|request-new$)/.test(segment));
}

/** The same log, whose lines tell no more of the time than the hour (UTC). */
export function byTheHour(logger: Logger): Logger {
  const child = logger.child({});
  return Object.defineProperty(child, symbols.timeSym, { value: hour });
}

const hour = (): string => `,"time":"${new Date(Math.floor(Date.now() / hours(1)) * hours(1)).toISOString()}"`;

/** Null for what nobody can read, which is answered 400 later on. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
