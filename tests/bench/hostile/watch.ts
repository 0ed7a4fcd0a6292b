import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/**
 * In a thread of its own, since whoever makes 26 MB of brackets answers nobody meanwhile: a page, again and again. Of each wait it tells
 * how long the server's own thread and this one were ready and got no core (run delay, `/proc/…/schedstat`): on a machine that others
 * use, too, that is most of it.
 */
const ASKS = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { readFileSync } = require("node:fs");
  const { Agent, get } = require("node:http");
  const agent = new Agent({ keepAlive: true });
  const delay = (file) => Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6;
  const delays = () => delay(workerData.thread) + delay("/proc/thread-self/schedstat");
  let longest = { wait: 0, own: 0 };
  let began = null;
  const measure = () => {
    if (began === null) return;
    const wait = performance.now() - began.at;
    const own = Math.max(0, wait - (delays() - began.delays));
    longest = { wait: Math.max(longest.wait, wait), own: Math.max(longest.own, own) };
  };
  parentPort.on("message", () => {
    measure();
    parentPort.postMessage(longest);
    longest = { wait: 0, own: 0 };
  });
  const ask = () => {
    began = { at: performance.now(), delays: delays() };
    const again = () => {
      measure();
      began = null;
      setTimeout(ask, 10);
    };
    get(workerData.address, { agent }, (answer) => answer.resume().on("end", again)).on("error", again);
  };
  ask();
`;

export interface Seen {
  /** The longest that the server's thread held its event loop, in ms of a core (`held.mjs`). */
  held: number;
  /** The longest wait for the page (ms). */
  wait: number;
  /** The longest without what was spent waiting for a core. */
  own: number;
  /** The most memory (MB). */
  memory: number;
}

/** Asks for a page all the time, and looks at the memory of a process. */
export class Watch {
  readonly #asks: Worker;
  #highest = 0;
  #on = true;
  readonly #looking: Promise<void>;

  constructor(
    address: string,
    readonly pid: number,
    /** Where `held.mjs` writes. */
    readonly heldFile: string,
  ) {
    const thread = `/proc/${pid}/task/${pid}/schedstat`;
    this.#asks = new Worker(ASKS, { eval: true, workerData: { address, thread } });
    this.#looking = this.#look();
  }

  /** What was seen since it was asked last. */
  async since(): Promise<Seen> {
    const longest = new Promise<Pick<Seen, "wait" | "own">>((resolve) => this.#asks.once("message", resolve));
    this.#asks.postMessage("longest");
    const memory = Math.max(this.#highest, await memoryOf(this.pid));
    this.#highest = 0;
    return { ...(await longest), memory, held: await this.#held() };
  }

  /** Has all garbage collected; answers the memory (MB) that the process has then, and begins to look anew. */
  async collected(): Promise<number> {
    await writeFile(`${this.heldFile}.collect`, "");
    await this.#held();
    // Given back to the system a little later.
    await wait(300);
    const memory = await memoryOf(this.pid);
    await this.since();
    return memory;
  }

  async #held(): Promise<number> {
    await rm(this.heldFile, { force: true });
    process.kill(this.pid, "SIGUSR2");
    for (;;) {
      const text = await readFile(this.heldFile, "utf8").catch(() => null);
      if (text !== null) return Number(text);
      await wait(5);
    }
  }

  async stop(): Promise<void> {
    this.#on = false;
    await this.#looking;
    await this.#asks.terminate();
  }

  async #look(): Promise<void> {
    while (this.#on) {
      this.#highest = Math.max(this.#highest, await memoryOf(this.pid).catch(() => 0));
      await wait(20);
    }
  }
}

/** Resident memory in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1_000_000);
}
