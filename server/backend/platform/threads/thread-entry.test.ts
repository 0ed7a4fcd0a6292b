import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let startThread: typeof import("./thread-entry")["startThread"];
let folder: string;
const bundled: string[] = [];
// Files share their modules: the one under test is loaded anew with its double, and once more without it for whoever comes next.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-entry-"));
  const file = join(folder, "entry.mjs");
  await writeFile(file, "");
  vi.resetModules();
  vi.doMock("../../../dev/bundle-thread", () => ({
    bundleThread: async (source: string) => {
      bundled.push(source);
      if (bundled.length === 1) throw new Error("a source is being changed");
      return file;
    },
  }));
  ({ startThread } = await import("./thread-entry"));
});
afterAll(async () => {
  vi.doUnmock("../../../dev/bundle-thread");
  vi.resetModules();
  await rm(folder, { recursive: true });
});

const HEAP = { memory: 16, young: 4 };

test("an entry that could not be made once is made when the next one asks, and then no more", async () => {
  await expect(startThread("rooms/some-entry", HEAP)).rejects.toThrow("a source is being changed");
  for (let time = 0; time < 2; time += 1) await (await startThread("rooms/some-entry", HEAP)).terminate();
  expect(bundled).toHaveLength(2);
});
