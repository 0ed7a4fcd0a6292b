import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callBackend } from "~/backend/client.server";
import { inviteUser } from "~/backend/contract/people";
import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startBackend } from "../../tools/test/serving.mjs";
import { signInAs } from "../support/personas";

const TRIES = 200;

await buildWhatChanged(projectRoot());
const folder = await mkdtemp(join(tmpdir(), "tierwatch-bench-"));
const backend = await startBackend({ DATA_DIR: folder, LOG_LEVEL: "warn" });
try {
  const known = await invited();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < TRIES; n += 1) {
    // By turns, and each first as often as the other: a machine that slows down slows both.
    const asks = [
      async () => times.known.push(await acceptedIn(known[n % known.length] ?? "", n)),
      async () => times.unknown.push(await acceptedIn(`nobody-${randomUUID()}@nordwind.example`, n)),
    ];
    for (const ask of n % 2 ? asks : asks.reverse()) await ask();
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  process.stdout.write(
    `known address     ${one.toFixed(1)} ms (${times.known.length} tries)\nunknown address   ${other.toFixed(1)} ms\ndifference        ${Math.abs(one - other).toFixed(1)} ms (medians)\n`,
  );
} finally {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

/** As many addresses as it takes for none to be asked about too often. */
async function invited(): Promise<string[]> {
  const transport: BackendTransport = (request) =>
    fetch(new Request(request.url.replace(BACKEND_BASE, backend.address), request));
  const admin = await signInAs(transport, "admin");
  const emails = Array.from({ length: 20 }, (_, n) => `u-${n}@nordwind.example`);
  for (const email of emails) {
    const body = { email, firstname: "A", lastname: "B", language: "en" as const, roles: ["viewer" as const] };
    await callBackend(admin, inviteUser, { body });
  }
  return emails;
}

/** Milliseconds until the answer. */
async function acceptedIn(email: string, n: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${backend.address}/v2/password-resets`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${n}` },
    body: JSON.stringify({ email }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 202) throw new Error(`${email} was answered with ${answer.status}`);
  return performance.now() - began;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
