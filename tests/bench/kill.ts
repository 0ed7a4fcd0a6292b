import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seconds } from "~/time/duration";
import { projectRoot } from "../../server/project-root";
import { startWeb } from "../../tools/test/serving.mjs";
import { type Journal, retry, signIn, untilReady, writeUntilGone } from "./kill/client";
import { checkAll, checkEntries } from "./kill/verify";
import { strike, VICTIMS, type Victim } from "./kill/victim";
import { documents, entries, invitations, newLedger } from "./kill/writes";

const { values } = parseArgs({
  // The first word names the benchmark.
  allowPositionals: true,
  options: { rounds: { type: "string", default: "20" }, only: { type: "string", default: VICTIMS.join(",") } },
});
const rounds = Number(values.rounds);
const victims = VICTIMS.filter((victim) => values.only.split(",").includes(victim));
if (victims.length === 0) throw new Error(`--only takes some of ${VICTIMS.join(",")}`);

/** SIGTERM ends the kills after this round; what was written till then is verified all the same. */
const told = new AbortController();
const cutShort = told.signal;
process.once("SIGTERM", () => told.abort());

const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-kill-"));
const environment = { DATA_DIR: dataDir, LOG_LEVEL: "warn" };
const ledger = newLedger();
let acknowledged = 0;
let retried = 0;
/** How long (ms) the server was not to be had after each kill, by who was killed. */
const away: Record<Victim, number[]> = { node: [], database: [], both: [] };

let server = await startWeb(environment);
/** For all rounds: who was signed in before a kill is so after it. */
const token = await signIn(server.address);
try {
  let round = 0;
  while (round < rounds && !cutShort.aborted) await oneRound(++round, victims[(round - 1) % victims.length] ?? "node");
  say(JSON.stringify(await checkAll({ address: server.address, token }, dataDir, ledger)));
  await server.stop();
  execFileSync(process.execPath, ["build/server/cli.js", "evidence", "verify"], {
    cwd: projectRoot(),
    env: { ...process.env, ...environment, NODE_ENV: "production" },
    stdio: "inherit",
  });
  for (const victim of victims) say(`away after the end of ${victim}: ${inWords(away[victim])}`);
  say(
    `${acknowledged} acknowledged writes survived ${round} kills, ${retried} were sent again; the evidence chain is whole`,
  );
} catch (error) {
  say(server.said().slice(-30).join("\n"));
  throw error;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Writes under load, strikes, waits for the return, sends again what had no answer, and reads back. */
async function oneRound(round: number, victim: Victim): Promise<void> {
  const target = { address: server.address, token };
  const enough = new AbortController();
  let some: () => void = () => undefined;
  const written = new Promise<void>((resolve) => {
    some = resolve;
  });
  const writers = [
    entries(`round-${round}.a`, ledger),
    entries(`round-${round}.b`, ledger),
    documents(`round-${round}`, ledger),
    invitations(`round-${round}`, ledger),
  ].map((steps) => writeUntilGone(target, steps, { enough: enough.signal, onWritten: () => some() }));
  await wait(200 + Math.random() * 1500);
  // On a busy machine not even one may have come through by then.
  await Promise.race([written, wait(seconds(10))]);
  const struck = performance.now();
  const hit = await strike(victim, round, server, dataDir);
  // A database can be back before each writer has missed it.
  setTimeout(() => enough.abort(), seconds(3));
  const journals: Journal[] = await Promise.all(writers);
  if (victim !== "database") server = await startWeb(environment);
  await untilReady(server.address);
  away[victim].push(performance.now() - struck);
  const again = { address: server.address, token };
  for (const { interrupted } of journals) if (interrupted) await retry(again, interrupted);
  await checkEntries(again, ledger);
  const there = journals.reduce((sum, journal) => sum + journal.acknowledged, 0);
  acknowledged += there;
  retried += journals.filter(({ interrupted }) => interrupted).length;
  say(`round ${round}: ${hit} killed; ${there} acknowledged writes are there`);
}

function inWords(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b).map((ms) => (ms / 1000).toFixed(1));
  return `${sorted.length} times, median ${sorted[Math.floor(sorted.length / 2)] ?? "-"} s, longest ${sorted.at(-1) ?? "-"} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
