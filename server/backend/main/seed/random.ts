/** Numbers that look drawn by lot and are the same each time: made worlds can be compared and measured again. */
export interface Random {
  /** 0 up to below 1. */
  next(): number;
  /** A whole number from `from` up to and with `to`. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** By weights that need not add up to anything. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough for made data and nothing else. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <T>(list: readonly T[], index: number): T => {
    if (list.length === 0) throw new RangeError("Nothing to draw from");
    return list[index] as T;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.findIndex(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return at(list, found < 0 ? list.length - 1 : found)[0];
    },
  };
}
