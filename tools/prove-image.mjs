// Proves the image and the release without a container engine: carries out the Dockerfile's own steps in clean folders on Node 24,
// starts what comes out as the image's user, and runs the suite over HTTP against it. Linux and root only; else it says so.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStages } from "./image/build-stages.mjs";
import { parseDockerfile } from "./image/dockerfile.mjs";
import { canRunInside, machine } from "./image/inside.mjs";
import { proveArchive } from "./image/prove-archive.mjs";
import { freePort, mustWrite, served } from "./image/serve-checks.mjs";
import { provideNode24 } from "./test/node24.mjs";
import { runVitest } from "./test/step.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const BASE = "node:24-slim";

/**
 * A step of bin/test --all.
 * @returns {Promise<{ passed: number, failed: number } | undefined>} its own proofs and the tests over HTTP; nothing where it cannot run
 * @throws with the first proof that fails
 */
export async function proveImage() {
  const node = node24();
  if (!node || !canRunInside()) {
    console.log("The proof of the image is left out: it needs Linux on x64 and root.");
    return undefined;
  }
  const work = mkdtempSync(join(tmpdir(), "tierwatch-image-"));
  try {
    const image = buildImage(work, node);
    await proveServer(image);
    const archive = await proveArchive(join(image.releases, "build/release"), join(work, "archive"), node);
    console.log(
      `bin/start of the release: ${inWords(archive.first)} on an empty folder, ${inWords(archive.later)} later.`,
    );
    // The server of the image's folder and the pages in it, with the packages that it has and no others.
    const env = { PRODUCT_FOLDER: join(image.built.folder, image.built.workdir) };
    const suite = await runVitest("tests", env, { only: filesOnBuild(), node: join(node, "bin/node") })(
      "the image over HTTP",
    );
    return { passed: suite.passed + 3, failed: suite.failed };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The files of the suite that load built pages or start a built server; the others would prove the sources once more. */
function filesOnBuild() {
  const folder = join(root, "tests/http");
  return readdirSync(folder)
    .filter((file) => ON_BUILD.test(readFileSync(join(folder, file), "utf8")) && !WITH_OWN_PARTS.includes(file))
    .map((file) => `tests/http/${file}`);
}

const ON_BUILD = /from "\.\.\/(?:support\/(?:built-pages|product-folder|web-server)|\.\.\/tools\/test\/serving\.mjs)"/;
/** It puts a component of its own among the built ones, for which both have to have the same React. */
const WITH_OWN_PARTS = ["nested-routes.http.test.ts"];

function buildImage(work, node) {
  const stages = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
  for (const { base } of stages) if (base !== BASE) throw new Error(`The proof stands in for ${BASE}, not for ${base}`);
  const context = join(work, "context");
  copyContext(context);
  const folderOf = (name) => {
    mkdirSync(join(work, "stages", name), { recursive: true });
    return join(work, "stages", name);
  };
  const on = machine({ work, node, env: npmSettings() });
  const built = buildStages(stages, { context, folderOf, run: on.run });
  return { built, on, releases: join(work, "stages/build/app") };
}

/** The image as it is started by an orchestrator: its command, as its user, with nothing but /data and /tmp to write to. */
async function proveServer({ built, on }) {
  if (!built.cmd || !built.healthcheck) throw new Error("The image has no command or no health check");
  const { cmd, healthcheck } = built;
  const port = await freePort();
  const env = { PORT: String(port), HOST: "127.0.0.1", STAGE: "demo", DEMO: "accounts" };
  const healthy = () => on.code(built, healthcheck, env) === 0;
  if (healthy()) throw new Error("The health check is content without a server");
  if (on.code(built, ["touch", "package.json"]) === 0) throw new Error("The image's user can write to the product");
  if (on.codeReadOnly(built, ["touch", "package.json"]) === 0)
    throw new Error("The proof's file system is not read-only");
  if (on.codeReadOnly(built, ["touch", "/data/one", "/tmp/one"]) !== 0) throw new Error("/data or /tmp is read-only");
  const took = await served(
    () => on.start(built, cmd, env),
    port,
    async (address) => {
      if (!healthy()) throw new Error("the health check is not content with a ready server");
      await mustWrite(address);
    },
  );
  console.log(`The image's server was ready after ${inWords(took)}, and stopped in order.`);
}

/** What `docker build` is sent: the folder without what .dockerignore names. */
function copyContext(target) {
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean).map(patternOf);
  const filter = (source) => {
    const path = relative(root, source).split(sep).join("/");
    return !ignored.some((pattern) => pattern.test(path));
  };
  cpSync(root, target, { recursive: true, verbatimSymlinks: true, filter });
}

/** A name or `*.ending` at the top of the folder, which is all that ours uses. */
function patternOf(line) {
  if (!/^[\w.*-]+$/.test(line)) throw new Error(`.dockerignore: ${line} is not understood`);
  return new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}(?:/|$)`);
}

/** Where this machine's npm gets its packages from, and whom it trusts and goes through to get there. */
function npmSettings() {
  const config = (key) => spawnSync("npm", ["config", "get", key], { encoding: "utf8" }).stdout.trim();
  const settings = { npm_config_update_notifier: "false", npm_config_registry: config("registry") };
  const authorities = config("cafile");
  if (!["", "null", "undefined"].includes(authorities)) settings.npm_config_cafile = authorities;
  for (const key of ["NODE_EXTRA_CA_CERTS", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"])
    if (process.env[key]) settings[key] = process.env[key];
  return settings;
}

/** The folder that has bin/node in it. */
function node24() {
  const path = process.versions.node.startsWith("24.") ? process.execPath : provideNode24();
  return path && existsSync(path) ? dirname(dirname(path)) : undefined;
}

/** @param {{ clock: number, processor: number }} took */
const inWords = ({ clock, processor }) =>
  `${(clock / 1000).toFixed(1)} s by the clock (${(processor / 1000).toFixed(1)} s of processor time)`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = await proveImage();
  if (counts) console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts?.failed ? 1 : 0;
}
