import { execFileSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { addressOfRunning } from "../../server/backend/platform/db/engine/address";
import { projectRoot } from "../../server/project-root";
import { startWeb } from "../../tools/test/serving.mjs";
import { page, readEntries, SESSION_SECRET, upload, writeEntry } from "./faults/product";
import { must, say, since } from "./faults/report";
import { call, signIn, untilReady } from "./kill/client";

// A small disk of its own, which only root may mount.
if (process.getuid?.() !== 0) throw new Error("This experiment mounts a small disk: run it as root");
const disk = await mkdtemp(join(tmpdir(), "tierwatch-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", "size=230m", "tmpfs", disk]);
const environment = { DATA_DIR: join(disk, "data"), SESSION_SECRET, LOG_LEVEL: "fatal" };
const running = await startWeb(environment).catch(async (error) => {
  await unmount();
  throw error;
});
try {
  const server = { address: running.address, token: await signIn(running.address) };
  const kept: string[] = [];
  const writeUntilRefused = async (name: string, most: number, body: string) => {
    for (let number = 0; number < most; number++) {
      const answer = await writeEntry(server, `${name}-${number}`, body);
      if (answer.status !== 201) return answer;
      kept.push(`${name}-${number}`);
    }
    return null;
  };

  await writeUntilRefused("before", 5, "text");
  await fill();
  const refused = await writeUntilRefused("full", 2000, "x".repeat(1900));
  must("a write on the full disk is refused with 503 storage_full", isFull(refused), refused);
  say(`${kept.length - 5} writes still found room in pages that were there`);
  const file = await upload(server, 3_000_000);
  must("so is a file", isFull(file), file);
  must("what was acknowledged can be read", hasAll(await readEntries(server), kept));
  const list = await page(server, "/certificate");
  must("pages are made", list.status === 200, list.status);
  const form = new URLSearchParams({ intent: "start", name: "x" });
  const posted = await page(server, "/action/new", {
    method: "POST",
    body: form,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  must(
    "a form is answered without a stack",
    posted.status < 504 && !/\n\s+at |node_modules/.test(posted.text),
    posted.status,
  );
  const ready = await fetch(`${server.address}/readyz`);
  const said = await ready.text();
  must("/readyz says that the disk is full", ready.status === 503 && said === '{"status":"storage_full"}', said);

  await empty();
  const began = performance.now();
  await untilReady(server.address);
  const after = await writeUntilRefused("after", 20, "x".repeat(1900));
  must("with room again, writes succeed at once", after === null, after ?? since(began));
  must("files too", (await upload(server, 3_000_000)).status === 201);
  must("nothing that was acknowledged is lost", hasAll(await readEntries(server), kept));

  say("now the log of the database runs out of room, too, in the middle of its writes");
  await fill();
  const statuses = new Map<string, number>();
  for (let number = 0; number < 60; number++) {
    const answer = await writePreference(server, number);
    statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    await nextLogFile();
  }
  say(`answers: ${[...statuses].map(([answer, count]) => `${count} × ${answer}`).join(", ")}`);
  must(
    "no answer but yes and 503",
    [...statuses.keys()].every((answer) => /^(20[0-9]|503)/.test(answer)),
  );
  await empty();
  const back = performance.now();
  await untilReady(server.address);
  const last = await writeUntilRefused("last", 20, "text");
  must("with room again, it comes back by itself", last === null, since(back));
  must("nothing that was acknowledged is lost", hasAll(await readEntries(server), kept));
  await running.stop();
  execFileSync(process.execPath, ["build/server/cli.js", "evidence", "verify"], {
    cwd: projectRoot(),
    env: { ...process.env, ...environment, NODE_ENV: "production" },
    stdio: "inherit",
  });
} finally {
  await empty();
  await running.stop();
  await unmount();
}

async function writePreference(server: { address: string; token: string }, number: number): Promise<string> {
  const body = JSON.stringify({ language: number % 2 ? "de" : "en" });
  const answer = await call(server, "PUT", "session/language", { body });
  const code = answer.ok ? "" : ((await answer.json()) as { code?: string }).code;
  return `${answer.status}${code ? ` ${code}` : ""}`;
}

/** The log begins its next file, as it does after each 16 MB; for that it needs room, and without any the database ends itself. */
async function nextLogFile(): Promise<void> {
  const client = new pg.Client({
    ...(await addressOfRunning(environment.DATA_DIR)).connection,
    connectionTimeoutMillis: 2000,
  });
  client.on("error", () => undefined);
  await client
    .connect()
    .then(() => client.query("select pg_switch_wal()"))
    .catch(() => undefined);
  await client.end().catch(() => undefined);
}

/** To the last byte. */
async function fill(): Promise<void> {
  const handle = await open(join(disk, "fill"), "a");
  for (const size of [1 << 20, 4096]) {
    const zeros = Buffer.alloc(size);
    for (;;) {
      const written = await handle.write(zeros).catch(() => null);
      if (!written || written.bytesWritten < size) break;
    }
  }
  await handle.close();
}

async function empty(): Promise<void> {
  await rm(join(disk, "fill"), { force: true });
}

function isFull(answer: { status: number; code?: string } | null): boolean {
  return answer?.status === 503 && answer.code === "storage_full";
}

function hasAll(stored: Set<string>, keys: readonly string[]): boolean {
  return keys.every((key) => stored.has(key));
}

async function unmount(): Promise<void> {
  execFileSync("umount", [disk]);
  await rm(disk, { recursive: true });
}
