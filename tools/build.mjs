// Builds what changed since the last build: the Remix app (Vite) into build/app, the server (esbuild) into build/server.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const APP_SOURCES = ["app", "public", "remix.config.js", "vite.config.ts"];
// The server bundle takes the contract and access from app.
const SERVER_SOURCES = ["app", "server"];
const BOTH = ["package-lock.json", "tsconfig.json", "tools/build.mjs", "tools/precompress.mjs"];
const TEST_FILE = /\.test\.tsx?$/;

/** Leaves build/ as the sources ask for; returns the names of the halves that were built. */
export async function buildWhatChanged(root) {
  const wanted = hashesOf(root);
  const stale = otherThanBuilt(root, wanted);
  if (stale.length === 0) return stale;

  const began = Date.now();
  console.log(`Building ${stale.join(" and ")} …`);
  // Without its stamp an interrupted build is built again.
  rmSync(stampFile(root), { force: true });
  await Promise.all([stale.includes("app") && buildApp(root), stale.includes("server") && buildServer(root)]);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify(wanted));
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return stale;
}

/** Throws where build/ is not of the sources as they stand: a test on it would be green or red for what is no more. */
export function mustBeBuilt(root) {
  const stale = otherThanBuilt(root, hashesOf(root));
  if (stale.length === 0) return;
  throw new Error(`The build of ${stale.join(" and ")} is not of these sources: node tools/build.mjs`);
}

/** Each source is read once, though most are of both halves: every command asks this before it begins. */
function hashesOf(root) {
  const sources = [...new Set([...APP_SOURCES, ...SERVER_SOURCES, ...BOTH])];
  const digests = new Map(sources.map((source) => [source, digestOf(root, source)]));
  const hashOf = (parts) => sha256(parts.map((source) => digests.get(source)).join("\0"));
  return { app: hashOf([...APP_SOURCES, ...BOTH]), server: hashOf([...SERVER_SOURCES, ...BOTH]) };
}

function otherThanBuilt(root, wanted) {
  const built = readStamp(root);
  return Object.keys(wanted).filter((half) => wanted[half] !== built[half]);
}

async function buildApp(root) {
  const { precompress } = await import("./precompress.mjs");
  rmSync(join(root, "build/app"), { recursive: true, force: true });
  await run(root, join(root, "node_modules/@remix-run/dev/dist/cli.js"), ["vite:build", "--logLevel", "warn"]);
  await precompress(join(root, "build/app/client"));
}

async function buildServer(root) {
  const { build } = await import("esbuild");
  rmSync(join(root, "build/server"), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: [
      "server/main.ts",
      "server/cli.ts",
      ...filesUnder(join(root, "server")).filter((file) => file.endsWith(".worker.ts")),
    ],
    outdir: "build/server",
    outbase: "server",
    bundle: true,
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    alias: { "~": join(root, "app") },
    sourcemap: true,
    logLevel: "warning",
  });
}

function run(root, script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${relative(root, script)} ended with ${code}`)),
    );
  });
}

function digestOf(root, source) {
  const hash = createHash("sha256");
  for (const file of filesUnder(join(root, source))) {
    if (TEST_FILE.test(file)) continue;
    hash
      .update(`${relative(root, file).split(sep).join("/")}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** The path itself when it is a file, every file below it when it is a folder, nothing when it is not there. */
function filesUnder(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true, recursive: true });
  } catch (error) {
    if (error.code === "ENOTDIR") return [path];
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), "utf8"));
  } catch {
    return {};
  }
}

function stampFile(root) {
  return join(root, "build/.stamp");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildWhatChanged(dirname(dirname(fileURLToPath(import.meta.url))));
  if (built.length === 0) console.log("The build is up to date.");
}
