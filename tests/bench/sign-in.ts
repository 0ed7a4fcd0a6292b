import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startWeb } from "../../tools/test/serving.mjs";
import { startBare } from "./bare/build";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 8;

const root = projectRoot();
await buildWhatChanged(root);
const folder = await mkdtemp(join(tmpdir(), "tierwatch-bench-"));
const servers: { stop(): Promise<void> }[] = [];
try {
  const product = await startWeb({ DATA_DIR: folder, LOG_LEVEL: "warn" });
  servers.push(product);
  const bare = await startBare(root);
  servers.push(bare);
  const rates = { bare: [] as number[], product: [] as number[] };
  await rateOf(`${bare.address}/`);
  await rateOf(`${product.address}/login`);
  // Alternately, so that a machine that slows down slows both.
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await rateOf(`${bare.address}/`));
    rates.product.push(await rateOf(`${product.address}/login`));
  }
  const [floor, ours] = [median(rates.bare), median(rates.product)];
  process.stdout.write(
    `bare page     ${floor.toFixed(0)} req/s\nsign-in page  ${ours.toFixed(0)} req/s\nratio         ${(ours / floor).toFixed(2)}\n`,
  );
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}

/** Requests per second; throws when an answer is anything but a good one. */
async function rateOf(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
