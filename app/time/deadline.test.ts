// Again on Node 24: days are reckoned with the tables that Node carries.
import { expect, test } from "vitest";
import { withDeadline } from "./deadline";

test("work that is done in time is answered, and its signal is left alone", async () => {
  let signal: AbortSignal | undefined;
  const answer = await withDeadline(60_000, async (given) => {
    signal = given;
    return "done";
  });
  expect([answer, signal?.aborted]).toEqual(["done", false]);
});

test("work that fails is that failure", async () => {
  await expect(withDeadline(60_000, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

test("work that never ends is given up, and told so", async () => {
  let signal: AbortSignal | undefined;
  const never = withDeadline(5, (given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  await expect(never).rejects.toMatchObject({ name: "TimeoutError" });
  expect(signal?.aborted).toBe(true);
});

test("so is work that only a request's own signal would end, when nobody holds the request", async () => {
  const never = withDeadline(50, (signal) => {
    const { signal: followed } = new Request("http://backend.invalid/", { signal });
    return new Promise((_, reject) => followed.addEventListener("abort", () => reject(followed.reason)));
  });
  (globalThis.gc ?? (() => undefined))();
  await expect(never).rejects.toMatchObject({ name: "TimeoutError" });
});
