import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seconds } from "~/time/duration";
import { startWeb } from "../../tools/test/serving.mjs";
import { ownDatabase } from "./faults/database";
import { page, readEntries, SESSION_SECRET, writeEntry } from "./faults/product";
import { must, say } from "./faults/report";
import { call, signIn } from "./kill/client";

const { values } = parseArgs({ allowPositionals: true, options: { restarts: { type: "string", default: "4" } } });
const folder = await mkdtemp(join(tmpdir(), "tierwatch-two-"));
const database = await ownDatabase();
// "integration" waits two seconds for balancers to notice, as production does.
const environment = { DATABASE_URL: database.url, SESSION_SECRET, LOG_LEVEL: "fatal" };
const start = (name: string) => startWeb({ ...environment, DATA_DIR: join(folder, name) });
// At the same time on an empty database: both migrate and both seed.
const servers = await Promise.all([start("one"), start("two")]);
try {
  must("two that start at once on an empty database both come up", true);
  await shareOneDatabase();
  await restartUnderLoad(Number(values.restarts));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

async function shareOneDatabase(): Promise<void> {
  const [one, two] = servers.map(({ address }) => address) as [string, string];
  const token = await signIn(one);
  const [here, there] = [
    { address: one, token },
    { address: two, token },
  ];
  must("who signs in at one is signed in at the other", (await page(there, "/certificate")).status === 200);
  const rivals = await Promise.all([...Array(20)].map((_, n) => writeEntry(n % 2 ? here : there, "rival")));
  must(
    "of 20 same writes by both under one key, all are answered alike",
    rivals.every(({ status }) => status === 201),
  );
  const list = await readEntries(there);
  must("and one is there", list.has("rival") && list.size === 1, list.size);
  const body = JSON.stringify({
    email: "guest@nordwind.example",
    firstname: "A",
    lastname: "B",
    language: "en",
    roles: ["viewer"],
  });
  must("an invitation", (await call(here, "POST", "users", { body, key: "guest" })).ok);
  await wait(seconds(5));
  const { content } = (await (await call(there, "GET", "mails?size=50")).json()) as {
    content: { recipient: string }[];
  };
  const mails = content.filter(({ recipient }) => recipient === "guest@nordwind.example").length;
  must("its mail is written once, though two work on jobs", mails === 1, mails);
}

/** One after the other, each gets SIGTERM and a successor, behind a proxy that asks `/readyz` four times a second. */
async function restartUnderLoad(restarts: number): Promise<void> {
  const proxy = await startProxy();
  const token = await signIn(servers[0]?.address ?? "");
  const through = { address: proxy.address, token };
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const stop = new AbortController();
  const readers = [1, 2, 3].map(async () => {
    while (!stop.signal.aborted)
      count(
        await page(through, "/certificate").then(
          ({ status }) => `page ${status}`,
          (error) => `page ${error.cause?.code ?? error}`,
        ),
      );
  });
  const acknowledged: string[] = [];
  const writers = [1, 2].map(async (writer) => {
    for (let number = 0; !stop.signal.aborted; number++) {
      const key = `rolling-${writer}.${number}`;
      const { status, code } = await writeEntry(through, key).catch((error) => ({
        status: 0,
        code: String(error.cause?.code ?? error),
      }));
      count(`write ${status}${code ? ` ${code}` : ""}`);
      if (status === 201) acknowledged.push(key);
    }
  });
  const stops: number[] = [];
  await wait(seconds(2));
  for (let number = 0; number < restarts; number++) {
    const at = number % servers.length;
    const began = performance.now();
    await servers[at]?.stop();
    stops.push(performance.now() - began);
    servers[at] = await start(at === 0 ? "one" : "two");
    await wait(seconds(1));
  }
  stop.abort();
  await Promise.all([...readers, ...writers]);
  const total = [...answers.values()].reduce((sum, one) => sum + one, 0);
  must(
    `${restarts} restarts under load, no request failed`,
    [...answers.keys()].every((one) => /200$|201$/.test(one)),
    Object.fromEntries(answers),
  );
  must(
    "each was gone within ten seconds",
    Math.max(...stops) < seconds(10),
    stops.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(", "),
  );
  const stored = await readEntries({ address: servers[0]?.address ?? "", token });
  must(
    "every acknowledged write is there",
    acknowledged.every((key) => stored.has(key)),
    acknowledged.length,
  );
  say(`${total} requests in all`);
  await proxy.stop();
}

/** Sends each request to the next server that is ready; knows nothing but `/readyz`, and tries no request twice. */
async function startProxy() {
  const ready = new Set<string>();
  const look = async () => {
    const known = servers.map(({ address }) => address);
    for (const address of ready) if (!known.includes(address)) ready.delete(address);
    await Promise.all(
      known.map(async (address) => {
        // A server that is only slow to say so stays; one that says no, or is not there, goes.
        const said = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) }).catch((error) =>
          error.name === "TimeoutError" ? null : { ok: false },
        );
        if (said?.ok) ready.add(address);
        else if (said) ready.delete(address);
      }),
    );
  };
  await look();
  const looking = setInterval(look, 250);
  let turn = 0;
  const server = createServer((request, response) => {
    const able = [...ready];
    const target = able[turn++ % able.length];
    if (!target) return response.writeHead(502).end("nobody is ready");
    const onward = forward(
      target + request.url,
      { method: request.method, headers: request.headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", (error) =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(error.message),
    );
    request.pipe(onward);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
