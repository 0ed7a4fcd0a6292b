import { expect, test } from "vitest";
import { gated } from "./hashing-gate";

test("two run at once, the others wait their turn, and too many are refused at once", async () => {
  const open: Array<() => void> = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
  };
  const all = Array.from({ length: 66 }, () => gated(work));
  await expect(gated(work)).rejects.toMatchObject({ status: 503, code: "busy" });
  for (let done = 0; done < all.length; ) {
    const next = open.shift();
    if (next) {
      next();
      done += 1;
    }
    await Promise.resolve();
  }
  await Promise.all(all);
  expect(most).toBe(2);
});

test("work that fails gives its place back", async () => {
  for (let n = 0; n < 5; n += 1) {
    await expect(gated(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  }
  await expect(gated(async () => "yes")).resolves.toBe("yes");
});
