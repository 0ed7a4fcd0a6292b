import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startServing } from "../../tools/test/serving.mjs";
import { PASSWORD } from "../support/personas";
import { scannerIn } from "./observatory/scan";
import { freePort, openTlsDoor, type TlsDoor } from "./observatory/tls-door";

/** Where the scanner was installed: it is no part of the project (decision 35). */
const SCANNER = process.env.OBSERVATORY ?? "/tmp/observatory";
/** What every page has to reach. */
const WANTED = 130;
const ANALYST = "analyst@nordwind.example";

const scanner = await scannerIn(SCANNER);
await buildWhatChanged(projectRoot());
const folder = await mkdtemp(join(tmpdir(), "tierwatch-observatory-"));
const door = await openTlsDoor(folder);
const port = await freePort();
const own = { DATA_DIR: join(folder, "data"), STAGE: "demo", DEMO: "on", LOG_LEVEL: "warn", PORT: String(port) };
const asSeen = { PUBLIC_URL: `https://${door.host}`, TRUST_PROXY: "1" };
// It announces the address that browsers use, which is the door's.
const product = await startServing(["build/server/main.js"], { ...own, ...asSeen }, /Tierwatch is at (\S+)/);
try {
  door.behind = `http://127.0.0.1:${port}`;
  const found: [page: string, score: number][] = [];
  const scan = async (name: string, path: string) => {
    const { score, grade, statusCode, counted } = await scanner.scan(`${door.host}${path}`, join(folder, "cert.pem"));
    found.push([name, score]);
    const points = counted.map(({ name, points, result }) => `${points > 0 ? "+" : ""}${points} ${name} (${result})`);
    process.stdout.write(`${String(score).padStart(4)} ${grade.padEnd(3)} ${statusCode} ${name} ${path}\n`);
    process.stdout.write(`         ${points.join(", ")}\n`);
  };
  process.stdout.write(`@mdn/mdn-http-observatory ${scanner.version} at https://${door.host}\n`);
  for (const [name, path] of visitorPages()) await scan(name, path);
  door.cookie = await signIn(door);
  for (const [name, path] of await signedInPages(door)) await scan(name, path);
  const below = found.filter(([, score]) => score < WANTED);
  process.stdout.write(`${found.length} pages, ${below.length} below ${WANTED}\n`);
  process.exitCode = below.length > 0 ? 1 : 0;
} finally {
  door.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

function visitorPages(): [name: string, path: string][] {
  return [
    ["public page", "/legal"],
    ["sign-in", "/login"],
    ["company link", "/login/company/nordwind"],
    ["forgotten password", "/reset-password"],
    ["link that is over", "/reset-password/nobody"],
    ["request", "/request?requestId=00000000-0000-4000-8000-000000000000&secret=x"],
    ["not found", "/nowhere"],
    ["API", "/api/v2/session"],
  ];
}

/** A target and a file of the demo's own, found as somebody would: on the page that leads there. */
async function signedInPages(door: TlsDoor): Promise<[name: string, path: string][]> {
  const target = await until(door, "/network/collection/my", /\/network\/target\/(\d+)/);
  return [
    ["feed", "/feed/new"],
    ["profile", `/network/target/${target}`],
    ["graph", "/network/graph/my"],
    ["print", `/print/target/${target}`],
    ["download", "/feed/export/new/csv"],
    ["account", "/management/tokens"],
    ["not found, signed in", "/nowhere"],
    ["refused", "/admin/users"],
  ];
}

async function signIn(door: TlsDoor): Promise<string> {
  const form = new URLSearchParams({ email: ANALYST, password: PASSWORD }).toString();
  const { status, cookies } = await ask(door, "/login", form);
  if (status !== 303 && status !== 302) throw new Error(`Signing in answered ${status}`);
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Asks until the demo's world, which a job builds, is there; a minute at most. */
async function until(door: TlsDoor, path: string, wanted: RegExp): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = wanted.exec((await ask(door, path)).text)?.[1];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${path} never showed ${wanted}`);
}

function ask(door: TlsDoor, path: string, form?: string) {
  const sent = { origin: `https://${door.host}`, "content-type": "application/x-www-form-urlencoded" };
  const options = { ca: door.certificate, method: form ? "POST" : "GET", headers: form ? sent : {} };
  return new Promise<{ status: number; cookies: string[]; text: string }>((resolve, reject) => {
    const asked = request(`https://${door.host}${path}`, options, async (got) => {
      let text = "";
      for await (const part of got.setEncoding("utf8")) text += part;
      resolve({ status: got.statusCode ?? 0, cookies: got.headers["set-cookie"] ?? [], text });
    });
    asked.on("error", reject).end(form);
  });
}
