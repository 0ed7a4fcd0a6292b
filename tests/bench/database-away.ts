import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seconds } from "~/time/duration";
import { startWeb } from "../../tools/test/serving.mjs";
import { ownDatabase } from "./faults/database";
import { page, readEntries, SESSION_SECRET, writeEntry } from "./faults/product";
import { must, say, since } from "./faults/report";
import { call, signIn, untilReady } from "./kill/client";

const { values } = parseArgs({ allowPositionals: true, options: { seconds: { type: "string", default: "60" } } });
const AWAY = seconds(Number(values.seconds));

const folder = await mkdtemp(join(tmpdir(), "tierwatch-away-"));
const database = await ownDatabase();
const running = await startWeb({ DATA_DIR: folder, DATABASE_URL: database.url, SESSION_SECRET, LOG_LEVEL: "fatal" });
const server = { address: running.address, token: await signIn(running.address) };
try {
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  const slowest = { milliseconds: 0 };
  const stop = new AbortController();
  // Two that write on and on, each write again under its key until it is acknowledged.
  const writers = [1, 2].map(async (writer) => {
    for (let number = 0; !stop.signal.aborted; number++) {
      const key = `writer-${writer}.${number}`;
      for (;;) {
        const began = performance.now();
        const { status, code } = await writeEntry(server, key).catch((error) => ({ status: 0, code: String(error) }));
        slowest.milliseconds = Math.max(slowest.milliseconds, performance.now() - began);
        const answer = `${status} ${code ?? ""}`.trim();
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (status === 201) break;
        await wait(250);
      }
      acknowledged.push(key);
    }
  });
  // A mail that is to be written meanwhile.
  const invite = (email: string) => {
    const body = JSON.stringify({ email, firstname: "A", lastname: "B", language: "en", roles: ["viewer"] });
    return call(server, "POST", "users", { body, key: email });
  };
  must("a mail is asked for just before", (await invite("before@nordwind.example")).ok);
  await wait(seconds(1));

  await database.stop();
  const gone = performance.now();
  const before = acknowledged.length;
  await wait(seconds(1));
  const [ready, alive, list, open] = await Promise.all([
    fetch(`${server.address}/readyz`),
    fetch(`${server.address}/livez`),
    page(server, "/certificate"),
    page({ ...server, token: "" }, "/login", { headers: { cookie: "" } }),
  ]);
  must("it is alive and not ready", ready.status === 503 && alive.status === 200, [ready.status, alive.status]);
  must("a page says so with 503, without a stack", list.status === 503 && !/node_modules|\n\s+at /.test(list.text));
  must("in time", list.milliseconds < seconds(12), `${Math.round(list.milliseconds)} ms`);
  say(`the sign-in page answers ${open.status} in ${Math.round(open.milliseconds)} ms`);
  const form = await page(server, "/action/new", {
    method: "POST",
    body: "intent=start",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  must(
    "a form is answered with 503 and not asked again by itself",
    form.status === 503 && !/http-equiv="refresh"/.test(form.text),
    form.status,
  );
  // What an open page's script waits on.
  const waiting = waitForConnection();
  await wait(Math.max(0, AWAY - (performance.now() - gone)));

  await database.start();
  const returned = performance.now();
  await untilReady(server.address);
  must("it is ready again by itself", performance.now() - returned < seconds(5), since(returned));
  await waiting;
  must("an open page is told", performance.now() - returned < seconds(5), since(returned));
  must("a page comes", (await page(server, "/certificate")).status === 200);
  await wait(seconds(2));
  stop.abort();
  await Promise.all(writers);
  must("writers went on", acknowledged.length > before, `${acknowledged.length - before} more writes`);
  const stored = await readEntries(server);
  must(
    "every acknowledged write is there",
    acknowledged.every((key) => stored.has(key)),
    `${acknowledged.length}`,
  );
  say(
    `answers to writes: ${[...answers].map(([answer, count]) => `${count} × ${answer}`).join(", ")}; the slowest after ${Math.round(slowest.milliseconds)} ms`,
  );
  must(
    "no other answers than yes and 503",
    [...answers.keys()].every((answer) => /^(201|503)/.test(answer)),
  );
  must("a mail can be asked for", (await invite("after@nordwind.example")).ok);
  const mails = performance.now();
  const written = await untilMails(["before@nordwind.example", "after@nordwind.example"]);
  must("mails of before and after are written", written, since(mails));
} finally {
  await running.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

async function waitForConnection(): Promise<void> {
  while ((await fetch(`${server.address}/live/connection`)).status !== 204);
}

async function untilMails(recipients: readonly string[]): Promise<boolean> {
  for (const deadline = Date.now() + seconds(240); Date.now() < deadline; await wait(seconds(1))) {
    const answer = await call(server, "GET", "mails?size=50");
    if (!answer.ok) continue;
    const { content } = (await answer.json()) as { content: { recipient: string }[] };
    if (recipients.every((one) => content.some(({ recipient }) => recipient === one))) return true;
  }
  return false;
}
