import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { seconds } from "~/time/duration";
import type { Columns } from "./order";

/** The engine's quick ways (quality goals, graph layout): its default takes five times as long for what nobody sees here. */
const FAST = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.edgeRouting": "POLYLINE",
  "elk.layered.nodePlacement.strategy": "SIMPLE",
  "elk.layered.layering.strategy": "LONGEST_PATH",
  "elk.layered.crossingMinimization.greedySwitch.type": "OFF",
  "elk.layered.thoroughness": "1",
  "elk.randomSeed": "1",
};

/** Runs in a thread of its own. Written as text because the engine is one file of the package, which no bundle should hold. */
const THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  const Elk = require(workerData.engine);
  const elk = new Elk();
  parentPort.on("message", ({ id, graph }) => {
    elk.layout(graph).then(
      ({ children }) => parentPort.postMessage({ id, y: Float64Array.from(children, (child) => child.y) }),
      (error) => parentPort.postMessage({ id, error: String(error) }),
    );
  });
`;

/** Longer than any graph within its limit takes, ten times over. */
const LONGEST = seconds(5);

/** The order of each column as elkjs finds it. Throws when the engine fails or takes too long: the caller has another way. */
export async function orderByElk({ ids, columns, nearer }: Columns): Promise<number[][]> {
  const graph = {
    id: "root",
    layoutOptions: FAST,
    // Numbers as names: they are shorter, and what a node is called is none of the engine's business.
    children: ids.map((_, node) => ({ id: `${node}`, width: 10, height: 10 })),
    edges: nearer.flatMap((near, far) =>
      near.map((node) => ({ id: `${node}-${far}`, sources: [`${node}`], targets: [`${far}`] })),
    ),
  };
  const y = await ask(graph);
  return columns.map((column) => [...column].sort((one, other) => (y[one] ?? 0) - (y[other] ?? 0) || one - other));
}

/** Starts the thread, for who will need it in a moment: loading the engine takes a third of a second, once. */
export function wakeEngine(): void {
  running();
}

let thread: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve: (y: Float64Array) => void; reject: (error: Error) => void }>();

async function ask(graph: object): Promise<Float64Array> {
  const worker = running();
  const id = ++last;
  let clock: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Float64Array>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      clock = setTimeout(() => stop(worker, new Error("The layout engine took too long.")), LONGEST);
      worker.ref();
      worker.postMessage({ id, graph });
    });
  } finally {
    clearTimeout(clock);
    waiting.delete(id);
    // A process that has nothing else to do ends; the thread ends with it.
    if (waiting.size === 0) worker.unref();
  }
}

function running(): Worker {
  if (thread) return thread;
  const engine = createRequire(import.meta.url).resolve("elkjs/lib/elk.bundled.js");
  const worker = new Worker(THREAD, { eval: true, workerData: { engine } });
  worker.on("message", ({ id, y, error }: { id: number; y?: Float64Array; error?: string }) => {
    if (y) waiting.get(id)?.resolve(y);
    else waiting.get(id)?.reject(new Error(`The layout engine failed: ${error}`));
  });
  worker.on("error", (error: Error) => stop(worker, error));
  worker.unref();
  thread = worker;
  return worker;
}

/** What waits has failed; the next graph gets a new thread. */
function stop(worker: Worker, error: Error): void {
  if (thread === worker) thread = null;
  for (const { reject } of waiting.values()) reject(error);
  void worker.terminate();
}
