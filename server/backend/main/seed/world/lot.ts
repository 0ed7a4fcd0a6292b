import { createRandom, type Random } from "../random";

/** Draws for one thing by its name: the same whatever was drawn before, so that a repetition decides alike. */
export function lotOf(key: string): Random {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const random = createRandom(hash);
  random.next();
  return random;
}
