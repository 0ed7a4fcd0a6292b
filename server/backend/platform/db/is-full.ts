/**
 * Whether an error says that there is no room on the disk, of the database or of the files: nothing was written, and the same is
 * done once somebody has made room. Looks through the causes, because every layer wraps the one below.
 */
export function isFull(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (FULL_CODES.has(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}

/** Of the system, no room or no more than one's share; PostgreSQL's `disk_full`. */
const FULL_CODES = new Set(["ENOSPC", "EDQUOT", "53100"]);
