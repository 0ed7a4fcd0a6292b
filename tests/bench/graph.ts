import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { CARDS, MARKS } from "~/graph/layout/layout";
import { layOut } from "~/graph/layout/layout.server";
import { madeGraph } from "../support/graphs/made-graphs";
import { byDagre } from "./graph/by-dagre";
import { byElkDefault } from "./graph/by-elk-default";
import { crossingsOf } from "./graph/crossings";
import { pan, STEPS } from "./graph/pan";

/**
 * Graphs of 300, 1,000 and 10,000 targets laid out, first and from what is kept, against elkjs as it comes and dagre in the
 * same run; edges that cross by the engine and by sweeps; 5,000 drawn nodes panned in a browser. `--only layout,crossings,pan`.
 */
const { values } = parseArgs({ args: process.argv.slice(3), options: { only: { type: "string" } } });
const wants = (part: string) => !values.only || values.only.split(",").includes(part);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
if (wants("layout")) {
  // Loading the engine and starting the thread is paid once in a process's life, by whoever looks first.
  const [started] = await timed(() => layOut({ ...madeGraph(20), measures: CARDS }));
  print(`engine loaded and thread started: ${started.toFixed(0)} ms, once`);
  print("nodes   edges   first (median of 5)   from cache   event loop held   elkjs default   dagre");
  for (const count of [300, 1000, 10_000]) await measure(count);
}
if (wants("crossings")) {
  print("nodes   edges that cross: by the engine's fast profile, by sweeps (medians of 5)");
  for (const count of [40, 80, 150, 300, 1000]) {
    const found = await Promise.all([1, 2, 3, 4, 5].map((seed) => crossingsOf(count, seed)));
    const cells = [count, median(found.map(({ engine }) => engine)), median(found.map(({ sweeps }) => sweeps))];
    print(cells.map((cell) => String(cell).padEnd(14)).join(" "));
  }
}
if (wants("pan")) {
  for (const [zoom, seen] of [
    [1, "all seen"],
    [6, "a part seen"],
  ] as const) {
    const { perSecond, longest } = await pan(5000, zoom);
    print(
      `${STEPS} pan steps over 5,000 drawn nodes, ${seen}: ${perSecond.toFixed(0)} frames/s, the longest ${ms(longest)}`,
    );
  }
}
// The engine's thread would keep the process.
process.exit(0);

async function measure(count: number): Promise<void> {
  const measures = count > 1500 ? MARKS : CARDS;
  const firsts: number[] = [];
  const held: number[] = [];
  for (let seed = 1; seed <= 5; seed++) {
    const input = { ...madeGraph(count, seed), measures };
    const before = performance.eventLoopUtilization();
    const [first] = await timed(() => layOut(input));
    firsts.push(first);
    held.push(performance.eventLoopUtilization(before).active);
  }
  const input = { ...madeGraph(count, 5), measures };
  const [cached] = await timed(() => layOut(input));
  // Neither ends within minutes for 10,000.
  const floors = count > 1500 ? [] : [() => byElkDefault(input), async () => byDagre(input)];
  const cells = [count, input.edges.length, ms(median(firsts)), ms(cached), ms(median(held))];
  for (const floor of floors) cells.push(ms((await timed(floor))[0]));
  print(cells.map((cell) => String(cell).padEnd(14)).join(" "));
}

async function timed<T>(run: () => Promise<T>): Promise<[ms: number, result: T]> {
  const start = performance.now();
  const result = await run();
  return [performance.now() - start, result];
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}
function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
