import { seconds } from "~/time/duration";

const FIRST = seconds(1);
const LONGEST = seconds(30);
/** Nobody's page is back later than this after it could be, and not everybody's in the same moment. */
const SPREAD = seconds(0.5);

interface Reconnection {
  /**
   * "ready" when everything is back; "waiting" when the web server is there and has waited for the backend in vain for as
   * long as it does; throws when nobody answers.
   */
  ask(): Promise<"ready" | "waiting">;
  back(): void;
  /** From 0 to 1. */
  random?: () => number;
}

/**
 * Asks until the backend is back: after 1 s, doubling to 30 s, each shortened by up to half so that not all browsers ask in
 * the same moment. The web server keeps a question until the backend is there; so its return is known at once, and only
 * the web server's own absence is found out by asking.
 */
export function startReconnecting({ ask, back, random = Math.random }: Reconnection): () => void {
  let pause = FIRST;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (time: number, then: () => void) => {
    if (!ended) timer = setTimeout(then, time);
  };
  const next = () => {
    after(pause * (1 - random() / 2), attempt);
    pause = Math.min(2 * pause, LONGEST);
  };
  const attempt = () =>
    void ask().then(
      (answer) => {
        if (answer === "ready") return after(random() * SPREAD, back);
        pause = FIRST;
        next();
      },
      () => next(),
    );

  next();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
