import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { paths } from "~/paths";
import { seconds } from "~/time/duration";
import { startWeb } from "../../tools/test/serving.mjs";
import { SESSION_SECRET } from "./faults/product";
import { must } from "./faults/report";
import { BODIES } from "./hostile/bodies";
import { FILES, ORDINARY_FILES } from "./hostile/files";
import { LISTS } from "./hostile/lists";
import { attackerOf } from "./hostile/send";
import { hostileHosts } from "./hostile/sources";
import { Watch } from "./hostile/watch";
import { signIn } from "./kill/client";

// One process for pages, calls and jobs: whatever holds it holds everybody.
const { values } = parseArgs({ allowPositionals: true, options: { only: { type: "string", default: "" } } });
/** Milliseconds of a core for which any one of them may hold the event loop, and megabytes that it may take. */
const LONGEST_HELD = 50;
const MOST_MEMORY = 64;
/** Megabytes that all of them may take, one after the other. */
const MOST_ALTOGETHER = 150;

const WARM_UP = 1000;

const folder = await mkdtemp(join(tmpdir(), "tierwatch-hostile-"));
const heldFile = join(folder, "held");
const hosts = await hostileHosts();
const certificates = join(folder, "certificate.pem");
await writeFile(certificates, hosts.certificate);
const inside = ["held.mjs", "inside.mjs"].map((file) => `--import ${join(import.meta.dirname, "hostile", file)}`);
const running = await startWeb({
  ...{ DATA_DIR: join(folder, "data"), SESSION_SECRET, LOG_LEVEL: "fatal", STAGE: "integration", HELD_FILE: heldFile },
  NODE_EXTRA_CA_CERTS: certificates,
  NODE_OPTIONS: `${inside.join(" ")} ${process.env.NODE_OPTIONS ?? ""}`,
});
try {
  const server = { address: running.address, token: await signIn(running.address) };
  const attacker = attackerOf(server);
  const watch = new Watch(server.address + paths.login(), running.pid, heldFile);
  // What pages take from a server that has just started is none of this: it grows with the first thousand of them.
  for (let pages = 0; pages < WARM_UP; pages++) await fetch(server.address + paths.login()).then((page) => page.text());
  for (const { run } of [...ORDINARY_FILES, ...hosts.ordinary]) await run(attacker);
  // Until the threads that wait for another run are gone, too (`platform/threads/in-thread.ts`).
  await wait(seconds(8));
  const bare = await watch.collected();
  await wait(seconds(15));
  const idle = await watch.since();
  // Garbage of the pages that are asked for all the time: none of an input's.
  const ofPages = Math.max(0, idle.memory - bare);
  process.stdout.write(
    `idle: holds ${idle.held.toFixed(0)} ms, /login waits ${idle.own.toFixed(0)} of ${idle.wait.toFixed(0)} ms, ${bare} MB, ${idle.memory} with pages (without, and with waiting for a core)\n`,
  );
  /** What the thread that reads news takes by itself; it has a limit of its own (docs/performance.md). */
  let ofReader: number | undefined;
  let ofOthers = bare;
  let most = 0;
  const slow: string[] = [];
  const large: string[] = [];
  const attacks = [...BODIES, ...FILES, ...LISTS, ...hosts.attacks];
  for (const { name, run, warm } of attacks.filter((attack) => attack.name.includes(values.only))) {
    await warm?.(attacker);
    const before = await watch.collected();
    if (warm) ofReader ??= Math.max(0, before - ofOthers);
    else ofOthers = before;
    const began = performance.now();
    const came = await run(attacker);
    const took = (performance.now() - began) / seconds(1);
    const seen = await watch.since();
    const taken = Math.max(0, seen.memory - before - ofPages);
    const altogether = seen.memory - idle.memory - (warm ? (ofReader ?? 0) : 0);
    most = Math.max(most, altogether);
    if (seen.held > LONGEST_HELD) slow.push(`${seen.held.toFixed(0)} ms ${name}`);
    if (taken > MOST_MEMORY) large.push(`${taken} MB ${name}`);
    const figures = `${seen.held.toFixed(0).padStart(5)} ms, ${seen.own.toFixed(0).padStart(5)} of ${seen.wait.toFixed(0).padStart(5)} ms ${String(altogether).padStart(4)} MB (${taken})`;
    process.stdout.write(`${figures} ${took.toFixed(1).padStart(6)} s  ${name} → ${came}\n`);
  }
  await watch.stop();
  must(`no input holds the event loop longer than ${LONGEST_HELD} ms of a core`, slow.length === 0, slow.join(", "));
  must(`no input takes more than ${MOST_MEMORY} MB`, large.length === 0, large.join(", "));
  must(`memory grows by at most ${MOST_ALTOGETHER} MB`, most <= MOST_ALTOGETHER, `${most} MB`);
  if (ofReader !== undefined) process.stdout.write(`the thread that reads news: ${ofReader} MB, counted apart\n`);
  process.stdout.write(`load: ${loadavg()[0]?.toFixed(1)} over the last minute\n`);
} finally {
  await running.stop();
  await hosts.stop();
  await rm(folder, { recursive: true, force: true });
}
