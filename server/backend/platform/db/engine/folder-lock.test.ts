// Again on Node 24: file locks are made of Node's file calls.
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EngineInUse } from "./engine-error";
import { type FolderLock, lockFolder } from "./folder-lock";
import { startOf } from "./process-identity";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-lock-"));
  file = join(folder, "tierwatch.lock");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const leave = (holder: object) => writeFile(file, JSON.stringify({ nonce: "left", host: hostname(), ...holder }));

test("a lock that was given back is free", async () => {
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder)).release();
});

test("a held lock is refused with its holder's number", async () => {
  await leave({ pid: process.ppid, startedAt: await startOf(process.ppid) });
  const refused = lockFolder(folder);
  await expect(refused).rejects.toMatchObject({ pid: process.ppid });
  await expect(refused).rejects.toBeInstanceOf(EngineInUse);
  expect(await readdir(folder)).toEqual(["tierwatch.lock"]);
});

test.each([
  ["whose process is gone", { pid: 2 ** 30, startedAt: "boot:1" }],
  ["whose number another process has by now", { pid: process.ppid, startedAt: "boot:1" }],
  ["of a host that shows no sign of life", { pid: process.ppid, startedAt: "boot:1", host: "another-container" }],
])("a lock %s is taken over", async (_, holder) => {
  await leave(holder);
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

test("a lock on another host whose heart beats is refused, and the host is named", async () => {
  await leave({ pid: 1, startedAt: "boot:1", host: "another-container" });
  const heart = setInterval(() => void utimes(file, new Date(), new Date()), 500);
  try {
    await expect(lockFolder(folder)).rejects.toThrow(/process 1 on another-container/);
  } finally {
    clearInterval(heart);
  }
});

test("a lock that a full disk left empty holds nobody up", async () => {
  await writeFile(file, "");
  await (await lockFolder(folder)).release();
});

test("of many that find a stale lock, or none, exactly one gets it", async () => {
  for (let round = 0; round < 40; round += 1) {
    if (round % 2) await leave({ pid: process.pid, startedAt: "long ago", nonce: `left-${round}` });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => lockAfter(n * (round % 7))));
    const held = outcomes.filter((one): one is PromiseFulfilledResult<FolderLock> => one.status === "fulfilled");
    expect(held).toHaveLength(1);
    await held[0]?.value.release();
    expect(await readdir(folder)).toEqual([]);
  }
});

/** Some turns of the event loop later, so that the starters meet each other at every step and not in step. */
async function lockAfter(turns: number): Promise<FolderLock> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  return lockFolder(folder);
}
