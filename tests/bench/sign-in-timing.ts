import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_CUSTOMERS } from "../../server/backend/main/seed/demo";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startBackend } from "../../tools/test/serving.mjs";

const TRIES = 100;

await buildWhatChanged(projectRoot());
const folder = await mkdtemp(join(tmpdir(), "tierwatch-bench-"));
const backend = await startBackend({ DATA_DIR: folder, LOG_LEVEL: "warn" });
try {
  const known = DEMO_CUSTOMERS.flatMap(({ personas }) => personas.map(({ email }) => email));
  const times = { wrong: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < TRIES; n += 1) {
    // Alternately, so that a machine that slows down slows both.
    times.wrong.push(await refusedIn(known[n % known.length] ?? "", n));
    times.unknown.push(await refusedIn(`nobody-${randomUUID()}@nordwind.example`, n));
  }
  const [wrong, unknown] = [median(times.wrong), median(times.unknown)];
  process.stdout.write(
    `wrong password    ${wrong.toFixed(1)} ms\nunknown address   ${unknown.toFixed(1)} ms\ndifference        ${Math.abs(wrong - unknown).toFixed(1)} ms (medians of ${TRIES})\n`,
  );
} finally {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds until the refusal. Each try comes from another address, so that guessing is not what slows it down. */
async function refusedIn(email: string, n: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${backend.address}/v2/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${n}` },
    body: JSON.stringify({ email, password: "not the password" }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`${email} was answered with ${answer.status}`);
  return performance.now() - began;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
