import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { projectRoot } from "../../server/project-root";
import { startWeb } from "../../tools/test/serving.mjs";
import { entriesOf, retry, signIn, type Write, writeUntilGone } from "./kill/client";

const CLIENTS = 4;
const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
const rounds = Number(values.rounds);

const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-kill-"));
const environment = { DATA_DIR: dataDir, LOG_LEVEL: "warn" };
try {
  const survived = await killAgainAndAgain();
  verifyEvidence();
  process.stdout.write(`${survived} acknowledged writes survived ${rounds} kills; the evidence chain is whole\n`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Returns how many writes were acknowledged in all. Throws at the first that is not there. */
async function killAgainAndAgain(): Promise<number> {
  let server = await startWeb(environment);
  let survived = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      let token = await signIn(server.address);
      const { address } = server;
      const writers = Array.from({ length: CLIENTS }, (_, client) => writeUntilGone(address, token, { round, client }));
      await wait(200 + Math.random() * 1500);
      await server.kill();
      const journals = await Promise.all(writers);
      server = await startWeb(environment);
      token = await signIn(server.address);
      for (const { interrupted } of journals) if (interrupted) await retry(server.address, token, interrupted);
      const stored = await entriesOf(server.address, token);
      const acknowledged = journals.flatMap((journal) => journal.acknowledged);
      for (const write of acknowledged) check(write, stored);
      survived += acknowledged.length;
      process.stdout.write(`round ${round}: ${acknowledged.length} acknowledged writes are there\n`);
    }
  } finally {
    await server.stop();
  }
  return survived;
}

function verifyEvidence(): void {
  execFileSync(process.execPath, ["build/server/cli.js", "evidence", "verify"], {
    cwd: projectRoot(),
    env: { ...process.env, ...environment, NODE_ENV: "production" },
    stdio: "inherit",
  });
}

/** A later version may stand in its place, an earlier one or another text may not. */
function check(write: Write, stored: Map<string, Write>): void {
  const found = stored.get(write.key);
  const isSame = found?.version === write.version && found.body === write.body;
  const isLater = found !== undefined && found.version > write.version;
  if (!isSame && !isLater)
    throw new Error(`Lost: acknowledged ${JSON.stringify(write)}, found ${JSON.stringify(found)}`);
}
