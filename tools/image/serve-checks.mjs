// What is asked of a server that was started from a finished folder: ready, healthy, a page, a clean end.
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { processorTime } from "./processor-time.mjs";

/** Against what hangs, not against what is slow: machines that run this are shared. */
const READY_LIMIT = 180_000;
/** As long as an orchestrator waits at least. */
const STOP_LIMIT = 10_000;

/** A port that nothing listens on now. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a server, waits until it is ready, lets `whileServing` ask it, ends it by SIGTERM.
 * @param {() => import("node:child_process").ChildProcess} start
 * @param {number} port
 * @param {(address: string) => unknown} whileServing
 * @returns {Promise<{ clock: number, processor: number }>} milliseconds from the start until it was ready
 * @throws with what the server said
 */
export async function served(start, port, whileServing) {
  const began = performance.now();
  const child = start();
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (part) => said.push(part));
  const ended = once(child, "exit");
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address, child);
    const took = { clock: performance.now() - began, processor: processorTime(child.pid ?? 0) };
    await mustServeSignIn(address);
    await whileServing(address);
    await stopInOrder(child, ended);
    return took;
  } catch (error) {
    throw new Error(`${error.message}\n${said.join("").slice(-4000)}`, { cause: error });
  } finally {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  }
}

async function untilReady(address, child) {
  const until = performance.now() + READY_LIMIT;
  while (!(await fetch(`${address}/readyz`).catch(() => ({ ok: false }))).ok) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("the server ended before it was ready");
    if (performance.now() > until) throw new Error("the server was not ready after three minutes");
    await pause(20);
  }
}

async function mustServeSignIn(address) {
  const page = await fetch(`${address}/login`);
  const text = await page.text();
  if (page.status !== 200 || !text.includes("<form")) throw new Error(`/login answered ${page.status}`);
  const script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
  const asset = await fetch(`${address}${script}`);
  if (!script || asset.status !== 200) throw new Error(`${script ?? "a script of /login"} answered ${asset.status}`);
}

/**
 * Writes what goes to files, threads and jobs: a document's file, and a list of suppliers until it is read. The server needs DEMO.
 * @param {string} address
 * @throws with what refused
 */
export async function mustWrite(address) {
  const account = { email: "admin@nordwind.example", password: "tierwatch-demo" };
  const { token } = await call(address, "POST", "session", { body: JSON.stringify(account) });
  const as = (method, path, more = {}) => call(address, method, path, { ...more, token });
  const pdf = Buffer.alloc(3_000_000, "%PDF-1.7 a file ");
  await as("POST", "document-files?fileName=a.pdf", { body: pdf, type: "application/octet-stream" });
  const content = Buffer.from("Name;Country\nMusterwerk;DE\n").toString("base64");
  const list = { kind: "suppliers", fileName: "list.csv", content };
  const { id } = await as("POST", "imports", { body: JSON.stringify(list) });
  const until = performance.now() + READY_LIMIT;
  for (;;) {
    const { state, step } = await as("GET", `imports/${id}`);
    if (step === "review") return;
    if (state === "Failed" || performance.now() > until) throw new Error(`the list of suppliers is ${state}`);
    await pause(100);
  }
}

async function call(address, method, path, { body, token, type = "application/json" }) {
  const headers = {
    "Content-Type": type,
    "Sec-Fetch-Site": "same-origin",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${address}/api/v2/${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function stopInOrder(child, ended) {
  child.kill("SIGTERM");
  const outcome = await Promise.race([ended, pause(STOP_LIMIT, undefined, { ref: false })]);
  if (!outcome) throw new Error("the server had not stopped 10 s after SIGTERM");
  if (outcome[0] !== 0) throw new Error(`after SIGTERM the server ended with ${outcome[0] ?? outcome[1]}`);
}
