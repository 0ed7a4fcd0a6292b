// Again on Node 24: streams between two servers are Node's own.
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { minutes } from "~/time/duration";
import { startBackend, startWeb } from "../../tools/test/serving.mjs";
import { EMAILS, PASSWORD } from "../support/personas";

// Real processes: what a file does to a server's memory and disk shows nowhere else. A web server in front of a backend elsewhere
// passes on what the embedded one would take, so that one way is the other's, too.
type Serving = Awaited<ReturnType<typeof startWeb>>;

let folder: string;
let backend: Serving;
let remote: Serving;
let embedded: Serving;
// Little room for what is young, so that pieces that have passed are collected soon: only what is held is to be seen.
const COLLECTS_SOON = { NODE_OPTIONS: "--max-semi-space-size=1", MALLOC_ARENA_MAX: "1" };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-upload-"));
  [embedded, backend] = await Promise.all([
    startWeb({ DATA_DIR: join(folder, "embedded"), ...COLLECTS_SOON }),
    startBackend({ DATA_DIR: join(folder, "backend"), ...COLLECTS_SOON }),
  ]);
  remote = await startWeb({ DATA_DIR: join(folder, "web"), BACKEND_URL: backend.address, ...COLLECTS_SOON });
}, minutes(3));
afterAll(async () => {
  await Promise.all([embedded.quit(), remote.quit()]);
  await backend.quit();
  await rm(folder, { recursive: true, force: true });
});

const MEGABYTE = 1024 * 1024;
const BOUNDARY = "----of-the-test";
const HEADERS = { "Sec-Fetch-Site": "same-origin" };
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;
const TYPED = field("documentType", "iso-9001") + field("description", "Typed with care");

async function signedIn({ address }: Serving): Promise<string> {
  const body = new URLSearchParams({ email: EMAILS.analyst, password: PASSWORD });
  const answer = await fetch(`${address}/login`, { method: "POST", headers: HEADERS, body, redirect: "manual" });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

interface Answer {
  status: number;
  location: string;
  text: string;
}

/** Posts a form with a file of `size` bytes, as fast as it is taken; breaks off after `stopAt` of them. */
async function post(
  server: Serving,
  { size, stopAt = size }: { size: number; stopAt?: number },
): Promise<Answer | null> {
  const [head, piece] = [Buffer.from(`${TYPED}${fileHead("a.pdf")}%PDF-`), Buffer.alloc(MEGABYTE, "x")];
  const length = head.length + size + Buffer.byteLength(END);
  const headers = {
    ...HEADERS,
    Cookie: await signedIn(server),
    "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
    "Content-Length": length,
  };
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      `${server.address}${paths.newDocument()}`,
      { method: "POST", headers },
      async (answer) => {
        let text = "";
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "", text });
      },
    );
    asked.on("error", (error) => (stopAt < size ? resolve(null) : reject(error)));
    asked.write(head);
    let sent = 0;
    const more = () => {
      while (sent < stopAt) {
        sent += piece.length;
        if (!asked.write(piece)) return void asked.once("drain", more);
      }
      if (stopAt < size) asked.destroy();
      else asked.end(END);
    };
    more();
  });
}

/** Megabytes that a process holds. */
function memoryOf({ pid }: Serving): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The most that these processes grow while something is under way, in megabytes. */
async function growthDuring(servers: Serving[], work: () => Promise<unknown>): Promise<number> {
  const before = servers.map(memoryOf);
  let most = 0;
  const look = () => {
    most = Math.max(most, ...servers.map((server, index) => memoryOf(server) - (before[index] ?? 0)));
  };
  const looking = setInterval(look, 20);
  await work();
  look();
  clearInterval(looking);
  return most;
}

/** Megabytes: half of what is sent. */
const MOST_GROWTH = 100;

const filesIn = (name: string) => {
  try {
    return readdirSync(join(folder, name), { recursive: true }).map(String);
  } catch {
    return [];
  }
};

test.each(["embedded", "remote"] as const)(
  "%s: 200 MB are refused at the limit, without filling memory or disk",
  { timeout: minutes(3) },
  async (mode) => {
    const server = mode === "embedded" ? embedded : remote;
    const data = mode === "embedded" ? "embedded" : "backend";
    // What is made once, such as the page's code, is not counted.
    await post(server, { size: 2 * MEGABYTE });
    const kept = filesIn(`${data}/files`);
    const servers = mode === "embedded" ? [server] : [server, backend];
    const grown: number[] = [];
    // Pieces that have passed wait for the collector, which on a busy machine may once come late. Who keeps a file grows by it each time.
    do {
      let answer: Answer | null = null;
      grown.push(
        await growthDuring(servers, async () => {
          answer = await post(server, { size: 200 * MEGABYTE });
        }),
      );
      expect(answer).toMatchObject({ status: 413, text: expect.stringContaining("Typed with care") });
      expect((answer as unknown as Answer).text).toContain("50 MB");
    } while (Math.min(...grown) >= MOST_GROWTH && grown.length < 3);
    expect(Math.min(...grown)).toBeLessThan(MOST_GROWTH);
    expect(filesIn(`${data}/incoming`)).toEqual([]);
    expect(filesIn(`${data}/files`)).toEqual(kept);
  },
);

test.each(["embedded", "remote"] as const)(
  "%s: what a browser that goes away leaves half written is removed at once",
  async (mode) => {
    const server = mode === "embedded" ? embedded : remote;
    const data = mode === "embedded" ? "embedded" : "backend";
    const kept = filesIn(`${data}/files`);
    await post(server, { size: 40 * MEGABYTE, stopAt: 20 * MEGABYTE });
    // Some seconds where the machine has other things to do; what is not removed now waits for a day.
    await expect.poll(() => filesIn(`${data}/incoming`), { timeout: 5000 }).toEqual([]);
    expect(filesIn(`${data}/files`)).toEqual(kept);
  },
);

test.each(["embedded", "remote"] as const)(
  "%s: what looks like a page comes back as a file that runs nothing",
  async (mode) => {
    const server = mode === "embedded" ? embedded : remote;
    const cookie = await signedIn(server);
    const send = (name: string, content: string) => {
      const body = `${TYPED}${fileHead(name)}${content}${END}`;
      const headers = { ...HEADERS, cookie, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
      return fetch(`${server.address}${paths.newDocument()}`, { method: "POST", headers, body, redirect: "manual" });
    };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const name of ["a.svg", "a.html", "a.pdf", "a.png"])
      expect([name, (await send(name, svg)).status]).toEqual([name, 400]);
    const added = await send("a.txt", svg);
    expect(added.status).toBe(303);
    const id = Number(added.headers.get("location")?.split("/").at(-1));
    const places = [paths.documentFile(id), `/api/v2/documents/${id}/file`];
    for (const place of places) {
      const answer = await fetch(server.address + place, { headers: { cookie } });
      expect([answer.status, await answer.text()]).toEqual([200, svg]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "text/plain",
        "content-disposition": expect.stringMatching(/^attachment; filename="a.txt"/),
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
      });
    }
  },
);

test("a machine sends a file as it is, and is refused by its announced length", async () => {
  const cookie = await signedIn(embedded);
  const send = (size: number) =>
    fetch(`${embedded.address}/api/v2/document-files?fileName=a.pdf`, {
      method: "POST",
      headers: { ...HEADERS, cookie, "content-type": "application/octet-stream" },
      body: Buffer.alloc(size, "%PDF-"),
    });
  expect((await send(MEGABYTE)).status).toBe(201);
  const refused = await send(50 * MEGABYTE + 1);
  expect([refused.status, (await refused.json()).code]).toEqual([413, "too_large"]);
});
