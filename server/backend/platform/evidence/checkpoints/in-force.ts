import type { Checkpoint } from "./checkpoint";

/** Checkpoints that an operator gave up, and why. */
export interface GivenUp {
  count: number;
  after: number;
  at: string;
  reason: string;
}

/**
 * The checkpoints of one customer that its ledger has to agree with, oldest first and each once, whatever order and places they come
 * from. A restart takes those before it that lie beyond the record it begins after out of force.
 */
export function inForce(checkpoints: readonly Checkpoint[]): { checkpoints: Checkpoint[]; givenUp: GivenUp[] } {
  const each = new Map(checkpoints.map((checkpoint) => [JSON.stringify(checkpoint), checkpoint]));
  const sorted = [...each.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  let valid: Checkpoint[] = [];
  const givenUp: GivenUp[] = [];
  for (const checkpoint of sorted) {
    const { at, restart } = checkpoint;
    if (restart) {
      const kept = valid.filter(({ seq }) => seq <= restart.after);
      givenUp.push({ ...restart, at, count: valid.length - kept.length });
      valid = kept;
    }
    valid.push(checkpoint);
  }
  return { checkpoints: valid, givenUp };
}
