import { seconds } from "~/time/duration";

interface Lines {
  /** Whether the asker may still be told anything. */
  isOpen(): Promise<boolean>;
  /** What is so now. */
  read(): Promise<object>;
  /** Calls back whenever that may have changed; answers with what ends it. */
  listen(changed: () => void): () => void;
  /** Called once, when nobody reads any more or there is nothing more to tell. */
  over(): void;
}

/** A sign of life goes more often than proxies cut what is silent. */
const HEARTBEAT = seconds(20);
/** Changes come in bursts: after one was told, the next waits so long. */
const PAUSE = seconds(0.5);

/** JSON lines: what is so at once and whenever it is otherwise, and an empty object as a sign of life. */
export function lineStream({ isOpen, read, listen, over }: Lines): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let last = "";
      let isBusy = false;
      let isDue = false;
      let pause: NodeJS.Timeout | undefined;
      let ended = false;

      const tell = async (always: boolean) => {
        if (isBusy || pause) {
          isDue = true;
          return;
        }
        isBusy = true;
        isDue = false;
        try {
          if (!(await isOpen())) return close();
          const line = JSON.stringify(await read());
          if (ended) return;
          if (line !== last) controller.enqueue(encoder.encode(`${line}\n`));
          else if (always) controller.enqueue(encoder.encode("{}\n"));
          last = line;
        } catch {
          // The database is away: whoever listens comes again.
          return close();
        } finally {
          isBusy = false;
        }
        pause = setTimeout(() => {
          pause = undefined;
          if (isDue) void tell(false);
        }, PAUSE);
      };
      const close = () => {
        if (ended) return;
        end();
        controller.close();
      };
      const stop = listen(() => void tell(false));
      const beat = setInterval(() => void tell(true), HEARTBEAT);
      end = () => {
        if (ended) return;
        ended = true;
        stop();
        clearInterval(beat);
        clearTimeout(pause);
        over();
      };
      void tell(true);
    },
    cancel: () => end(),
  });
}
