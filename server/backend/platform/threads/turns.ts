import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds. */
const AT_A_TURN = 5;

/** For a loop whose steps take now a microsecond, now many milliseconds: whatever else the process does has its turn in time. */
export class Turns {
  #began = performance.now();

  /** Called before each step. */
  async give(): Promise<void> {
    if (performance.now() - this.#began < AT_A_TURN) return;
    await nextTurn();
    this.#began = performance.now();
  }
}
