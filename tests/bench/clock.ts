import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "~/time/duration";
import { projectRoot } from "../../server/project-root";
import { startWeb } from "../../tools/test/serving.mjs";
import { page, readEntries, SESSION_SECRET, writeEntry } from "./faults/product";
import { must, say, since } from "./faults/report";
import { call, type Server, signIn } from "./kill/client";

// libfaketime tells the server and its database another time, which a file changes while they run (apt-get install faketime).
const library = readdirSync("/usr/lib", { withFileTypes: true })
  .map(({ name }) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));
if (!library) throw new Error("This experiment needs libfaketime: apt-get install faketime");

const folder = await mkdtemp(join(tmpdir(), "tierwatch-clock-"));
const clock = `${folder}.offset`;
const environment = { DATA_DIR: folder, SESSION_SECRET, LOG_LEVEL: "fatal" };
await setClock("+0");
const running = await startWeb({
  ...environment,
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: clock,
  FAKETIME_CACHE_DURATION: "1",
  // What waits for a while waits by another clock, which never jumps.
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});
try {
  const keys: string[] = [];
  let server: Server = { address: running.address, token: await signIn(running.address) };
  const isSignedIn = async () => (await call(server, "GET", "session")).status;
  const works = async (name: string) => {
    const status = (await writeEntry(server, name)).status;
    if (status === 201) keys.push(name);
    return status;
  };
  must("at the right time a write succeeds", (await works("now")) === 201);
  must("and a mail is written", await mailComes("now"));

  await setClock("+2h");
  must("two hours later by a jump, one is still signed in", (await isSignedIn()) === 200);
  must("a write succeeds", (await works("two-hours-on")) === 201);
  must("a mail is written", await mailComes("two-hours-on"));

  await setClock("-1h");
  must("an hour before the right time, three back by a jump, one is still signed in", (await isSignedIn()) === 200);
  must("a write succeeds", (await works("an-hour-back")) === 201);
  must("a mail is written", await mailComes("an-hour-back"));
  must("a page is made", (await page(server, "/certificate")).status === 200);
  const told = (await times()).map(({ key }) => key);
  const inOrder = ["an-hour-back", "two-hours-on", "now"];
  must("the ledger's order is that of the writes, whatever the clock said", told.join() === inOrder.join(), told);

  await setClock("+40d");
  must("forty days on, the session has ended", (await isSignedIn()) === 401);
  server = { address: running.address, token: await signIn(running.address) };
  must("one can sign in again and write", (await works("forty-days-on")) === 201);

  await setClock("+0");
  must("back at the right time, forty days back, one is signed in", (await isSignedIn()) === 200);
  must("a write succeeds", (await works("right-again")) === 201);
  must("a mail is written", await mailComes("right-again"));
  const stored = await readEntries(server);
  must(
    "every write is there",
    keys.every((key) => stored.has(key)),
    keys.length,
  );

  async function mailComes(name: string): Promise<boolean> {
    const began = performance.now();
    const email = `${name}@nordwind.example`;
    const body = JSON.stringify({ email, firstname: "A", lastname: "B", language: "en", roles: ["viewer"] });
    if (!(await call(server, "POST", "users", { body, key: email })).ok) return false;
    while (performance.now() - began < seconds(60)) {
      const answer = await call(server, "GET", "mails?size=50");
      const { content } = (await answer.json()) as { content: { recipient: string }[] };
      if (content.some(({ recipient }) => recipient === email)) {
        say(`the mail came after ${since(began)}`);
        return true;
      }
      await wait(500);
    }
    return false;
  }
  async function times(): Promise<{ key: string; at: string }[]> {
    const answer = await call(server, "GET", "evidence?size=50");
    const { content } = (await answer.json()) as { content: { subjectId: string; at: string; kind: string }[] };
    return content.filter(({ kind }) => kind.startsWith("context-help")).map(({ subjectId: key, at }) => ({ key, at }));
  }
} finally {
  await running.stop();
}
const env = { ...process.env, ...environment, STAGE: "integration", NODE_ENV: "production" as const };
execFileSync(process.execPath, ["build/server/cli.js", "evidence", "verify"], {
  cwd: projectRoot(),
  env,
  stdio: "inherit",
});
await rm(folder, { recursive: true, force: true });
await rm(clock);

/** An offset from the right time, in libfaketime's words; all notice within a second. */
async function setClock(offset: string): Promise<void> {
  await writeFile(clock, `${offset}\n`, { mode: 0o644 });
  await wait(seconds(3));
}
