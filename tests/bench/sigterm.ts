import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { paths } from "~/paths";
import { seconds } from "~/time/duration";
import { projectRoot } from "../../server/project-root";
import { startWeb } from "../../tools/test/serving.mjs";
import { cookieOf, SESSION_SECRET } from "./faults/product";
import { must, since } from "./faults/report";
import { call, type Server } from "./kill/client";

const { values } = parseArgs({ allowPositionals: true, options: { alerts: { type: "string", default: "5000" } } });
const folder = await mkdtemp(join(tmpdir(), "tierwatch-sigterm-"));
const environment = { DATA_DIR: folder, SESSION_SECRET, LOG_LEVEL: "fatal" };
const running = await startWeb(environment);
try {
  execFileSync(process.execPath, ["build/server/cli.js", "seed", "--alerts", values.alerts, "--targets", "300"], {
    cwd: projectRoot(),
    env: { ...process.env, ...environment, STAGE: "integration", DEMO: "accounts", NODE_ENV: "production" },
  });
  const body = JSON.stringify({ email: "analyst@bench.example", password: "tierwatch-demo" });
  const entered = await call({ address: running.address, token: "" }, "POST", "session", { body });
  const server = { address: running.address, token: ((await entered.json()) as { token: string }).token };
  const headers = { cookie: cookieOf(server.token) };
  const exportPath = paths.feedExport("all", "csv");
  const whole = (await (await fetch(server.address + exportPath, { headers })).text()).length;

  // Everything that takes its time, begun before the signal.
  const events = await fetch(`${server.address}/live/feed?view=new&since=0`, {
    headers: { ...headers, accept: "text/event-stream" },
  });
  must(
    "a stream of events is open",
    events.headers.get("content-type")?.startsWith("text/event-stream") === true,
    events.status,
  );
  const streamed = events.text().then(
    () => "ended",
    (error) => String(error.cause ?? error),
  );
  const upload = send(server, 30, 100);
  const endless = send(server, 100_000, 100);
  const file = await fetch(server.address + exportPath, { headers });
  const reader = file.body?.getReader();
  let received = (await reader?.read())?.value?.length ?? 0;

  const began = performance.now();
  const gone = running.stop().then(() => performance.now() - began);
  await wait(500);
  const meanwhile = await fetch(`${server.address}/readyz`);
  must("it says that it is on its way out", meanwhile.status === 503, await meanwhile.text());
  const late = await call(server, "GET", "session");
  must("and goes on answering till balancers have noticed", late.status === 200, late.status);
  // A reader that takes its time.
  for (;;) {
    const piece = await reader?.read().catch(() => ({ done: true, value: undefined }));
    if (!piece || piece.done) break;
    received += piece.value?.length ?? 0;
    await wait(20);
  }
  must(
    "the stream of events is ended, not cut",
    (await streamed) === "ended",
    `${await streamed} after ${since(began)}`,
  );
  must("an export that is under way comes to its end", received >= whole, `${received} of ${whole} bytes`);
  must("an upload that is under way is kept", (await upload) === 201, await upload);
  must("an upload without an end is cut", (await endless) !== 201, await endless);
  const took = await gone;
  must("the process is gone within ten seconds", took < seconds(10), `${(took / 1000).toFixed(1)} s`);
  must("the database with it", !(await readdir(join(folder, "postgres"))).includes("postmaster.pid"));
  const left = await readdir(join(folder, "incoming"));
  must("nothing of the upload that was cut stays", left.length === 0, left);
} finally {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A file in so many pieces of 16 kB, one each `pause` ms; the status of its answer, or what broke it off. */
async function send({ address, token }: Server, pieces: number, pause: number): Promise<number | string> {
  const sent = request(`${address}/api/v2/document-files?fileName=a.pdf`, {
    method: "POST",
    headers: { origin: address, authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
  });
  const answered = once(sent, "response").then(
    async ([response]) => {
      await text(response);
      return response.statusCode as number;
    },
    (error: NodeJS.ErrnoException) => error.code ?? String(error),
  );
  sent.write("%PDF-1.7 ");
  for (let piece = 0; piece < pieces && !sent.destroyed; piece++) {
    sent.write(Buffer.alloc(16_384, "x"));
    await wait(pause);
  }
  sent.end();
  return answered;
}
