/** A poll was answered, but not with what it asked for. */
export class PollError extends Error {
  override readonly name = "PollError";
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}
