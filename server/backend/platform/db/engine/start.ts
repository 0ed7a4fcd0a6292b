import { spawn } from "node:child_process";
import { mkdir, open, readFile, realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { seconds } from "~/time/duration";
import { goOn, type Halt } from "../../halt";
import {
  type Address,
  addressOfRunning,
  DATABASE,
  freshAddress,
  removeSocketLock,
  removeSockets,
  toMaintenance,
} from "./address";
import { type Binaries, findBinaries } from "./binaries";
import { clusterFolder, logFile, prepareCluster } from "./cluster";
import { EngineError } from "./engine-error";
import { type FolderLock, lockFolder } from "./folder-lock";
import { type Kept, keepUp } from "./keep-up";
import { answers, disownDead, endSoon, findOrphan, shutDown } from "./postmaster";
import { runs } from "./process-identity";
import { chooseUser, type RunAs } from "./run-as";
import { SETTINGS } from "./settings";
import { withinReach } from "./within-reach";

export interface Engine {
  /** As the owner of the database. */
  connection: pg.PoolConfig;
  /** The database was running already: the server before this one was killed and left it behind. */
  adopted: boolean;
  /** Stops the database, adopted or not, and gives the data folder free. A second call changes nothing. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  logger: Logger;
  /** Who ends the process while the database starts ends the database, too. */
  halt?: Halt | undefined;
}

/**
 * Starts the embedded PostgreSQL in the data folder, making the folder when it is missing, and keeps it up until `stop`. The
 * database outlives a killed Node process on purpose: nothing acknowledged is lost, and the next start adopts it.
 * Throws `EngineInUse` when another server works on the folder, `EngineError` for everything the operator can mend, `Halted`.
 */
export async function startEngine({ dataDir, logger, halt }: Options): Promise<Engine> {
  await mkdir(resolve(dataDir), { recursive: true });
  const folder = await realpath(resolve(dataDir));
  const lock = await lockFolder(folder);
  try {
    return await startLocked(folder, lock, logger, halt);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startLocked(dataDir: string, lock: FolderLock, logger: Logger, halt?: Halt): Promise<Engine> {
  const began = performance.now();
  const cluster = clusterFolder(dataDir);
  const runAs = await chooseUser(cluster, dataDir);
  const orphan = await findOrphan(cluster);
  const running = await addressOfRunning(dataDir);
  const waits = async () => !halt?.asked.aborted && (await runs(orphan ?? 0));
  const adopted = orphan !== null && (await answers(cluster, toMaintenance(running), waits));
  if (orphan !== null && halt?.asked.aborted) await shutDown(orphan, cluster);
  goOn(halt);
  const address = adopted ? running : await freshAddress(dataDir, runAs);
  const pid = adopted ? orphan : await launch(dataDir, runAs, address, halt);
  await createDatabase(address);
  logger.info({ pid, adopted, milliseconds: Math.round(performance.now() - began) }, "embedded database is up");
  const kept = keepUp(pid, () => launch(dataDir, runAs, address), logger);
  halt?.late.addEventListener("abort", () => endSoon(kept.pid()));
  return { connection: address.connection, adopted, stop: stopOnce(kept, dataDir, lock, logger) };
}

function stopOnce(kept: Kept, dataDir: string, lock: FolderLock, logger: Logger): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    const pid = await kept.release();
    await shutDown(pid, clusterFolder(dataDir));
    await removeSockets(dataDir);
    await lock.release();
    logger.info({ pid }, "embedded database is stopped");
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

async function launch(dataDir: string, runAs: RunAs, address: Address, halt?: Halt): Promise<number> {
  const binaries = await withinReach(await findBinaries(), runAs);
  await prepareCluster(dataDir, binaries, runAs, address);
  await disownDead(clusterFolder(dataDir));
  await removeSocketLock(address);
  const log = await logFile(dataDir);
  for (const deadline = Date.now() + seconds(15); ; await delay(100)) {
    goOn(halt);
    const pid = await tryLaunch({ dataDir, log, binaries, runAs, address, halt });
    if (pid !== null) return pid;
    const tail = await tailOf(log);
    // Children of a killed database end by themselves within moments.
    if (!tail.includes("is still in use") || Date.now() > deadline) {
      throw new EngineError(`The database did not start:\n${tail}`);
    }
  }
}

interface Launch {
  dataDir: string;
  log: string;
  binaries: Binaries;
  runAs: RunAs;
  address: Address;
  halt: Halt | undefined;
}

async function tryLaunch({ dataDir, log, binaries, runAs, address, halt }: Launch): Promise<number | null> {
  const folder = clusterFolder(dataDir);
  const settings = Object.entries({ ...SETTINGS, ...address.settings }).map(([name, value]) => `--${name}=${value}`);
  const { command, args, ids } = runAs.wrap(binaries.postgres, ["-D", folder, ...settings]);
  // A message may quote a value that was refused.
  const output = await open(log, "a", 0o600);
  // A file and not a pipe, and a process group of its own: neither our death nor Ctrl-C may reach the database by itself.
  const stdio = ["ignore" as const, output.fd, output.fd];
  const child = spawn(command, args, { ...ids, cwd: folder, detached: true, stdio });
  let ended = false;
  child.on("exit", () => (ended = true));
  child.on("error", () => (ended = true));
  child.unref();
  await output.close();
  const endNow = () => endSoon(child.pid);
  halt?.late.addEventListener("abort", endNow);
  const up = await answers(folder, toMaintenance(address), async () => !ended && !halt?.asked.aborted);
  halt?.late.removeEventListener("abort", endNow);
  if (halt?.asked.aborted && child.pid !== undefined) {
    await shutDown(child.pid, folder);
    goOn(halt);
  }
  return up && child.pid !== undefined ? child.pid : null;
}

async function createDatabase(address: Address): Promise<void> {
  const client = new pg.Client(toMaintenance(address));
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function tailOf(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").slice(-12).join("\n");
}
