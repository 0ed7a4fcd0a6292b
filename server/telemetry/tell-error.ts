import { pino, type SerializedError } from "pino";

/**
 * An error as a log may keep it: a query that failed is told without its parameters, a broken constraint without the row.
 * Both hold what people typed and what signs them in.
 */
export function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = pino.stdSerializers.err(error);
  const secrets = [...withCauses(error)].flatMap(rowValues);
  const kept = Object.entries(told).filter(([name]) => !ROW_FIELDS.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === "string" ? without(secrets, value) : value]),
  ) as SerializedError;
}

/** drizzle-orm's field, those of PostgreSQL's error that repeat values, and the connection that the driver hangs on to it. */
const ROW_FIELDS = ["params", "detail", "where", "raw", "client"];

function* withCauses(error: Error): Generator<Error> {
  const seen = new Set<Error>();
  for (let one: unknown = error; one instanceof Error && !seen.has(one); one = one.cause) {
    seen.add(one);
    yield one;
  }
}

/** drizzle-orm writes the parameters into the message, and so into the stack. */
function rowValues(error: Error): string[] {
  return "params" in error && Array.isArray(error.params) ? [`\nparams: ${error.params}`] : [];
}

function without(secrets: string[], text: string): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, ""), text);
}
