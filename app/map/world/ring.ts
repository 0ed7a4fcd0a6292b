/**
 * A ring of risks is told in tenths: 36° of a circle of 20 pixels are six pixels of its line, about the least that is still seen as a colour of its
 * own. All six risks have room, and rings of one kind are written alike, which a compressed page repays.
 */
export const RING_STEPS = 10;

/**
 * How many tenths each of these counts takes, in their order; together all of them. What is there takes one at least, and what is left goes
 * where most is missing. Throws nothing; at most ten counts, each above 0.
 */
export function ringSteps(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => (count / total) * RING_STEPS);
  const steps = exact.map((share) => Math.max(1, Math.floor(share)));
  const free = () => RING_STEPS - steps.reduce((sum, step) => sum + step, 0);
  const change = (by: 1 | -1) => {
    const missing = exact.map((share, at) =>
      by < 0 && steps[at] === 1 ? Number.NEGATIVE_INFINITY : by * (share - (steps[at] ?? 0)),
    );
    const at = missing.indexOf(Math.max(...missing));
    steps[at] = (steps[at] ?? 0) + by;
  };
  while (steps.length > 0 && free() > 0) change(1);
  while (free() < 0) change(-1);
  return steps;
}
