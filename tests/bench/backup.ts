import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { seconds } from "~/time/duration";
import { addressOfRunning } from "../../server/backend/platform/db/engine/address";
import { projectRoot } from "../../server/project-root";
import { startWeb } from "../../tools/test/serving.mjs";
import { readEntries, SESSION_SECRET } from "./faults/product";
import { must, say, since } from "./faults/report";
import { signIn, writeUntilGone } from "./kill/client";
import { documents, entries, invitations, newLedger } from "./kill/writes";

const folder = await mkdtemp(join(tmpdir(), "tierwatch-backup-"));
const [original, quiet, busy] = ["original", "quiet", "busy"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const ledger = newLedger();
try {
  const files = await backUp();
  await compare(files.quiet, quiet);
  await comesUp(files.busy, busy, files.before);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Writes for a while, backs up in the middle of it and again when all is quiet. */
async function backUp() {
  const server = await startWeb(env(original));
  try {
    const target = { address: server.address, token: await signIn(server.address) };
    const enough = new AbortController();
    const writers = [entries("round-a", ledger), documents("round", ledger), invitations("round", ledger)].map(
      (steps) => writeUntilGone(target, steps, { enough: enough.signal, onWritten: () => undefined }),
    );
    await wait(seconds(5));
    const before = [...ledger.entries.keys()].slice(0, -1);
    const under = join(folder, "busy.backup");
    say(run(original, "backup", under));
    enough.abort();
    await Promise.all(writers);
    // Jobs that the last writes left are done, so that nothing moves any more.
    await wait(seconds(10));
    const still = join(folder, "quiet.backup");
    const began = performance.now();
    say(`${run(original, "backup", still)} (${since(began)})`);
    const state = await stateOf(original);
    return { quiet: { file: still, state }, busy: under, before };
  } finally {
    await server.stop();
  }
}

type State = Map<string, string>;

async function compare({ file, state }: { file: string; state: State }, dataDir: string): Promise<void> {
  const began = performance.now();
  say(`${run(dataDir, "restore", file)} (${since(began)})`);
  const server = await startWeb(env(dataDir));
  try {
    const restored = await stateOf(dataDir);
    const differing = [...new Set([...state.keys(), ...restored.keys()])].filter(
      (name) => state.get(name) !== restored.get(name),
    );
    must(`${state.size} tables and files are as they were, to the byte`, differing.length === 0, differing);
    const token = await signIn(server.address);
    const found = await readEntries({ address: server.address, token });
    must(
      "one can sign in and read",
      [...ledger.entries.keys()].every((key) => found.has(key)),
      found.size,
    );
  } finally {
    await server.stop();
  }
  say(run(dataDir, "evidence", "verify").replaceAll("\n", "; "));
}

async function comesUp(file: string, dataDir: string, before: readonly string[]): Promise<void> {
  run(dataDir, "restore", file);
  const server = await startWeb(env(dataDir));
  try {
    const found = await readEntries({ address: server.address, token: await signIn(server.address) });
    must(
      "a backup made under load holds what was acknowledged before it began",
      before.every((key) => found.has(key)),
      before.length,
    );
  } finally {
    await server.stop();
  }
  const verdict = run(dataDir, "evidence", "verify");
  must("and its evidence chain is whole", !verdict.includes("BROKEN"));
}

/** A digest of every table and of every file. What every start and every sign-in changes is left out. */
async function stateOf(dataDir: string): Promise<State> {
  const client = new pg.Client((await addressOfRunning(dataDir)).connection);
  await client.connect();
  const state: State = new Map();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
      [["sessions", "sign_in_attempts"]],
    );
    for (const { name } of rows) {
      const digest = `select count(*)::text || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as d from "${name}" t`;
      state.set(name, (await client.query<{ d: string }>(digest)).rows[0]?.d ?? "");
    }
  } finally {
    await client.end();
  }
  const files = join(dataDir, "files");
  for (const entry of await readdir(files, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    state.set(
      relative(files, path),
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
    );
  }
  return state;
}

function env(dataDir: string) {
  return { DATA_DIR: dataDir, SESSION_SECRET, LOG_LEVEL: "fatal" };
}

function run(dataDir: string, ...args: string[]): string {
  const options = {
    cwd: projectRoot(),
    env: { ...process.env, ...env(dataDir), STAGE: "integration", NODE_ENV: "production" as const, DEMO: "off" },
  };
  return execFileSync(process.execPath, ["build/server/cli.js", ...args], options)
    .toString()
    .trim();
}
