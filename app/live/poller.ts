/** Whether anybody can see the page. */
export interface Visibility {
  isHidden(): boolean;
  /** Answers with what ends the listening. */
  onChange(listener: () => void): () => void;
}

interface Poll<T> {
  /** Milliseconds from one answer to the next question. */
  every: number;
  ask(): Promise<T>;
  /** What the poll yields: the answer, or null where there was none (specification §8). */
  took(answer: T | null): void;
  /** Told of each failure before `took(null)`. */
  failed(error: unknown): void;
}

/**
 * Asks again and again, never twice at once, and not while the page is hidden: what fell due meanwhile is asked as soon as
 * somebody looks again. Answers with what ends it; an answer that comes after that is dropped.
 */
export function startPoller<T>({ every, ask, took, failed }: Poll<T>, visibility: Visibility): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let ended = false;

  const plan = () => {
    timer = setTimeout(() => {
      isDue = true;
      askIfSeen();
    }, every);
  };
  const askIfSeen = () => {
    if (!isDue || visibility.isHidden()) return;
    isDue = false;
    void ask().then(
      (answer) => settle(() => took(answer)),
      (error) =>
        settle(() => {
          failed(error);
          took(null);
        }),
    );
  };
  const settle = (tell: () => void) => {
    if (ended) return;
    tell();
    plan();
  };

  plan();
  const stopListening = visibility.onChange(askIfSeen);
  return () => {
    ended = true;
    clearTimeout(timer);
    stopListening();
  };
}
