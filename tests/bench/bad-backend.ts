import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seconds } from "~/time/duration";
import { startWeb } from "../../tools/test/serving.mjs";
import { FAULTS, type Fault, SLOW_FAULTS, startBadBackend } from "../support/bad-backend";
import { builtPages } from "../support/built-pages";
import { pageAddresses } from "../support/page-addresses";
import { page, SESSION_SECRET } from "./faults/product";
import { must, say } from "./faults/report";

const { values } = parseArgs({ allowPositionals: true, options: { only: { type: "string", default: "quick,slow" } } });

/** A call may take ten seconds; a page that asks for one thing after the other stops at the first that does not come. */
const BOUND = seconds(20);
/** Pages that are asked for at the same time, as by many people. */
const AT_ONCE = 12;
const PATIENT = /\/(?:file|export|evidence)$|\/live\//;

const folder = await mkdtemp(join(tmpdir(), "tierwatch-bad-backend-"));
const backend = await startBadBackend();
const environment = { DATA_DIR: folder, BACKEND_URL: backend.address, SESSION_SECRET, LOG_LEVEL: "fatal" };
const running = await startWeb(environment);
const server = { address: running.address, token: "token-of-nobody-that-is-long-enough-for-one" };
const { build } = await builtPages();
const addresses = pageAddresses(build).filter((address) => !PATIENT.test(address));
try {
  const faults = { quick: Object.keys(FAULTS), slow: Object.keys(SLOW_FAULTS) };
  for (const fault of values.only.split(",").flatMap((only) => faults[only as keyof typeof faults] ?? [])) {
    await meet(fault as Fault);
  }
  await flood();
  const { ok } = await fetch(`${running.address}/livez`);
  must("the server lives", ok);
} finally {
  await running.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

async function meet(fault: Fault): Promise<void> {
  backend.does(fault);
  const seen: { address: string; status: number; milliseconds: number; text: string }[] = [];
  const waiting = [...addresses];
  const visit = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      seen.push({ address, ...(await page(server, address)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  const slowest = seen.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
  const wrong = seen.filter(
    ({ status, text }) =>
      (status >= 500 && ![502, 503].includes(status)) || /secret detail|It works!|node_modules|\n\s+at /.test(text),
  );
  const failed = seen.filter(({ status }) => status >= 500).length;
  must(`a backend that ${fault}`, wrong.length === 0 && failed > addresses.length / 2, wrong[0]?.address);
  must("  in bounded time", slowest.milliseconds < BOUND, `${slowest.address} ${Math.round(slowest.milliseconds)} ms`);
  say(`${failed} of ${seen.length} pages say so with 502 or 503, the others need nothing of it`);
}

/** Many who wait for a backend that never answers take no place from who needs none, nor make those wait longer who do. */
async function flood(): Promise<void> {
  backend.does("never answers");
  const waiting = Array.from({ length: 300 }, () => page(server, "/certificate"));
  const asked = performance.now();
  const visitor = await fetch(`${server.address}/livez`);
  const took = performance.now() - asked;
  must("with 300 pages waiting, what needs no backend answers", visitor.ok && took < seconds(2), ms(took));
  const { status, milliseconds } = await page(server, "/legal");
  must(
    "  and a page that asks who its reader is, in bounded time",
    milliseconds < BOUND,
    `${status}, ${ms(milliseconds)}`,
  );
  const statuses = (await Promise.all(waiting)).map((answer) => answer.status);
  must(
    "all 300 end with 503",
    statuses.every((one) => one === 503),
  );
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
