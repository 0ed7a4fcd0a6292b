/**
 * Whether an error says that a row was to name a target that is there no more: it was when the call looked, and the undo of an import
 * took it away before the row was written. No call deletes a target, so that what is refused is always the row that names it. Looks
 * through the causes, because every layer wraps the one below.
 */
export function isLostTarget(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (code === FOREIGN_KEY_VIOLATION) return typeof constraint === "string" && constraint.endsWith("_targets_id_fk");
  }
  return false;
}

const FOREIGN_KEY_VIOLATION = "23503";
