import type { Worker } from "node:worker_threads";
import { minutes, seconds } from "~/time/duration";
import { Conversation, type ThreadSource } from "./conversation";
import { Gate } from "./gate";
import { startThread, type ThreadEntry } from "./thread-entry";

export interface InThread {
  /** What the run is about, as it can be copied. */
  input: unknown;
  /** What the thread may open, each as often as it likes. */
  sources?: readonly ThreadSource[];
  /** Milliseconds that the thread itself may take; two minutes unless said. */
  time?: number;
  /** Megabytes of its heap, `THREAD_MEMORY` unless said. */
  memory?: number;
  /** Megabytes for what is new, 4 unless said: what makes much and keeps little is collected less often with more. */
  young?: number;
  /** Megabytes of its heap with which it still waits for the next run, `MOST_KEPT` unless said: what it has loaded is of use again. */
  kept?: number;
  /** Of this entry at once in a process, `AT_ONCE` unless said. */
  atOnce?: number;
}

/** The largest heap of a thread, in megabytes: what goes beyond it ends the thread and not the process. */
export const THREAD_MEMORY = 48;
const YOUNG = 4;
const LONGEST = minutes(2);
/** Of one entry at once in a process; the others wait for their turn. */
const AT_ONCE = 2;

/**
 * Has an entry run in a thread of its own and answers its items, each when it is asked for. Whatever a file holds, the process goes on
 * answering: its work is somebody else's, and ends at its time and its memory. Throws ThreadEnded, and what a source has thrown.
 */
export async function* inThread<Item>(entry: ThreadEntry, run: InThread): AsyncGenerator<Item, void> {
  const { input, sources = [], time = LONGEST, memory = THREAD_MEMORY, young = YOUNG, kept = MOST_KEPT, atOnce } = run;
  const place = placeFor(`${entry} ${memory} ${young}`, atOnce);
  await place.gate.enter();
  try {
    const worker = take(place) ?? (await startThread(entry, { memory, young }));
    worker.ref();
    let mayStay = false;
    const conversation = new Conversation(worker, sources, { time, memory });
    try {
      conversation.begin(input);
      let next = await conversation.next();
      while (next.type === "item") {
        const { item } = next;
        // While this one is worked with, the thread makes the next.
        const coming = conversation.next();
        coming.catch(ignored);
        yield item as Item;
        next = await coming;
      }
      mayStay = next.heap < kept * MEGABYTE;
    } finally {
      // Of a thread that is ended for its time the heap may be full as well: an error that nobody listens to would end the process.
      worker.on("error", ignored);
      await conversation.leave();
      if (mayStay) keep(place, worker);
      else await worker.terminate();
      if (mayStay) worker.off("error", ignored);
    }
  } finally {
    place.gate.leave();
  }
}

const ignored = (): void => undefined;

/** The same for an entry with one answer. */
export async function onceInThread<Answer>(entry: ThreadEntry, run: InThread): Promise<Answer> {
  const answers: Answer[] = [];
  // To its end, so that the thread may have another run.
  for await (const answer of inThread<Answer>(entry, run)) answers.push(answer);
  if (answers.length !== 1) throw new Error(`${entry} has answered ${answers.length} times.`);
  return answers[0] as Answer;
}

interface Place {
  gate: Gate;
  idle: Idle[];
}

interface Idle {
  worker: Worker;
  /** Takes it from those who wait. */
  wake(): void;
}

/** By entry and heap, which a thread has for good. */
const places = new Map<string, Place>();

function placeFor(key: string, atOnce = AT_ONCE): Place {
  const place = places.get(key) ?? { gate: new Gate(atOnce), idle: [] };
  places.set(key, place);
  return place;
}

/** Starting one costs more than most files: it waits a while for the next, and keeps no process alive. */
const IDLE = seconds(5);
/** Megabytes of its heap: one that has read something large would hold on to what that took. */
const MOST_KEPT = 24;
const MEGABYTE = 1024 * 1024;

function keep(place: Place, worker: Worker): void {
  worker.unref();
  const wake = () => {
    clearTimeout(timer);
    worker.off("error", wake);
    worker.off("exit", wake);
    place.idle = place.idle.filter((one) => one.worker !== worker);
  };
  // First out of the list: until it is gone, a thread that ends would be handed to the next who asks.
  const timer = setTimeout(() => {
    wake();
    void worker.terminate();
  }, IDLE);
  timer.unref();
  // Also one that breaks while nobody talks to it.
  worker.on("error", wake);
  worker.on("exit", wake);
  place.idle.push({ worker, wake });
}

function take(place: Place): Worker | undefined {
  const idle = place.idle.at(-1);
  idle?.wake();
  return idle?.worker;
}
