import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { paths } from "~/paths";
import { seconds } from "~/time/duration";
import { startWeb } from "../../tools/test/serving.mjs";
import { SESSION_SECRET } from "./faults/product";
import { must } from "./faults/report";
import { BODIES } from "./hostile/bodies";
import { FILES } from "./hostile/files";
import { attackerOf } from "./hostile/send";
import { Watch } from "./hostile/watch";
import { signIn } from "./kill/client";

// One process for pages, calls and jobs: whatever holds it holds everybody.
const { values } = parseArgs({ allowPositionals: true, options: { only: { type: "string", default: "" } } });
/** Milliseconds that a page may wait beside any of it, and megabytes that any of it may take. */
const LONGEST_WAIT = 250;
const MOST_MEMORY = 150;

const WARM_UP = 1000;

const folder = await mkdtemp(join(tmpdir(), "tierwatch-hostile-"));
const running = await startWeb({ DATA_DIR: folder, SESSION_SECRET, LOG_LEVEL: "fatal", STAGE: "integration" });
try {
  const server = { address: running.address, token: await signIn(running.address) };
  const attacker = attackerOf(server);
  const watch = new Watch(server.address + paths.login(), running.pid);
  // What pages take from a server that has just started is none of this: it grows with the first thousand of them.
  for (let pages = 0; pages < WARM_UP; pages++) await fetch(server.address + paths.login()).then((page) => page.text());
  await watch.since();
  await wait(seconds(3));
  const idle = await watch.since();
  process.stdout.write(
    `idle: /login waits ${idle.own.toFixed(0)} of ${idle.wait.toFixed(0)} ms, ${idle.memory} MB (without, and with waiting for a core)\n`,
  );
  let [longest, most] = [0, 0];
  for (const { name, run } of [...BODIES, ...FILES].filter((attack) => attack.name.includes(values.only))) {
    const before = await watch.since();
    const began = performance.now();
    const came = await run(attacker);
    const took = (performance.now() - began) / seconds(1);
    const seen = await watch.since();
    longest = Math.max(longest, seen.own);
    most = Math.max(most, seen.memory - idle.memory);
    const figures = `${seen.own.toFixed(0).padStart(5)} of ${seen.wait.toFixed(0).padStart(5)} ms ${String(seen.memory - idle.memory).padStart(4)} MB (${seen.memory - before.memory})`;
    process.stdout.write(`${figures} ${took.toFixed(1).padStart(6)} s  ${name} → ${came}\n`);
  }
  await watch.stop();
  must(
    `the longest wait for a page is at most ${LONGEST_WAIT} ms`,
    longest <= LONGEST_WAIT,
    `${longest.toFixed(0)} ms`,
  );
  must(`memory grows by at most ${MOST_MEMORY} MB`, most <= MOST_MEMORY, `${most} MB`);
} finally {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}
