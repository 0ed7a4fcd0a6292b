import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startWeb } from "../../tools/test/serving.mjs";
import { startBare } from "./bare/build";
import { cookiesOf } from "./pages/cookies";
import { measurePage, type PageCost } from "./pages/measure-page";
import { figuresOf, OBSERVED } from "./pages/observed";
import { type Screen, screensOf } from "./screenshots/screens";
import { subjectsOf } from "./screenshots/subjects";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    /** Keeps the demo world for the next time; without it each run builds its own, within some minutes. */
    data: { type: "string" },
    /** Names of screens, or how these begin: "feed,profile". */
    only: { type: "string" },
    "warm-up": { type: "string", default: "40" },
    batches: { type: "string", default: "5" },
    size: { type: "string", default: "20" },
  },
});
const rounds = { warmUp: Number(values["warm-up"]), batches: Number(values.batches), size: Number(values.size) };
const root = projectRoot();
const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), "tierwatch-pages-")));
await buildWhatChanged(root);
const bare = await startBare(root, OBSERVED);
const server = await startWeb({ DATA_DIR: dataDir, STAGE: "demo", DEMO: "on", LOG_LEVEL: "info", ...OBSERVED });
const [ofBare, ofServer] = [figuresOf(bare), figuresOf(server)];
try {
  const pages = pageTypes(screensOf(await subjectsOf(server.address)));
  const cookies = await cookiesOf(server.address, new Set(pages.map(({ as }) => as)));
  say(["page", "CPU ms", "queries", "calls", "elements", "HTML kB", "of it class", "page kB gz", "scripts kB gz"]);
  say(row("(bare page, 20 rows)", await measurePage(`${bare.address}/rows`, "", ofBare, rounds)));
  for (const { name, path, as } of pages) {
    const cost = await measurePage(server.address + path, cookies.get(as) ?? "", ofServer, rounds);
    say(row(name, cost));
  }
} finally {
  await Promise.all([server.stop(), bare.stop()]);
  if (!values.data) await rm(dataDir, { recursive: true, force: true });
}

/** One screen of each route, as it is when it is opened, and those beside it that were asked for by name. */
function pageTypes(screens: readonly Screen[]): Screen[] {
  const opened = screens.filter(({ prepare }) => !prepare);
  const only = values.only?.split(",");
  if (only) return opened.filter(({ name }) => only.some((begin) => name.startsWith(begin)));
  return opened.filter(({ route }, at) => opened.findIndex((other) => other.route === route) === at);
}

function row(name: string, cost: PageCost | { leadsTo: string }): string[] {
  if ("leadsTo" in cost) return [name, ` leads on to ${cost.leadsTo}`];
  const { cpu, queries, calls, elements, html, classes, packed, scripts } = cost;
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    name,
    cpu.toFixed(2),
    `${queries}`,
    `${calls}`,
    `${elements}`,
    kB(html),
    kB(classes),
    kB(packed),
    kB(scripts),
  ];
}

function say([name = "", ...figures]: string[]): void {
  process.stdout.write(`${name.padEnd(30)} ${figures.map((figure) => figure.padStart(13)).join("")}\n`);
}
