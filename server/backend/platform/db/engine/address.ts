import { createHash, randomBytes } from "node:crypto";
import { lstat, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { EngineError } from "./engine-error";
import type { RunAs } from "./run-as";

/** Where the database listens and how it is reached. */
export interface Address {
  connection: { host: string; port: number; user: string; database: string; password?: string };
  /** Settings for the `postgres` program. */
  settings: Record<string, string>;
}

export const SUPERUSER = "tierwatch";
export const DATABASE = "tierwatch";

/** The folder of the socket, which no network reaches; null on Windows, where the driver speaks TCP only. */
function socketFolder(dataDir: string): string | null {
  if (platform() === "win32") return null;
  const beside = join(dataDir, "socket");
  // A socket's whole path has to fit into 107 bytes, 103 on macOS; its name takes 14.
  if (Buffer.byteLength(beside) <= 80) return beside;
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(tmpdir(), `tierwatch-${key}`);
}

/**
 * Where a database that is about to start will listen. What a dead one left of its socket is removed first: the socket's lock
 * names a process number that others may have by now.
 */
export async function freshAddress(dataDir: string, runAs: RunAs): Promise<Address> {
  const folder = socketFolder(dataDir);
  if (!folder) return onLoopback(dataDir, true);
  await removeSockets(dataDir);
  await mkdir(folder, { mode: 0o700 });
  await refuseStrangers(folder, runAs);
  await runAs.own(folder);
  return onSocket(folder);
}

export async function removeSockets(dataDir: string): Promise<void> {
  const folder = socketFolder(dataDir);
  if (folder) await rm(folder, { recursive: true, force: true });
}

/**
 * Clears what a dead database left of its socket, for one that starts in its place: PostgreSQL refuses while the number in the
 * socket's lock belongs to any process, and a dead one keeps its number until its parent collects it, which may be never.
 */
export async function removeSocketLock({ connection, settings }: Address): Promise<void> {
  const folder = settings.unix_socket_directories;
  if (!folder) return;
  const socket = join(folder, `.s.PGSQL.${connection.port}`);
  await Promise.all([socket, `${socket}.lock`].map((path) => rm(path, { force: true })));
}

/** Where the database of this folder listens while it runs, whoever started it. */
export async function addressOfRunning(dataDir: string): Promise<Address> {
  const folder = socketFolder(dataDir);
  return folder ? onSocket(folder) : onLoopback(dataDir, false);
}

/** `dataDir/postgres-access.json` holds port and password; `fresh` asks for a free port, for a database that does not run. */
async function onLoopback(dataDir: string, fresh: boolean): Promise<Address> {
  const file = join(dataDir, "postgres-access.json");
  const kept = await readFile(file, "utf8").then(
    (text) => JSON.parse(text) as { port: number; password: string },
    () => null,
  );
  const password = kept?.password ?? randomBytes(24).toString("base64url");
  const port = kept && !fresh ? kept.port : await freePort();
  await writeFile(file, JSON.stringify({ port, password }), { mode: 0o600 });
  return {
    connection: { host: "127.0.0.1", port, user: SUPERUSER, database: DATABASE, password },
    settings: { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port) },
  };
}

export function toMaintenance({ connection }: Address): pg.ClientConfig {
  return { ...connection, database: "postgres" };
}

function onSocket(folder: string): Address {
  return {
    connection: { host: folder, port: 5432, user: SUPERUSER, database: DATABASE },
    settings: { listen_addresses: "", unix_socket_directories: folder, unix_socket_permissions: "0700", port: "5432" },
  };
}

/** In the folder for temporary files anybody could have made a folder of this name before us, to listen in. */
async function refuseStrangers(folder: string, runAs: RunAs): Promise<void> {
  const found = await lstat(folder);
  const ours = [process.getuid?.(), runAs.uid].includes(found.uid);
  if (!found.isDirectory() || !ours) {
    throw new EngineError(`${folder} should be this server's own folder, but it belongs to somebody else. Remove it.`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (!address || typeof address === "string") throw new EngineError("No free port on 127.0.0.1.");
  return address.port;
}
