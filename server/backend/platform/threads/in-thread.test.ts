// Again on Node 24: threads and their limits are Node's own.
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { seconds } from "~/time/duration";
import { givenAway, isGivenAway } from "./given-away";
import { inThread, onceInThread } from "./in-thread";

const ENTRY = "intake/imports/steps/read-file";
const input = { path: null, options: {}, chosen: {} };
const HEADER = "Name;Country;City\n";

async function* rows(count: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(HEADER);
  for (let n = 0; n < count; n += 500) {
    yield Buffer.from(Array.from({ length: 500 }, (_, i) => `Werk ${n + i} Nord;DE;Ulm ${i}\n`).join(""));
  }
}

async function collect(source: () => AsyncIterable<Uint8Array>, bounds: { time?: number; memory?: number } = {}) {
  const types: string[] = [];
  for await (const { type } of inThread<{ type: string }>(ENTRY, { input, sources: [source], ...bounds }))
    types.push(type);
  return types;
}

test("a thread answers its items one by one, and serves again", async () => {
  expect(await collect(() => rows(500))).toEqual(expect.arrayContaining(["table", "rows"]));
  expect((await collect(() => rows(500)))[0]).toBe("table");
});

test("bytes that are given away are taken, and those of Node's pool are copied", async () => {
  const given = async function* () {
    for await (const bytes of rows(500)) yield givenAway(bytes);
    yield givenAway(new Uint8Array(Buffer.from("Werk Nord;DE;Ulm\n")));
  };
  expect(isGivenAway(givenAway(Buffer.from(HEADER)))).toBe(false);
  expect(await collect(given)).toContain("rows");
});

test("a thread that takes longer than it may is ended, and the next one runs", async () => {
  await expect(collect(() => rows(20_000), { time: 1 })).rejects.toMatchObject({
    name: "ThreadEnded",
    reason: "time",
    limit: 1,
  });
  expect((await collect(() => rows(500)))[0]).toBe("table");
});

test("what a slow source takes is not the thread's time", async () => {
  const slow = async function* () {
    await wait(seconds(6));
    yield* rows(500);
  };
  expect((await collect(slow, { time: seconds(5) }))[0]).toBe("table");
});

test("a thread that takes more than it may is ended, and this process is not", async () => {
  const bounds = { time: seconds(60), memory: 12 };
  await expect(collect(() => rows(50_000), bounds)).rejects.toMatchObject({ name: "ThreadEnded", reason: "memory" });
});

test("what a source throws comes back as it was, and whoever stops asking closes it", async () => {
  const gone = new Error("the line went");
  const breaking = async function* () {
    yield Buffer.from(HEADER);
    throw gone;
  };
  await expect(collect(breaking)).rejects.toBe(gone);
  let closed = false;
  const endless = async function* () {
    try {
      for (;;) yield* rows(500);
    } finally {
      closed = true;
    }
  };
  for await (const { type } of inThread<{ type: string }>(ENTRY, { input, sources: [endless] }))
    if (type === "rows") break;
  expect(closed).toBe(true);
});

test("a thread that has waited too long for the next run is given to nobody while it ends", async () => {
  // A small one: what has grown is not kept in the first place.
  const run = { input: { ask: "readers", names: ["own.csv"] }, sources: [() => rows(1)] };
  const read = () => onceInThread("risk/sanctions/lists/read-list", run);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await read();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(seconds(6));
    expect(await read()).toEqual({ type: "readers", readers: ["table"] });
  } finally {
    vi.useRealTimers();
  }
});
