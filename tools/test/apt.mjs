// Debian's packages, where this machine has them and lets us install them.
import { spawnSync } from "node:child_process";

let updated = false;

/** Installs Debian packages as root, without a question; false where that is not possible. */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  if (!updated) apt("update", "-q");
  updated = true;
  process.stdout.write(`Installing ${packages.join(", ")} …\n`);
  return apt("install", "-y", "-q", "--no-install-recommends", ...packages);
}

/** Puts Debian packages as files into a folder; needs no root once there is a list of packages. False where that is not possible. */
export function aptDownload(folder, ...packages) {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const download = () =>
    spawnSync("apt-get", ["download", "-q", ...packages], { cwd: folder, stdio: "ignore" }).status === 0;
  if (download()) return true;
  if (process.getuid?.() !== 0 || updated) return false;
  updated = apt("update", "-q");
  return download();
}

function apt(...args) {
  const { status } = spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
