import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForPointing } from "./point-at";

class Row extends EventTarget {
  readonly dataset: { target: string };
  constructor(id: number) {
    super();
    this.dataset = { target: String(id) };
  }
  closest() {
    return this;
  }
}

const told: unknown[] = [];
const asked: number[] = [];
let table: EventTarget;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  told.length = 0;
  asked.length = 0;
  table = new EventTarget();
  const ask = async (id: number) => {
    asked.push(id);
    return `card ${id}`;
  };
  stop = listenForPointing(table as HTMLElement, ask, (card) => told.push(card));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const point = (id: number, type = "pointerover") => {
  const event = new Event(type);
  Object.defineProperty(event, "target", { value: new Row(id) });
  table.dispatchEvent(event);
};

test("details are asked for once the pointer has rested on a row for a second", async () => {
  point(7);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, told]).toEqual([[7], ["card 7"]]);
});

test("rows that are passed over, by pointer or focus, ask for nothing", async () => {
  for (const id of [1, 2, 3]) {
    point(id, id === 2 ? "focusin" : "pointerover");
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([3]);
});

test("leaving the table puts the details away, and nothing comes late", async () => {
  point(7);
  table.dispatchEvent(new Event("pointerleave"));
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked, told]).toEqual([[], [null]]);
});

test("the focus going on from the table puts the details away, going on within it does not", async () => {
  point(7, "focusin");
  await vi.advanceTimersByTimeAsync(1000);
  const next = {};
  Object.assign(table, { contains: (node: unknown) => node === next });
  const goOnTo = (relatedTarget: unknown) =>
    table.dispatchEvent(Object.assign(new Event("focusout"), { relatedTarget }));
  goOnTo(next);
  expect(told).toEqual(["card 7"]);
  goOnTo({});
  expect(told).toEqual(["card 7", null]);
});
