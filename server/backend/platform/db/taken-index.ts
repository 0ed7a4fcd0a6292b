/**
 * The unique index or constraint that refused a write because such a row is there; null for every other error. A check made before
 * the write does not see what another transaction writes at the same moment, the index does. Looks through the causes, because every
 * layer wraps the one below.
 */
export function takenIndex(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (code === UNIQUE_VIOLATION) return String(constraint);
  }
  return null;
}

const UNIQUE_VIOLATION = "23505";
