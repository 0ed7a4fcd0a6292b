/** Specification §9: the feed's query parameters and page loads wait 100 ms; of several changes only the last is asked for. */
const SETTLED = 100;

export interface Settling {
  settle(load: () => void): void;
  stop(): void;
}

export function settling(): Settling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    settle(load) {
      stop();
      timer = setTimeout(load, SETTLED);
    },
    stop,
  };
}
