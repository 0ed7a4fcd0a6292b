import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The absolute path of the project's folder. The sources and the bundle in `build/server` lie at different depths, so the
 * folder is found by its package.json and not by counting steps upwards.
 * Throws when no folder above this file is the project.
 */
export function projectRoot(): string {
  found ??= search(dirname(fileURLToPath(import.meta.url)));
  return found;
}

let found: string | undefined;

function search(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isProject(folder)) return folder;
    if (folder === dirname(folder)) throw new Error(`No package.json named "tierwatch" in ${start} or above it.`);
  }
}

function isProject(folder: string): boolean {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return false;
  const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { name?: string };
  return name === "tierwatch";
}
