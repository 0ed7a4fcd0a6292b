// Makes a checkout ready to run: Node new enough, packages as locked, build as the sources. Says only what it does.
// An unpacked release (release.json) is ready already, on the platform that it was made for.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

requireNode(20, 19);
const release = read(join(root, "release.json"));
if (release) {
  requirePlatform(JSON.parse(release).platform);
} else {
  installPackages();
  if (!process.argv.includes("--install-only")) {
    const { buildWhatChanged } = await import("./build.mjs");
    await buildWhatChanged(root);
  }
}

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split(".").map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  console.error(`Tierwatch needs Node ${major}.${minor} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

function requirePlatform(wanted) {
  const platform = `${process.platform}-${process.arch}`;
  if (platform === wanted) return;
  console.error(`This release is for ${wanted}; this is ${platform}. Make one here: npm run release in the sources.`);
  process.exit(1);
}

/** `npm ci` where the packages are not those of the lockfile; the stamp lies inside so that it goes with them. */
function installPackages() {
  const locked = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules/.tierwatch-stamp");
  if (read(stamp) === locked) return;
  if (installedAsLocked()) return writeFileSync(stamp, locked);
  console.log("Installing packages …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // --include=dev: the build needs them, also where NODE_ENV=production is set outside.
  const { status, error } = spawnSync(npm, ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(
      `Installing the packages failed${error ? `: ${error.message}` : ""}. Is the npm registry within reach?`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, locked);
}

/** True where `npm install` by hand already did the work: npm notes in node_modules what it put there. */
function installedAsLocked() {
  const wanted = packagesIn("package-lock.json");
  const present = packagesIn("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || present[path]?.version === entry.version,
  );
}

function packagesIn(lockfile) {
  const text = read(join(root, lockfile));
  return text === undefined ? undefined : JSON.parse(text).packages;
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
