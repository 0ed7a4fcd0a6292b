import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { seconds } from "~/time/duration";
import { EngineError } from "./engine-error";
import { commandLineOf, runs } from "./process-identity";

/** Recovery after a crash replays at most `max_wal_size`; a slow disk may need this long for it. */
const PATIENCE = seconds(120);
const POLL = 10;

/** The process number in `postmaster.pid` of a database that was left running, or null when none runs. */
export async function findOrphan(folder: string): Promise<number | null> {
  const pid = await pidIn(join(folder, "postmaster.pid"));
  return pid !== null && (await runs(pid)) && (await isOurs(pid, folder)) ? pid : null;
}

/** Higher than any process number can be. */
const NO_PROCESS = 2 ** 31 - 1;

/**
 * Clears the way for a start when no database runs. PostgreSQL refuses to start while the number in `postmaster.pid` belongs to
 * any program, and a killed process keeps its number until its parent collects it. Only the number is replaced: the rest
 * tells PostgreSQL whether children of the old one still live, which must end first.
 */
export async function disownDead(folder: string): Promise<void> {
  const file = join(folder, "postmaster.pid");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return;
  const [, ...rest] = text.split("\n");
  await writeFile(file, [NO_PROCESS, ...rest].join("\n"));
}

/**
 * Waits until the database takes connections. Resolves false when the process ends before that.
 * Throws `EngineError` when it does neither for two minutes.
 */
export async function answers(
  folder: string,
  connection: pg.ClientConfig,
  isRunning: () => Promise<boolean>,
): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await delay(POLL)) {
    if ((await saysReady(folder)) && (await connects(connection))) return true;
    if (!(await isRunning())) return false;
  }
  throw new EngineError("The database's process runs but does not answer. Its messages are in postgres.log.");
}

/** Fast shutdown: open transactions are rolled back, a checkpoint is written. Resolves when the process is gone. */
export async function shutDown(pid: number, folder: string): Promise<void> {
  signal(pid, "SIGINT");
  let wasKnown = false;
  for (const deadline = Date.now() + seconds(10); Date.now() < deadline; await delay(POLL)) {
    if (!(await runs(pid))) return;
    // Gone from its file, where it stood: what is left of it nobody has collected. One that has just begun does not stand there yet.
    const isKnown = (await pidIn(join(folder, "postmaster.pid"))) === pid;
    if (wasKnown && !isKnown) return;
    wasKnown = isKnown;
  }
  // Its next start recovers from the log; a server that never ends would be worse.
  signal(pid, "SIGQUIT");
  for (const deadline = Date.now() + seconds(5); (await runs(pid)) && Date.now() < deadline; await delay(POLL));
}

/** The same for who has no time to wait: the database ends by itself. */
export function endSoon(pid: number | undefined): void {
  if (pid !== undefined) signal(pid, "SIGINT");
}

async function pidIn(file: string): Promise<number | null> {
  const text = await readFile(file, "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** PostgreSQL keeps its state in the file's last line; asking it by connecting would fill its log with refusals. */
async function saysReady(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  return text.split("\n")[7]?.trim() === "ready";
}

/** Where the system does not tell, it counts as one: PostgreSQL itself then decides. */
async function isOurs(pid: number, folder: string): Promise<boolean> {
  const line = await commandLineOf(pid);
  return line === null || line.includes(folder);
}

async function connects(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: seconds(2) });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
