// Adds to package-lock.json the platform packages that npm left out, so that `npm ci` works from any registry and on any
// platform. A registry that lacks the version for a platform makes `npm install` leave it out of the lockfile, and then
// `npm ci` refuses the lockfile everywhere. Their names say what they are for, and their dependents pin their versions.
// --check changes nothing and fails when something is missing.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = join(dirname(dirname(fileURLToPath(import.meta.url))), "package-lock.json");
const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const lock = JSON.parse(readFileSync(FILE, "utf8"));
const missing = missingPackages(lock.packages);
if (missing.length > 0 && process.argv.includes("--check")) {
  console.error(
    `package-lock.json lacks ${missing.map(([path]) => path).join(", ")}: run node tools/complete-lockfile.mjs`,
  );
  process.exit(1);
}
if (missing.length > 0) {
  const byPath = ([a], [b]) => a.localeCompare(b, "en");
  lock.packages = Object.fromEntries([...Object.entries(lock.packages), ...missing].sort(byPath));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${missing.length} platform packages.`);
}

function missingPackages(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => !resolves(packages, path, name) && /^\d/.test(version))
      .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, entry)]),
  );
}

/** As Node does: beside the dependent, and then upwards. */
function resolves(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (`${folder ? `${folder}/` : ""}node_modules/${name}` in packages) return true;
    if (folder === "") return false;
  }
}

/** An entry as npm writes it; what the name does not say is left out, and npm then asks the registry. */
function entryFor(name, version, dependent) {
  const words = name.slice(name.lastIndexOf("/") + 1).split("-");
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dependent.dev && { dev: true }),
    license: dependent.license,
    ...(libc.length > 0 && os.includes("linux") && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
