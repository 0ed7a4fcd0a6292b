import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Address } from "./address";
import { SUPERUSER } from "./address";
import type { Binaries } from "./binaries";
import { EngineError } from "./engine-error";
import type { RunAs } from "./run-as";

/**
 * Makes the database's folder `dataDir/postgres` when there is none. It is made under another name and renamed when it is
 * complete, so that a start which is killed half-way leaves nothing that looks like a database.
 * Throws `EngineError` when initdb fails or the folder was made by another major version.
 */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  runAs: RunAs,
  address: Address,
): Promise<void> {
  const folder = clusterFolder(dataDir);
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => null);
  if (version !== null) return refuseOtherVersion(folder, version.trim());
  await removeDrafts(dataDir);
  const draft = join(dataDir, `postgres.draft-${process.pid}`);
  await mkdir(draft, { mode: 0o700 });
  await runAs.own(draft);
  await initialise(draft, binaries, runAs, address);
  await rename(draft, folder);
}

export function clusterFolder(dataDir: string): string {
  return join(dataDir, "postgres");
}

/** The major version that the npm package carries. A new one needs backup, an empty folder, and restore. */
const MAJOR_VERSION = "18";

async function initialise(draft: string, binaries: Binaries, runAs: RunAs, { connection }: Address): Promise<void> {
  const passwordFile = `${draft}.password`;
  const access = connection.password ? [`--pwfile=${passwordFile}`, "--auth=scram-sha-256"] : ["--auth=trust"];
  // The built-in locale sorts the same on every system and with every version of its C library.
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const { command, args, ids } = runAs.wrap(binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    ...access,
    ...locale,
  ]);
  try {
    if (connection.password) await writeFile(passwordFile, connection.password, { mode: 0o600 });
    await promisify(execFile)(command, args, { ...ids, cwd: draft });
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    const { stderr } = cause as { stderr?: string };
    throw new EngineError(`The database's folder could not be made: ${stderr || cause}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function refuseOtherVersion(folder: string, version: string): Promise<void> {
  if (version === MAJOR_VERSION) return;
  throw new EngineError(
    `${folder} was made by PostgreSQL ${version}; this release carries ${MAJOR_VERSION}. ` +
      "Make a backup with the release that made it, and restore that into an empty data folder.",
  );
}

async function removeDrafts(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith("postgres.draft-"));
  await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

/** The log of the database; one start's worth of history is kept beside it once it has grown large. */
export async function logFile(dataDir: string): Promise<string> {
  const file = join(dataDir, "postgres.log");
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
  return file;
}

const MAX_LOG_BYTES = 10_000_000;
