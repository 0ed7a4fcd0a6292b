import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { provideDovecot } from "../../tools/test/dovecot.mjs";
import { selfSigned } from "./self-signed";

export interface ImapServer {
  /** Of TLS from the first byte, and of STARTTLS. */
  ports: { tls: number; startTls: number };
  user: string;
  password: string;
  /** Its certificate, for `host`. */
  ca: string;
  host: string;
  /** Puts a mail where new ones lie; received now unless said. */
  deliver(mail: string | Uint8Array, received?: Date): void;
  /** Takes all mails away. */
  empty(): void;
  /** Numbers all mails anew, as a server does that was restored. */
  renumber(): Promise<void>;
  /** All mails of the folder with their flags, as files are named. */
  mails(): string[];
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** What Dovecot's binaries hold as the place of its parts, and nothing that is longer may be put over it. */
const PLACE = "/usr/lib/dovecot/modules";

/** Debian's Dovecot with one empty mailbox, on ports of this machine only and as an ordinary user. Throws where it cannot be had. */
export async function startImapServer(): Promise<ImapServer> {
  const packages = provideDovecot();
  if (!packages) throw new Error("There is no Dovecot: the packages dovecot-core and dovecot-imapd could not be had.");
  const base = mkdtempSync(join(tmpdir(), "tierwatch-imap-"));
  // A short path, and one that nobody else can have made.
  const short = mkdtempSync("/tmp/dc-");
  cpSync(join(packages, "usr"), join(base, "usr"), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(base, "usr/lib/dovecot/modules"), join(short, "modules"));
  putElsewhere(join(base, "usr"), join(short, "modules"));
  const [tls, startTls] = [await freePort(), await freePort()];
  const certificate = selfSigned("mail.example");
  const owner = ordinaryUser();
  for (const folder of ["mail/news/cur", "mail/news/new", "mail/news/tmp", "home"])
    mkdirSync(join(base, folder), { recursive: true });
  writeFileSync(join(base, "key.pem"), certificate.key, { mode: 0o600 });
  writeFileSync(join(base, "certificate.pem"), certificate.cert);
  writeFileSync(join(base, "users"), "news:{PLAIN}open sesame\n", { mode: 0o600 });
  writeFileSync(join(base, "dovecot.conf"), configuration(base, owner.name, { tls, startTls }));
  if (owner.uid !== undefined) giveTo(owner.uid, owner.gid, base, short);
  const libraries = [join(base, "usr/lib/dovecot"), ...librariesIn(join(base, "usr/lib"))].join(":");
  const config = join(base, "dovecot.conf");
  const program = join(base, "usr/bin/doveconf");
  const args = [
    "-m",
    "master",
    "-f",
    "service=master",
    "-c",
    config,
    "-e",
    join(base, "usr/sbin/dovecot"),
    "-F",
    "-c",
    config,
  ];
  const child = spawn(program, args, {
    cwd: base,
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    stdio: ["ignore", "pipe", "pipe"],
    ...(owner.uid !== undefined && { uid: owner.uid, gid: owner.gid }),
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (log += text));
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    child.kill("SIGTERM");
    await ended;
    for (const folder of [base, short]) rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", () => child.kill("SIGTERM"));
  for (let tries = 0; !/starting up/.test(log); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`Dovecot does not start: ${log}`);
    await wait(25);
  }
  let delivered = 0;
  const folder = join(base, "mail/news");
  return {
    ports: { tls, startTls },
    ...{ user: "news", password: "open sesame", ca: certificate.cert, host: "mail.example" },
    deliver(mail, received = new Date()) {
      const name = `${Math.floor(received.getTime() / 1000)}.M${++delivered}P${process.pid}.here`;
      const file = join(folder, "tmp", name);
      writeFileSync(file, typeof mail === "string" ? mail.replace(/\r?\n/g, "\r\n") : mail);
      utimesSync(file, received, received);
      if (owner.uid !== undefined) chownSync(file, owner.uid, owner.gid);
      renameSync(file, join(folder, "new", name));
    },
    empty() {
      for (const part of ["new", "cur"])
        for (const name of readdirSync(join(folder, part))) rmSync(join(folder, part, name));
    },
    async renumber() {
      for (const name of readdirSync(folder))
        if (name.startsWith("dovecot")) rmSync(join(folder, name), { recursive: true });
      // The numbering is a moment in seconds.
      await wait(1_100);
    },
    mails: () => ["new", "cur"].flatMap((part) => readdirSync(join(folder, part)).map((name) => `${part}/${name}`)),
    log: () => log,
    stop,
  };
}

/** Only what a mailbox needs; nothing of the machine's own configuration is read. */
const configuration = (base: string, user: string, ports: ImapServer["ports"]) => `
import_environment = LD_LIBRARY_PATH
base_dir = ${base}/run
state_dir = ${base}/state
log_path = /dev/stderr
libexec_dir = ${base}/usr/lib/dovecot
mail_plugin_dir = ${base}/usr/lib/dovecot/modules
auth_mechanisms = plain login
auth_failure_delay = 0
protocols = imap
listen = 127.0.0.1
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${execFileSync("id", ["-gn", user], { encoding: "utf8" }).trim()}
ssl = required
ssl_cert = <${base}/certificate.pem
ssl_key = <${base}/key.pem
mail_location = maildir:${base}/mail/%u
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = passwd-file
  args = ${base}/users
}
userdb {
  driver = static
  args = uid=${user} gid=${execFileSync("id", ["-gn", user], { encoding: "utf8" }).trim()} home=${base}/home/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.startTls}
  }
  inet_listener imaps {
    port = ${ports.tls}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;

/** Dovecot finds its parts at one path that is built in; slashes make the other one as long. */
function putElsewhere(folder: string, place: string): void {
  const padded = `${place.slice(0, 4)}${"/".repeat(PLACE.length - place.length)}${place.slice(4)}`;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    let found = 0;
    for (let at = bytes.indexOf(PLACE); at !== -1; at = bytes.indexOf(PLACE, at + 1), found++)
      bytes.write(padded, at, "latin1");
    if (found > 0) writeFileSync(file, bytes);
  }
}

/** Dovecot's own users are not there; as root it would want them. */
function ordinaryUser(): { name: string; uid?: number; gid: number } {
  const idOf = (flag: string, ...name: string[]) => execFileSync("id", [flag, ...name], { encoding: "utf8" }).trim();
  if (process.getuid?.() !== 0) return { name: idOf("-un"), gid: Number(idOf("-g")) };
  return { name: "nobody", uid: Number(idOf("-u", "nobody")), gid: Number(idOf("-g", "nobody")) };
}

function giveTo(uid: number, gid: number, ...folders: string[]): void {
  for (const folder of folders) {
    chmodSync(folder, 0o755);
    for (const name of ["", ...readdirSync(folder)]) {
      if (name === "usr" || name === "modules") continue;
      const path = join(folder, name);
      chownSync(path, uid, gid);
      if (name !== "" && statSync(path).isDirectory()) giveTo(uid, gid, path);
    }
  }
}

const librariesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith("-linux-gnu"))
    .map((name) => join(folder, name));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
