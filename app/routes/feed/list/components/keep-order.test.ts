import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepOrder } from "./keep-order";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const orders = (current: string) =>
  ["NewestFirst", "OldestFirst"].map((order) => ({
    word: order,
    href: `/feed/new?order=${order}`,
    current: order === current,
  }));

test("an order that was chosen is kept, and found again when the server has forgotten it", () => {
  expect(keepOrder(orders("OldestFirst"), true)).toBeNull();
  expect(kept.get("feed-order")).toBe("OldestFirst");
  expect(keepOrder(orders("NewestFirst"), false)).toBe("/feed/new?order=OldestFirst");
});

test("nothing moves without a kept order, with one that is none, or with the one that is shown", () => {
  expect(keepOrder(orders("NewestFirst"), false)).toBeNull();
  kept.set("feed-order", "Sideways");
  expect(keepOrder(orders("NewestFirst"), false)).toBeNull();
  kept.set("feed-order", "NewestFirst");
  expect(keepOrder(orders("NewestFirst"), false)).toBeNull();
});

test("a browser that forbids storage changes nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepOrder(orders("NewestFirst"), false)).toBeNull();
  expect(keepOrder(orders("NewestFirst"), true)).toBeNull();
});
