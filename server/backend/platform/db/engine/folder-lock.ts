import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { seconds } from "~/time/duration";
import { EngineInUse } from "./engine-error";
import { startOf } from "./process-identity";

export interface FolderLock {
  release(): Promise<void>;
}

/** How often a holder shows that it lives, and how long a server on another host watches for that sign. */
const HEARTBEAT = seconds(2);
const WATCH = seconds(7);

/**
 * Claims the data folder for this process by the file `tierwatch.lock`. A lock whose holder is gone is taken over.
 * Throws `EngineInUse` while another process holds it; of several that try at once exactly one gets it.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const path = join(dataDir, "tierwatch.lock");
  const mine: Holder = {
    pid: process.pid,
    startedAt: (await startOf(process.pid)) ?? "",
    host: hostname(),
    nonce: randomUUID(),
  };
  await acquire(path, mine, dataDir);
  const heartbeat = setInterval(() => void touch(path), HEARTBEAT).unref();
  return {
    async release() {
      clearInterval(heartbeat);
      if ((await read(path))?.nonce === mine.nonce) await rm(path, { force: true });
    },
  };
}

interface Holder {
  pid: number;
  startedAt: string;
  host: string;
  /** Names this one lock, so that a takeover replaces the lock that was found stale and no newer one. */
  nonce: string;
}

async function acquire(path: string, mine: Holder, dataDir: string): Promise<void> {
  const draft = `${path}.${mine.nonce}.draft`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o644 });
  try {
    while (!(await tryLink(draft, path))) {
      const holder = await read(path);
      if (!holder) continue;
      if (await isAlive(path, holder)) throw new EngineInUse(dataDir, holder, mine.host);
      await takeOver(path, holder, draft, mine, dataDir);
      if ((await read(path))?.nonce === mine.nonce) return;
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** The right to replace a stale lock is itself a lock, named after the stale one; so it can be taken over in turn. */
async function takeOver(path: string, stale: Holder, draft: string, mine: Holder, dataDir: string): Promise<void> {
  const claim = `${path}.${stale.nonce}`;
  await acquire(claim, { ...mine, nonce: randomUUID() }, dataDir);
  try {
    if ((await read(path))?.nonce === stale.nonce) await rename(draft, path);
  } finally {
    await rm(claim, { force: true });
  }
}

/** A link is made whole or not at all, and never over an existing name. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function read(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    // Not a lock of ours, such as one that a full disk left empty: nobody holds it.
    if (error instanceof SyntaxError) return { pid: 0, startedAt: "", host: hostname(), nonce: "unreadable" };
    throw error;
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) return holder.pid > 0 && (await startOf(holder.pid)) === holder.startedAt;
  // Another host, or this container's former life under another name: its pid says nothing here, its heartbeat does.
  const before = await heartbeatOf(path);
  await delay(WATCH);
  return (await heartbeatOf(path)) !== before;
}

async function heartbeatOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  // A folder that has gone away is the database's trouble to report.
  await utimes(path, now, now).catch(() => undefined);
}
