// npm run release: the built product with the packages that it runs with, in a folder and as an archive of it. Whoever unpacks it
// starts it with its own bin/start, without an install or a build. It is for the platform that it was made on, since the embedded
// database is a program of that platform.
import { spawnSync } from "node:child_process";
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkDatabase } from "./release/link-database.mjs";
import { copyPackages } from "./release/packages.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What the server and the commands read, besides their packages. */
const FILES = [
  ...["build/app", "build/server", "public", "server/backend/platform/db/migrations"],
  // The places that addresses are looked up in.
  "server/backend/reference/geo/gazetteer/places.bin",
  // The names of places that news are searched for.
  "server/backend/reference/geo/gazetteer/world.bin",
  // What the reading of news has learned.
  "server/backend/intake/news/model/reading-model.bin",
  "server/backend/intake/news/model/reading-model.json",
  // The backend answers them to GET /v2/translations.
  "app/i18n/locales",
  ...["bin/start", "bin/tierwatch", "tools/prepare.mjs"],
  ...["package.json", "README.md", "THIRD-PARTY-LICENCES.md", ".env.example"],
];
const LARGEST = 200_000_000;

const platform = `${process.platform}-${process.arch}`;
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `tierwatch-${version}-${platform}`;
const releases = join(root, "build/release");
const folder = join(releases, "tierwatch");

run(process.execPath, ["tools/prepare.mjs"]);
rmSync(releases, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// Node runs the bundles without their maps.
const withoutMaps = (file) => !file.endsWith(".map");
for (const file of FILES) cpSync(join(root, file), join(folder, file), { recursive: true, filter: withoutMaps });
copyPackages(root, folder);
linkDatabase(folder);
writeFileSync(join(folder, "release.json"), `${JSON.stringify({ version, platform })}\n`);

const size = sizeOf(folder);
if (size > LARGEST) {
  console.error(`The release has ${megabytes(size)} unpacked; its limit is ${megabytes(LARGEST)}.`);
  process.exit(1);
}
run("tar", ["-czf", join(releases, `${name}.tar.gz`), "-C", releases, "tierwatch"]);
const packed = lstatSync(join(releases, `${name}.tar.gz`)).size;
console.log(`build/release/${name}.tar.gz: ${megabytes(packed)}, ${megabytes(size)} unpacked.`);

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  console.error(`${command} ended with ${status}${error ? `: ${error.message}` : ""}`);
  process.exit(1);
}

function sizeOf(path) {
  const entry = lstatSync(path);
  if (!entry.isDirectory()) return entry.size;
  return readdirSync(path).reduce((sum, inside) => sum + sizeOf(join(path, inside)), 0);
}

function megabytes(bytes) {
  return `${(bytes / 1_000_000).toFixed(0)} MB`;
}
