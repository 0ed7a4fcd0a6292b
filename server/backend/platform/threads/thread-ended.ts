/** A thread that was ended: it took longer or more than it may, or broke. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
  constructor(
    readonly reason: "time" | "memory" | "broken",
    /** Milliseconds or megabytes; 0 for a broken one. */
    readonly limit: number,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? cause.message : `The thread was ended: ${reason} (${limit})`, { cause });
  }
}
