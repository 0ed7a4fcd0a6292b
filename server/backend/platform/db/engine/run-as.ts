import { execFile } from "node:child_process";
import { chown, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { EngineError } from "./engine-error";

/** How to start PostgreSQL's programs: as ourselves, or, for root, as an ordinary user, because PostgreSQL refuses root. */
export interface RunAs {
  /** The program and the arguments that start `command`, and the ids for `spawn`. */
  wrap(command: string, args: string[]): { command: string; args: string[]; ids: { uid?: number; gid?: number } };
  /** Makes a file or a folder the property of the user who runs the database. */
  own(path: string): Promise<void>;
  /** Whether that user gets into a folder, through all those above it. */
  canEnter(folder: string): Promise<boolean>;
  uid: number | undefined;
}

/**
 * Who runs the database of `clusterFolder`, which lies in `dataDir` and may not exist yet.
 * Throws `EngineError` when root has no ordinary user to lend.
 */
export async function chooseUser(clusterFolder: string, dataDir: string): Promise<RunAs> {
  const uid = process.getuid?.();
  if (uid !== 0) return ourselves(uid);
  const ids = (await ownerOf(clusterFolder)) ?? (await accountNamed("postgres")) ?? (await makeAccount());
  const canEnter = async (folder: string) => !(await isBarred(folder, ids));
  const needsPassage = !(await canEnter(dataDir));
  return {
    wrap: (command, args) => (needsPassage ? withPassage(ids, command, args) : { command, args, ids }),
    own: (path) => chown(path, ids.uid, ids.gid),
    canEnter,
    uid: ids.uid,
  };
}

function ourselves(uid: number | undefined): RunAs {
  return {
    wrap: (command, args) => ({ command, args, ids: {} }),
    own: async () => {},
    canEnter: async () => true,
    uid,
  };
}

interface Ids {
  uid: number;
  gid: number;
}

/** A database that exists keeps its user: PostgreSQL insists on owning its folder. */
async function ownerOf(folder: string): Promise<Ids | null> {
  const found = await stat(folder).catch(() => null);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null;
}

async function accountNamed(name: string): Promise<Ids | null> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

async function makeAccount(): Promise<Ids> {
  const run = promisify(execFile);
  try {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
    const made = await accountNamed("postgres");
    if (made) return made;
  } catch {
    // Said below: what matters to the reader is the way out.
  }
  throw new EngineError(
    'PostgreSQL does not run as root and there is no user "postgres" that it could run as. ' +
      "Start the server as an ordinary user, or add a user of that name.",
  );
}

/** Whether a folder on the way is closed to the user, as /root is. */
async function isBarred(folder: string, ids: Ids): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const found = await stat(path).catch(() => null);
    const bit = !found ? 0 : found.uid === ids.uid ? 0o100 : found.gid === ids.gid ? 0o010 : 0o001;
    if (found && !(found.mode & bit)) return true;
    if (path === dirname(path)) return false;
  }
}

/** The ordinary user with one right of root's: to pass closed folders. So a data folder in /root works. */
function withPassage({ uid, gid }: Ids, command: string, args: string[]) {
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const keep = ["--inh-caps=-all,+dac_override", "--ambient-caps=+dac_override"];
  return { command: "setpriv", args: [...drop, ...keep, "--", command, ...args], ids: {} };
}
