// Runs commands in a stage's file system, which takes the programs of this machine and Node 24 instead of the base image's. It needs
// Linux and root: the folders are mounted in a namespace of the command's own, and gone with it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Of node:24-slim. */
const USERS = { root: "0:0", node: "1000:1000" };
const NODE = "/opt/node/bin";
const PROGRAMS = ["usr", "bin", "sbin", "lib", "lib32", "lib64", "libx32"];

// $1 the stage's folder, $2 where its users are listed, $3 Node's folder, $4 user, $5 working folder, $6 the folders that can be written
// where nothing else can, else nothing, then the command.
const ENTER = `set -eu
root=$1 users=$2 node=$3 user=$4 workdir=$5 writable=$6; shift 6
[ -z "$writable" ] || mount --bind "$root" "$root"
for name in ${PROGRAMS.join(" ")}; do
  if [ -L "/$name" ]; then [ -L "$root/$name" ] || ln -s "$(readlink "/$name")" "$root/$name"
  elif [ -d "/$name" ]; then mkdir -p "$root/$name"; mount --bind "/$name" "$root/$name"; mount -o remount,bind,ro "$root/$name"; fi
done
mkdir -p "$root/dev" "$root/proc" "$root/etc" "$root/root" "$root/opt/node"
mkdir -p -m 1777 "$root/tmp"
mount --rbind /dev "$root/dev"
mount --rbind /proc "$root/proc"
mount --bind /etc "$root/etc"
mount --bind "$users/passwd" "$root/etc/passwd"
mount --bind "$users/group" "$root/etc/group"
mount --bind "$node" "$root/opt/node"
if [ -n "$writable" ]; then
  mount -t tmpfs -o mode=1777,noexec,nosuid tmpfs "$root/tmp"
  for folder in $writable; do mount --bind "$root$folder" "$root$folder"; done
  mount -o remount,bind,ro "$root"; mount -o remount,bind,ro "$root/etc"
fi
exec chroot --userspec="$user" --groups= "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$workdir" "$@"`;

/** Whether this machine lets commands run so. */
export function canRunInside() {
  return (
    process.platform === "linux" && process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0
  );
}

/**
 * @param {object} machine
 * @param {string} machine.work a folder of the proof's own
 * @param {string} machine.node the folder of Node 24, with bin/node in it
 * @param {Record<string, string>} machine.env what every command gets besides what the image says
 */
export function machine({ work, node, env }) {
  const users = listUsers(join(work, "users"));
  const asked = (built, own, writable = "") => [
    ...["--mount", "--propagation", "private", "/bin/sh", "-c", ENTER, "sh"],
    ...[built.folder, users, node, idOf(built.user), built.workdir, writable, "/usr/bin/env", "-i"],
    ...Object.entries({
      PATH: `${NODE}:/usr/local/bin:/usr/bin:/bin`,
      HOME: "/root",
      ...env,
      ...built.env,
      ...own,
    }).map(([key, value]) => `${key}=${value}`),
  ];
  return {
    /** A shell command to its end. */
    run(built, command) {
      const { status } = spawnSync("unshare", [...asked(built, {}), "/bin/sh", "-c", command], {
        stdio: ["ignore", "inherit", "inherit"],
      });
      if (status !== 0) throw new Error(`${command} ended with ${status}`);
    },
    /** A command without a shell, to its end; its exit code. */
    code: (built, command, own = {}) =>
      spawnSync("unshare", [...asked(built, own), ...command], { stdio: "ignore" }).status,
    /**
     * A command that goes on, in a file system that is read-only but for the image's volumes and /tmp, as `docker run --read-only --tmpfs /tmp`
     * starts it; the child is the command's own process.
     */
    start: (built, command, own = {}) =>
      spawn("unshare", [...asked(built, own, built.volumes.join(" ")), ...command], {
        stdio: ["ignore", "pipe", "pipe"],
      }),
    /** A command in the same file system, as root, to its end; its exit code. */
    codeReadOnly: (built, command) =>
      spawnSync("unshare", [...asked({ ...built, user: "root" }, {}, built.volumes.join(" ")), ...command], {
        stdio: "ignore",
      }).status,
  };
}

function idOf(user) {
  if (!USERS[user]) throw new Error(`the base image has no user ${user}`);
  return USERS[user];
}

/** The users of this machine, with the image's in their places. */
function listUsers(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [file, line] of [
    ["passwd", "node:x:1000:1000::/home/node:/bin/sh"],
    ["group", "node:x:1000:"],
  ]) {
    const path = join("/etc", file);
    const here = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
    const others = here.filter((known) => !/^node:/.test(known) && known.split(":")[2] !== "1000");
    writeFileSync(join(folder, file), `${[...others, line].join("\n")}\n`);
  }
  return folder;
}
