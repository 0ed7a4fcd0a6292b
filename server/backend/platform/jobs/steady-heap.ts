import { setFlagsFromString } from "node:v8";

/**
 * Runs long work that goes through much and keeps little. V8 lets the heap grow to about four times what was alive at the last
 * full collection, so an import whose live data never passes 110 MB held 320; while such work runs, half as much again is allowed.
 * It is a matter of the whole process, so the last one at work puts it back.
 */
export async function withSteadyHeap<T>(run: () => Promise<T>): Promise<T> {
  if (atWork++ === 0) setFlagsFromString("--heap-growing-percent=50");
  try {
    return await run();
  } finally {
    // 0 is V8's own choice.
    if (--atWork === 0) setFlagsFromString("--heap-growing-percent=0");
  }
}

let atWork = 0;
