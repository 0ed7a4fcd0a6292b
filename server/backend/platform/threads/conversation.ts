import type { Worker } from "node:worker_threads";
import { isGivenAway } from "./given-away";
import type { FromThread, ToThread } from "./messages";
import { ThreadEnded } from "./thread-ended";

export interface ThreadBounds {
  /** Milliseconds that the thread itself may take; what it waits for others does not count. */
  time: number;
  /** Megabytes of its heap. */
  memory: number;
}

/** `about`: what of it the thread asks for, in words that both understand; empty for all. */
export type ThreadSource = (about: string) => AsyncIterable<Uint8Array>;

type Answer = Extract<FromThread, { type: "item" | "done" | "failed" }>;

/** One run of a thread, as its owner leads it: asks for items, and hands over what the thread reads of its sources. */
export class Conversation {
  #left: number;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #answered: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  #ended: Error | null = null;
  #brokenSource: unknown;
  readonly #streams = new Map<number, AsyncIterator<Uint8Array>>();

  constructor(
    readonly worker: Worker,
    readonly sources: readonly ThreadSource[],
    readonly bounds: ThreadBounds,
  ) {
    this.#left = bounds.time;
    worker.on("message", this.#take);
    worker.on("error", this.#broke);
    worker.on("exit", this.#exited);
  }

  begin(input: unknown): void {
    this.#say({ type: "begin", input });
  }

  /** Throws ThreadEnded, and what a source has thrown. */
  async next(): Promise<Extract<Answer, { type: "item" | "done" }>> {
    const answer = await new Promise<Answer>((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#answered = { resolve, reject };
      this.#say({ type: "next" });
      this.#run();
    });
    if (answer.type !== "failed") return answer;
    if (this.#brokenSource !== undefined) throw this.#brokenSource;
    throw new ThreadEnded("broken", 0, Object.assign(new Error(answer.message), { stack: answer.stack }));
  }

  /** Leaves the thread alone; it may have another run if this one came to its end. */
  async leave(): Promise<void> {
    this.#pause();
    this.worker.off("message", this.#take);
    this.worker.off("error", this.#broke);
    this.worker.off("exit", this.#exited);
    const open = [...this.#streams.values()];
    this.#streams.clear();
    for (const stream of open) await stream.return?.();
  }

  #say(message: ToThread, transfer: ArrayBuffer[] = []): void {
    this.worker.postMessage(message, transfer);
  }

  #take = (message: FromThread): void => {
    if (message.type === "open") this.#open(message);
    else if (message.type === "close") this.#close(message.stream);
    else if (message.type === "read") void this.#read(message.stream);
    else if (message.type !== "ready") {
      this.#pause();
      this.#answered?.resolve(message);
      this.#answered = null;
    }
  };

  #open({ stream, source, about }: Extract<FromThread, { type: "open" }>): void {
    const opened = this.sources[source]?.(about)[Symbol.asyncIterator]();
    if (opened) this.#streams.set(stream, opened);
  }

  #close(stream: number): void {
    const closed = this.#streams.get(stream);
    this.#streams.delete(stream);
    void closed?.return?.();
  }

  async #read(stream: number): Promise<void> {
    // A slow source is not the thread's time.
    this.#pause();
    try {
      const { done, value } = (await this.#streams.get(stream)?.next()) ?? { done: true, value: undefined };
      const bytes = done ? null : toTransfer(value as Uint8Array);
      this.#say({ type: "read", stream, bytes }, bytes ? [bytes.buffer as ArrayBuffer] : []);
    } catch (error) {
      this.#brokenSource = error;
      this.#say({ type: "read", stream, bytes: null, broke: true });
    }
    if (this.#answered) this.#run();
  }

  #run(): void {
    this.#pause();
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#end(new ThreadEnded("time", this.bounds.time)), Math.max(0, this.#left));
  }

  #pause(): void {
    clearTimeout(this.#timer);
    if (this.#since !== null) this.#left -= performance.now() - this.#since;
    this.#since = null;
  }

  #broke = (error: Error & { code?: string }): void => {
    const isFull = error.code === "ERR_WORKER_OUT_OF_MEMORY";
    this.#end(isFull ? new ThreadEnded("memory", this.bounds.memory) : new ThreadEnded("broken", 0, error));
  };

  #exited = (): void => this.#end(new ThreadEnded("broken", 0));

  #end(error: Error): void {
    this.#pause();
    this.#ended ??= error;
    this.#answered?.reject(this.#ended);
    this.#answered = null;
    void this.worker.terminate();
  }
}

/** A copy of its own, unless it was given away: a view of a larger buffer would take all of that along. */
const toTransfer = (bytes: Uint8Array): Uint8Array => (isGivenAway(bytes) ? bytes : new Uint8Array(bytes));
