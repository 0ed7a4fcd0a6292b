import { Refusal } from "../../platform/call/refusal";

/** Hashing is heavy on purpose: two at a time bound the memory, and a queue that is too long says so at once. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 64;

let running = 0;
const waiting: Array<() => void> = [];

/** Runs the work when a place is free; refuses with 503 when too many wait already. */
export async function gated<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) {
      throw new Refusal(503, "busy", "Too many sign-ins at once", undefined, { "retry-after": "2" });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
