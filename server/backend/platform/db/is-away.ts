/**
 * Whether an error says that the database is away, starting or full of connections, and not that a query was wrong: it is
 * worth another try in a moment. Looks through the causes, because every layer wraps the one below.
 */
export function isAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && (AWAY_CODES.has(code) || AWAY_STATES.test(code))) return true;
    if (AWAY_WORDS.test(at.message)) return true;
  }
  return false;
}

/** Of the system, when the socket is not there or was cut. */
const AWAY_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ENOTFOUND", "ETIMEDOUT"]);
/** PostgreSQL's classes: connection exception, operator intervention (shutdown, starting up), too many connections. */
const AWAY_STATES = /^(08[0-9A-Z]{3}|57P0[1-5]|53300)$/;
/** `pg` has no codes for its own. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
