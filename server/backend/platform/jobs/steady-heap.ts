import { setFlagsFromString } from "node:v8";

/** Percent; 0 is V8's own choice, which is up to 300. */
let usual = 0;
let atWork = 0;

/**
 * How much the heap of this process may grow, in percent of what was alive at the last full collection, before the next one. V8 lets it
 * grow to about four times that, so a web process whose pages keep 90 MB alive held 490.
 */
export function growHeapBy(percent: number): void {
  usual = percent;
  if (atWork === 0) set(usual);
}

/**
 * Runs long work that goes through much and keeps little: an import whose live data never passes 110 MB held 320, and of a sanctions list
 * of 31 MB up to 89 MB were there that nobody needed any more. It is a matter of the whole process, so the last one at work puts it back.
 */
export async function withSteadyHeap<T>(run: () => Promise<T>): Promise<T> {
  if (atWork++ === 0) set(usual === 0 ? STEADY : Math.min(usual, STEADY));
  try {
    return await run();
  } finally {
    if (--atWork === 0) set(usual);
  }
}

/** Percent. Pages take more of a core meanwhile; they do not for good. */
const STEADY = 20;

const set = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`);
