/** How what is being started, and runs then, learns that the process is to end. */
export interface Halt {
  /** A signal has asked for it: give up at the next step. */
  asked: AbortSignal;
  /** There is no time left: the process ends as soon as the listeners of this have returned. */
  late: AbortSignal;
}

/** A start was given up because the process is to end. */
export class Halted extends Error {
  override name = "Halted";
  constructor() {
    super("The process was told to end while it started");
  }
}

/** Throws `Halted` once the process is to end. */
export function goOn(halt: Halt | undefined): void {
  if (halt?.asked.aborted) throw new Halted();
}

/** What it waits for, or `Halted` as soon as the process is to end. */
export function unlessHalted<T>(halt: Halt, waiting: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Halted());
    if (halt.asked.aborted) giveUp();
    halt.asked.addEventListener("abort", giveUp, { once: true });
    waiting.then(resolve, reject).finally(() => halt.asked.removeEventListener("abort", giveUp));
  });
}
