/**
 * Runs `work` for at most `timeout` milliseconds, then aborts its signal and throws a TimeoutError, whether or not the work
 * heeds the signal. Not `AbortSignal.timeout`: its timer holds the signal weakly, and one that is followed by a request alone is
 * collected and never fires.
 */
export async function withDeadline<T>(timeout: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(`Nothing came within ${timeout} ms`, "TimeoutError");
      controller.abort(reason);
      reject(reason);
    }, timeout);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
