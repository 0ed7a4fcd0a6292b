// Carries out the steps of a Dockerfile's stages, each stage in a folder of its own.
import { cpSync, existsSync, lstatSync, mkdirSync } from "node:fs";
import { basename, join, posix } from "node:path";

/**
 * What a stage has come to: what runs in it gets these.
 * @typedef {object} Built
 * @property {string} folder its file system
 * @property {string} workdir
 * @property {Record<string, string>} env
 * @property {string} user
 * @property {string[]} volumes
 * @property {string[]} [healthcheck]
 * @property {string[]} [cmd]
 */

/**
 * @param {import("./dockerfile.mjs").Stage[]} stages
 * @param {object} options
 * @param {string} options.context the folder that COPY without --from takes from
 * @param {(stage: string) => string} options.folderOf makes the folder of a stage, named or counted
 * @param {(built: Built, command: string) => void} options.run a shell command in a stage; throws when it fails
 * @returns {Built} the last stage
 * @throws with the Dockerfile's line that failed
 */
export function buildStages(stages, { context, folderOf, run }) {
  /** @type {Map<string, Built>} */
  const known = new Map();
  let last;
  for (const [index, { name = String(index), steps }] of stages.entries()) {
    last = { folder: folderOf(name), workdir: "/", env: {}, user: "root", volumes: [] };
    known.set(name, last);
    for (const step of steps) carryOut(step, last, { context, known, run });
  }
  if (!last) throw new Error("The Dockerfile has no stage");
  return last;
}

function carryOut(step, built, { context, known, run }) {
  try {
    if (step.kind === "workdir") enter(built, step.folder);
    else if (step.kind === "env") Object.assign(built.env, step.values);
    else if (step.kind === "run") run(built, step.command);
    else if (step.kind === "copy") copy(step, built, step.from ? folderOfStage(known, step.from) : context);
    else if (step.kind === "user") built.user = step.name;
    else if (step.kind === "healthcheck") built.healthcheck = step.command;
    else if (step.kind === "cmd") built.cmd = step.command;
    else if (step.kind === "volume") addVolume(built, step.folder);
    // EXPOSE says something to people only.
  } catch (error) {
    throw new Error(`Dockerfile, line ${step.line}: ${error.message}`, { cause: error });
  }
}

function enter(built, folder) {
  built.workdir = folder;
  mkdirSync(join(built.folder, folder), { recursive: true });
}

/** As Docker does: of a folder its contents, of a file the file; the target is a folder when it ends so or takes several. */
function copy({ sources, target }, built, origin) {
  const to = join(built.folder, posix.resolve(built.workdir, target));
  const isFolder = /(?:^|\/)\.?$/.test(target) || sources.length > 1;
  for (const source of sources) {
    const from = join(origin, source);
    if (!existsSync(from)) throw new Error(`there is no ${source} to copy`);
    const inside = isFolder && !lstatSync(from).isDirectory() ? join(to, basename(source)) : to;
    cpSync(from, inside, { recursive: true, verbatimSymlinks: true });
  }
}

function folderOfStage(known, name) {
  const stage = known.get(name);
  if (!stage) throw new Error(`there is no stage ${name} before this one`);
  return stage.folder;
}

function addVolume(built, folder) {
  const found = lstatSync(join(built.folder, folder), { throwIfNoEntry: false });
  if (!found?.isDirectory()) throw new Error("the volume's folder does not exist");
  built.volumes.push(folder);
}
