import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";
import type { FromThread, ToThread } from "./messages";

/** Opens one of the sources that the owner of the thread gave, anew each time; of it what is asked `about`, where it is not one thing. */
export type OpenSource = (source: number, about?: string) => AsyncIterable<Uint8Array>;

/**
 * The whole of a thread's entry: runs `run` for each input that comes, and hands on what it answers, one item when one is asked for.
 * What it throws ends in an error of the owner's; what a reader expects, such as a file's own fault, is an item like any other.
 */
export function serveThread<Input, Item>(run: (input: Input, open: OpenSource) => AsyncIterable<Item>): void {
  const port = parentPort;
  if (!port) throw new Error("This is an entry for a thread.");
  const say = (message: FromThread) => port.postMessage(message);
  const streams = new Streams(say);
  let items: AsyncIterator<Item> | null = null;
  port.on("message", (message: ToThread) => {
    if (message.type === "read") streams.take(message);
    else if (message.type === "begin") items = run(message.input as Input, streams.open)[Symbol.asyncIterator]();
    else void answerNext();
  });
  say({ type: "ready" });

  async function answerNext(): Promise<void> {
    try {
      const { done, value } = (await items?.next()) ?? { done: true, value: undefined };
      say(done ? { type: "done", heap: getHeapStatistics().total_heap_size } : { type: "item", item: value });
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      say({ type: "failed", message, stack });
    }
  }
}

/** The owner's sources as streams of this thread. */
class Streams {
  #last = 0;
  readonly #waiting = new Map<number, (message: Extract<ToThread, { type: "read" }>) => void>();

  constructor(readonly say: (message: FromThread) => void) {}

  take(message: Extract<ToThread, { type: "read" }>): void {
    this.#waiting.get(message.stream)?.(message);
    this.#waiting.delete(message.stream);
  }

  open = (source: number, about = ""): AsyncGenerator<Uint8Array, void> => this.#bytes(++this.#last, source, about);

  async *#bytes(stream: number, source: number, about: string): AsyncGenerator<Uint8Array, void> {
    this.say({ type: "open", stream, source, about });
    try {
      for (;;) {
        const { bytes, broke } = await this.#read(stream);
        if (broke) throw new Error("The source broke off.");
        if (bytes === null) return;
        yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      }
    } finally {
      this.say({ type: "close", stream });
    }
  }

  #read(stream: number): Promise<Extract<ToThread, { type: "read" }>> {
    return new Promise((resolve) => {
      this.#waiting.set(stream, resolve);
      this.say({ type: "read", stream });
    });
  }
}
