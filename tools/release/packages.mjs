// Which packages of the lockfile the product runs with, and which of their files.
import { cpSync, existsSync, lstatSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Every package that an installation without development packages holds, on any platform. `typescript` and the like, which npm
 * installs only because a production package names them as optional peers, are not among them.
 * @param {string} root
 * @returns {{ path: string, entry: Record<string, any> }[]} `path` as in the lockfile: node_modules/a/node_modules/b
 */
export function productionPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path, entry]) => path !== "" && !entry.dev && !entry.devOptional)
    .map(([path, entry]) => ({ path, entry }));
}

/**
 * Copies them from `root` to `target` as they are installed, without the files that nothing loads.
 * @throws when one is missing that is not an optional one of another platform
 */
export function copyPackages(root, target) {
  for (const { path, entry } of productionPackages(root)) {
    const from = join(root, path);
    if (!existsSync(from)) {
      if (entry.optional) continue;
      throw new Error(`${path} is not installed: npm ci`);
    }
    const filter = (source) => {
      const file = relative(from, source).split(sep).join("/");
      if (file === "") return true;
      // Packages inside have lines of their own in the lockfile.
      return file !== "node_modules" && isNeeded(nameOf(path), file, lstatSync(source).isDirectory());
    };
    cpSync(from, join(target, path), { recursive: true, verbatimSymlinks: true, filter });
  }
}

/** @param {string} path in the lockfile */
export function nameOf(path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** The author's terms are kept whatever their file is called. */
const TERMS = /^(licen[cs]e|copying|notice|copyright|authors|third[-_]?party)/i;
/** Type declarations and sources, source maps, static libraries, and texts for the package's own developers. */
const NEVER_LOADED = /\.(?:map|[cm]?tsx?|flow|a|md|markdown)$/i;
/** Only at the top of a package: deeper down they can be code, as yaml/dist/doc is. */
const DEVELOPERS_FOLDERS = /^(?:tests?|__tests__|examples?|docs|benchmarks?|coverage|\.github)$/i;
/** Of these packages, the product reads single files by name (app/map, app/graph, server/backend/reference/geo). */
const READ_BY_NAME = {
  "world-atlas": /^(?:package\.json|countries-(?:50|110)m\.json)$/,
  elkjs: /^(?:package\.json|lib|lib\/elk\.bundled\.js)$/,
};

/**
 * Whether a file or folder of a package is needed to run the product, or to honour its licence.
 * @param {string} name of the package
 * @param {string} path in it, with slashes
 * @param {boolean} isFolder
 */
export function isNeeded(name, path, isFolder) {
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (isFolder) return !DEVELOPERS_FOLDERS.test(path) && (READ_BY_NAME[name]?.test(path) ?? true);
  if (TERMS.test(last)) return true;
  return !NEVER_LOADED.test(last) && (READ_BY_NAME[name]?.test(path) ?? true);
}
