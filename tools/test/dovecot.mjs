// Debian's Dovecot, a real mail server for the tests of mailboxes: unpacked and not installed, so that nothing of it runs but what a test starts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { aptDownload } from "./apt.mjs";
import { root, say } from "./step.mjs";

const PACKAGES = ["dovecot-core", "dovecot-imapd"];
/** Libraries that many machines have anyway. */
const LIBRARIES = ["libunwind8", "libsodium23"];

/** The folder that its files lie in, from the packages on the first use; undefined, and said, where they cannot be had. */
export function provideDovecot() {
  const folder = join(root, ".cache/dovecot");
  if (existsSync(join(folder, "usr/sbin/dovecot"))) return folder;
  say(`Unpacking ${PACKAGES.join(", ")} …`);
  // Two who unpack at once take a folder each; the one that is ready first stays.
  const own = `${folder}-${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(join(own, "packages"), { recursive: true });
  const isThere = aptDownload(join(own, "packages"), ...PACKAGES);
  if (isThere) aptDownload(join(own, "packages"), ...LIBRARIES);
  const unpacked = readdirSync(join(own, "packages")).map((file) =>
    spawnSync("dpkg-deb", ["-x", join(own, "packages", file), own], { stdio: ["ignore", "ignore", "inherit"] }),
  );
  if (!isThere || unpacked.some(({ status }) => status !== 0)) {
    rmSync(own, { recursive: true, force: true });
    say("Dovecot could not be had: the tests of mailboxes need Debian's packages dovecot-core and dovecot-imapd.");
    return undefined;
  }
  rmSync(join(own, "packages"), { recursive: true });
  if (existsSync(folder)) rmSync(own, { recursive: true });
  else renameSync(own, folder);
  return folder;
}
