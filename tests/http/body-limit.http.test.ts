// Again on Node 24: request bodies are Node's own.
import { once } from "node:events";
import { Agent, type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { bodyLimitOf } from "~/backend/contract/call";
import { startImport } from "~/backend/contract/imports";
import { FORM_LIMITS, MOST_FIELDS } from "../../server/middleware/body-limit";
import { fakeBackend, fakePages, html, PUBLIC, SAME_ORIGIN, serving, testApp } from "../support/node-server";

const LONG = 300_000;
const IMPORT = bodyLimitOf(startImport) ?? 0;
const pages = fakePages(
  { login: PUBLIC, attach: { ...PUBLIC, takesFiles: true }, long: { ...PUBLIC, formLimit: LONG } },
  async (request) => html(String((await request.arrayBuffer()).byteLength)),
);
const backend = fakeBackend(async (request) => Response.json((await request.arrayBuffer()).byteLength));
const app = testApp({ pages, backend });
const { origin, stop } = await serving(app);
afterAll(stop);

const post = (path: string, body: BodyInit, headers = {}) =>
  fetch(origin + path, {
    method: "POST",
    headers: { ...SAME_ORIGIN, ...headers },
    body,
    duplex: "half",
  } as RequestInit);

test.each([
  ["/login", FORM_LIMITS.public],
  ["/long", LONG],
  ["/api/v2/context-help", 64 * 1024],
  ["/api/v2/targets/bulk", 512 * 1024],
  ["/api/v2/imports", IMPORT],
  ["/api/v2/no-such-call", 64 * 1024],
  ["/api/v2/document-files", 50 * 1024 * 1024],
])("%s takes a body of its limit and refuses one byte more, announced or streamed", async (path, limit) => {
  const whole = await post(path, new Uint8Array(limit));
  expect([whole.status, await whole.text()]).toEqual([200, String(limit)]);
  expect((await post(path, new Uint8Array(limit + 1))).status).toBe(413);
  expect((await post(path, streamed(limit))).status).toBe(200);
  expect((await post(path, streamed(limit + 1))).status).toBe(413);
});

test("a page that takes files takes a long form with a file, and no other long form", async () => {
  const body = new Uint8Array(FORM_LIMITS.signedIn + 1);
  const sent = (type: string) => post("/attach", body, { "content-type": type });
  expect((await sent("multipart/form-data; boundary=b")).status).toBe(200);
  expect((await sent("application/x-www-form-urlencoded")).status).toBe(413);
  expect((await post("/login", body, { "content-type": "multipart/form-data; boundary=b" })).status).toBe(413);
});

test("a form of more fields than any page has is not handed on", async () => {
  const sent = (fields: number) =>
    post("/login", "a&".repeat(fields - 1), { "content-type": "application/x-www-form-urlencoded" });
  expect((await sent(MOST_FIELDS)).status).toBe(200);
  expect((await sent(MOST_FIELDS + 1)).status).toBe(413);
});

test("a body that announces too much is refused before it is sent", async () => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `POST /login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${FORM_LIMITS.signedIn + 1}\r\n\r\n`,
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  ["handed on and not read", "/api/v2/document-files", 503],
  ["refused by its length", "/login", 413],
])("a connection whose body was %s serves the next request", async (_, path, status) => {
  const refusing = await serving(
    testApp({ pages, backend: fakeBackend(async () => new Response("not now", { status: 503 })) }),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const upload = { method: "POST", agent, headers: SAME_ORIGIN };
  const first = await send(refusing.origin + path, upload, Buffer.alloc(2_000_000));
  expect([first.status, first.reused]).toEqual([status, false]);
  // Longer than the adapter below waits for the rest of a body before it cuts the connection.
  await wait(700);
  expect(await send(`${refusing.origin}/login`, { agent })).toMatchObject({ status: 200, reused: true });
  agent.destroy();
  await refusing.stop();
});

test("who is still sending what nobody reads gets the answer all the same", async () => {
  const refusing = await serving(
    testApp({ pages, backend: fakeBackend(async () => new Response("not now", { status: 503 })) }),
  );
  const socket = connect(Number(new URL(refusing.origin).port), "127.0.0.1");
  socket.write(
    "POST /api/v2/imports HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 9000000\r\n\r\n",
  );
  const sending = setInterval(() => socket.write("a".repeat(10_000)), 10);
  socket.on("error", () => undefined);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
  // Closed at once, the connection would be reset under whoever has not read it yet.
  await wait(100);
  expect(socket.destroyed).toBe(false);
  clearInterval(sending);
  socket.destroy();
  await refusing.stop();
});

test("an API refusal is told in the contract's words", async () => {
  const answer = await post("/api/v2/imports", new Uint8Array(IMPORT + 1));
  expect(await answer.json()).toEqual({
    code: "too_large",
    message: `The body may have at most ${IMPORT} bytes`,
    details: { limit: IMPORT },
    requestId: expect.any(String),
  });
});

/** One request, and whether its connection had served one before. */
function send(address: string, options: RequestOptions, body?: Buffer): Promise<{ status?: number; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(address, options, async (answer) => {
      await text(answer);
      resolve({ status: answer.statusCode, reused: sent.reusedSocket });
    });
    sent.on("error", reject).end(body);
  });
}

/** Without a length, in pieces. */
function streamed(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 65_536);
      if (size === 0) return controller.close();
      left -= size;
      controller.enqueue(new Uint8Array(size));
    },
  });
}
