// Again on Node 24: fetch passes bodies and headers on.
import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { embeddedBackend, remoteBackend } from "../../server/proxy/transports";
import { ANALYST_TOKEN, fakeBackend, SAME_ORIGIN, serving, signedIn, testApp } from "../support/node-server";

test("a call is passed on under the backend's own path, with the user's token and nothing of the browser's", async () => {
  let seen: Request | undefined;
  const backend = fakeBackend(async (request) => {
    seen = request.clone();
    return Response.json(await request.json(), { status: 201, headers: { "X-Total": "3", "Set-Cookie": "a=b" } });
  });
  const answer = await testApp({ backend }).request("/api/v2/alerts?size=5&x=%2F", {
    method: "POST",
    body: '{"a":1}',
    headers: {
      ...SAME_ORIGIN,
      cookie: signedIn(),
      "Content-Type": "application/json",
      "Idempotency-Key": "k",
      Connection: "keep-alive, X-Mine",
      "X-Mine": "hop",
      "X-Forwarded-For": "6.6.6.6",
      "X-Real-IP": "6.6.6.6",
      TE: "trailers",
      Upgrade: "h2c",
    },
  });
  expect([answer.status, await answer.json(), answer.headers.get("X-Total")]).toEqual([201, { a: 1 }, "3"]);
  expect(answer.headers.has("Set-Cookie")).toBe(false);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
  expect(seen?.url).toBe("http://backend/v2/alerts?size=5&x=%2F");
  expect(Object.fromEntries(seen?.headers ?? [])).toEqual({
    authorization: `Bearer ${ANALYST_TOKEN}`,
    "content-type": "application/json",
    "idempotency-key": "k",
    "x-forwarded-for": "unknown",
    "x-request-id": answer.headers.get("X-Request-Id"),
  });
});

test("what the backend refuses comes through as it said it", async () => {
  const refusal = { code: "stale_version", message: "Somebody was faster", requestId: "r" };
  const backend = fakeBackend(async () => Response.json(refusal, { status: 409, headers: { "Retry-After": "7" } }));
  const answer = await testApp({ backend }).request("/api/v2/x");
  expect([answer.status, await answer.json(), answer.headers.get("Retry-After")]).toEqual([409, refusal, "7"]);
});

test("a backend that is down answers 503, one that is slow 504, in the contract's words", async () => {
  const down: BackendTransport = () => Promise.reject(new TypeError("connect ECONNREFUSED 10.0.0.5:5432"));
  const slow: BackendTransport = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const ask = (backend: BackendTransport) => testApp({ backend, config: { backendTimeout: 20 } }).request("/api/v2/x");
  const [first, second] = await Promise.all([ask(down), ask(slow)]);
  expect([first.status, first.headers.get("Retry-After"), await first.json()]).toEqual([
    503,
    "2",
    {
      code: "backend_unavailable",
      message: "The backend did not answer",
      requestId: first.headers.get("X-Request-Id"),
    },
  ]);
  expect([second.status, await second.json()]).toMatchObject([504, { code: "backend_timeout" }]);
});

test("a call that says how long it may take is waited for, and no other", async () => {
  const backend = fakeBackend(async ({ signal }) => {
    await wait(150, undefined, { signal });
    return Response.json({});
  });
  const app = testApp({ backend, config: { backendTimeout: 20 } });
  const ask = (path: string, method: string) => app.request(path, { method, headers: SAME_ORIGIN });
  const listed = await ask("/api/v2/sanctions-lists/un/versions", "POST");
  const read = await ask("/api/v2/sanctions-lists/un/versions", "GET");
  expect([listed.status, read.status]).toEqual([200, 504]);
});

test("an answer is streamed on while it is made", async () => {
  let say: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const backend = fakeBackend(async () => new Response(body, { headers: { "Content-Type": "text/event-stream" } }));
  const { origin, stop } = await serving(testApp({ backend }));
  const answer = await fetch(`${origin}/api/v2/events`);
  const reader = answer.body?.getReader();
  for (const word of ["one", "two"]) {
    say(word);
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(word);
  }
  await reader?.cancel();
  await stop();
});

test.each(["GET", "POST"])("a client that goes away ends the backend's call (%s)", async (method) => {
  let began: (request: Request) => void = () => undefined;
  const call = new Promise<Request>((resolve) => {
    began = resolve;
  });
  const backend = fakeBackend((request) => {
    began(request);
    return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
  });
  const { origin, stop } = await serving(testApp({ backend }));
  const request = httpRequest(`${origin}/api/v2/slow`, { method, headers: SAME_ORIGIN });
  request.on("error", () => undefined);
  request.end(method === "POST" ? "{}" : undefined);
  const { signal } = await call;
  expect(signal.aborted).toBe(false);
  const aborted = once(signal, "abort");
  request.destroy();
  await aborted;
  await stop();
});

test("a body is streamed to a remote backend, whose packed answer comes back readable", async () => {
  const remote = createServer((request, response) => {
    response.writeHead(200, { "Content-Encoding": "gzip", "Content-Type": "application/json" });
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on("end", () => response.end(gzipSync(JSON.stringify({ url: request.url, bytes }))));
  }).listen(0, "127.0.0.1");
  await once(remote, "listening");
  const { port } = remote.address() as AddressInfo;
  const backend = remoteBackend(new URL(`http://127.0.0.1:${port}/base/`));
  const { origin, stop } = await serving(testApp({ backend }));
  const answer = await fetch(`${origin}/api/v2/imports?dryRun=true`, {
    method: "POST",
    headers: { Authorization: "Bearer machine" },
    body: new Uint8Array(300_000),
  });
  expect(await answer.json()).toEqual({ url: "/base/v2/imports?dryRun=true", bytes: 300_000 });
  await stop();
  remote.close();
  remote.closeAllConnections();
});

test("a remote backend's redirect is an answer and not followed", async () => {
  const remote = createServer((_request, response) =>
    response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end(),
  );
  remote.listen(0, "127.0.0.1");
  await once(remote, "listening");
  const { port } = remote.address() as AddressInfo;
  const answer = await remoteBackend(new URL(`http://127.0.0.1:${port}`))(new Request("http://backend/v2/x"));
  expect(answer.status).toBe(302);
  remote.close();
  remote.closeAllConnections();
});

test("the embedded backend is left as soon as nobody waits for it", async () => {
  const controller = new AbortController();
  const never = embeddedBackend({ fetch: () => new Promise(() => undefined) });
  const call = never(new Request("http://backend/v2/x", { signal: controller.signal }));
  controller.abort(new Error("gone"));
  await expect(call).rejects.toThrow("gone");
});
