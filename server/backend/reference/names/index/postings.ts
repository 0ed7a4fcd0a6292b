/** For each key 0..n-1 a run of values in one typed array: what an index of 100,000 names can afford. */
export interface Postings {
  /** values[offsets[key]] up to values[offsets[key + 1]], ascending. */
  offsets: Uint32Array;
  values: Uint32Array;
}

/** @param pairs key, value, key, value, …; a pair given twice is kept once when both stand next to each other. */
export function makePostings(keys: number, pairs: readonly number[] | Uint32Array): Postings {
  const offsets = new Uint32Array(keys + 1);
  for (let i = 0; i < pairs.length; i += 2)
    offsets[(pairs[i] as number) + 1] = (offsets[(pairs[i] as number) + 1] as number) + 1;
  for (let key = 0; key < keys; key++) offsets[key + 1] = (offsets[key + 1] as number) + (offsets[key] as number);
  const values = new Uint32Array(pairs.length / 2);
  const next = offsets.slice(0, keys);
  for (let i = 0; i < pairs.length; i += 2) {
    const key = pairs[i] as number;
    values[next[key] as number] = pairs[i + 1] as number;
    next[key] = (next[key] as number) + 1;
  }
  return { offsets, values };
}

/** Where a key's values begin and end; empty for a key that is not there. */
export function rangeOf(postings: Postings, key: number): { from: number; to: number } {
  return { from: postings.offsets[key] ?? 0, to: postings.offsets[key + 1] ?? postings.offsets[key] ?? 0 };
}

export function countOf(postings: Postings, key: number): number {
  const { from, to } = rangeOf(postings, key);
  return to - from;
}
