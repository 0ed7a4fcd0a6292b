// Debian's PostgreSQL server, in a folder of its own, to prove the product on a database that is not the embedded one.
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { say, temporaryFolder } from "./step.mjs";

const DEBIAN = "/usr/lib/postgresql";

/** `{url, version, stop}` of an empty server; undefined, and said, where there is none. */
export async function providePostgres() {
  const version = newestVersion() ?? (install() ? newestVersion() : undefined);
  if (!version) {
    say("The run on a PostgreSQL server is left out: none is installed, and Debian's could not be.");
    return undefined;
  }
  try {
    return await start(version);
  } catch (error) {
    say(`The run on a PostgreSQL server is left out: ${error.message}`);
    return undefined;
  }
}

async function start(version) {
  const bin = join(DEBIAN, String(version), "bin");
  const folder = temporaryFolder("postgres");
  const data = join(folder, "data");
  const owner = ownerOfServer();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const pg = (tool, ...args) => execFileSync(join(bin, tool), args, { ...owner, cwd: folder, stdio: "pipe" });

  pg("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync");
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  pg("pg_ctl", "-D", data, "-l", join(folder, "log"), "-w", "-o", settings, "start");
  const stop = async () =>
    void spawnSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], { ...owner, cwd: folder });
  process.once("exit", stop);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version, stop };
}

/** PostgreSQL refuses to run as root, where Debian's own user stands in. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function newestVersion() {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(DEBIAN, String(version), "bin/initdb")))
    .sort((a, b) => b - a)[0];
}

function install() {
  if (process.getuid?.() !== 0) return false;
  // Only the programs are wanted, not the cluster that Debian would start beside them.
  mkdirSync("/etc/postgresql-common", { recursive: true });
  if (!existsSync("/etc/postgresql-common/createcluster.conf")) {
    writeFileSync("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");
  }
  return aptInstall("postgresql-15") || aptInstall("postgresql");
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
