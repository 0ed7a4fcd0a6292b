/** A power of two, so that a remainder is a mask. */
const BUCKETS = 2 ** 22;
const MOST = 2 ** 16 - 1;

/**
 * How many rows each subject of a file has still to come, in 8 MB whatever the file holds: subjects share a bucket by chance, and are then
 * known to be complete later, or not before the end of the file; never too early.
 */
export class RowCounts {
  readonly #left = new Uint16Array(BUCKETS);

  add(id: string): void {
    const bucket = bucketOf(id);
    const left = this.#left[bucket] ?? 0;
    if (left < MOST) this.#left[bucket] = left + 1;
  }

  /** Takes one row away; whether it was the last. A bucket that is full has lost count: it never is. */
  take(id: string): boolean {
    const bucket = bucketOf(id);
    const left = this.#left[bucket] ?? 0;
    if (left === 0 || left === MOST) return false;
    this.#left[bucket] = left - 1;
    return left === 1;
  }
}

/** FNV-1a. */
function bucketOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 22)) & (BUCKETS - 1);
}
