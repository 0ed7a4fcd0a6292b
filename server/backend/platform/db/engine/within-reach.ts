import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Binaries, programsIn } from "./binaries";
import { EngineError } from "./engine-error";
import type { RunAs } from "./run-as";

/** Outside of every home: only root comes here, and only when the project lies in a folder that is closed to others. */
const SHARED = "/var/lib/tierwatch";

/**
 * The programs in a place where the database's user can start them: where they are, or a copy (60 MB, once for each version)
 * when they lie in a folder that is closed to that user, as /root is. Throws `EngineError` when no copy can be made.
 */
export async function withinReach(binaries: Binaries, runAs: RunAs): Promise<Binaries> {
  if (await runAs.canEnter(binaries.folder)) return binaries;
  const manifest = JSON.parse(await readFile(join(dirname(binaries.folder), "package.json"), "utf8")) as {
    version: string;
  };
  const copy = join(SHARED, `postgres-${manifest.version}`);
  try {
    if (!(await exists(copy))) await copyWhole(binaries.folder, copy);
  } catch (cause) {
    throw new EngineError(
      `PostgreSQL's programs in ${binaries.folder} are closed to the user who has to run them, and no copy could be made in ` +
        `${SHARED}. Move the project out of that folder, or start the server as an ordinary user.`,
      { cause },
    );
  }
  return programsIn(copy);
}

/** Under another name until it is whole; when another start was faster, its copy is as good. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(SHARED, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${to}.draft-`);
  try {
    await cp(from, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    await rename(join(draft, "native"), to).catch(async (error) => {
      if (!(await exists(to))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
