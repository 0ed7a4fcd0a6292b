import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { paths } from "~/paths";
import { seconds } from "~/time/duration";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startWeb } from "../../tools/test/serving.mjs";
import { page, SESSION_SECRET } from "./faults/product";
import { must } from "./faults/report";
import { signIn } from "./kill/client";
import { subjectsOf } from "./screenshots/subjects";

// Memory of the web processes with the demo world, after many pages.
const { values } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: "string", default: "2000" }, processes: { type: "string", default: "2" } },
});
const LIMIT = 250;
const CONNECTIONS = 8;

await buildWhatChanged(projectRoot());
const folder = await mkdtemp(join(tmpdir(), "tierwatch-memory-"));
const own = { DATA_DIR: folder, STAGE: "demo", DEMO: "on", LOG_LEVEL: "warn", SESSION_SECRET };
const server = await startWeb({ ...own, WEB_CONCURRENCY: values.processes });
try {
  const { target } = await subjectsOf(server.address);
  const seen = ["/feed/new", "/feed/all", paths.collection("my"), paths.targetProfile(target), "/shortcuts"];
  const client = { address: server.address, token: await signIn(server.address) };
  const pids = await childrenOf(server.pid);
  const idle = await memoryOf(pids);
  let sent = 0;
  const began = performance.now();
  const visit = async () => {
    while (sent < Number(values.requests)) {
      const path = seen[sent++ % seen.length] ?? "/";
      const { status } = await page(client, path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  const took = (performance.now() - began) / seconds(1);
  process.stdout.write(`${sent} pages of ${seen.length} kinds in ${took.toFixed(0)} s\n`);
  const after = await memoryOf(pids);
  process.stdout.write(`primary, with the jobs: ${(await memoryOf([server.pid]))[0]} MB\n`);
  process.stdout.write(`web processes: ${idle.join(", ")} MB before, ${after.join(", ")} MB after\n`);
  must(`each web process within ${LIMIT} MB`, Math.max(...after) <= LIMIT);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The web processes; the embedded database is no child of the primary's group. */
async function childrenOf(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ").map(Number);
  const isNode = async (child: number) => (await readFile(`/proc/${child}/cmdline`, "utf8")).includes("main.js");
  const found = await Promise.all(children.map(async (child) => ((await isNode(child)) ? [child] : [])));
  return found.flat();
}

/** Resident memory in megabytes. */
function memoryOf(pids: readonly number[]): Promise<number[]> {
  return Promise.all(
    pids.map(async (pid) => {
      const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
      return Math.round((Number(kilobytes) * 1024) / 1_000_000);
    }),
  );
}
