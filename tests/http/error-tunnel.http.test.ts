import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Stage } from "../../server/config";
import { SAME_ORIGIN, testApp } from "../support/node-server";

// A stand-in for the error service on this machine.
const taken: { url: string; body: string }[] = [];
const service = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    taken.push({ url: request.url ?? "", body });
    response.end("{}");
  });
});
let dsn = "";

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`;
});
afterAll(() => new Promise((done) => service.close(done)));
beforeEach(() => void taken.splice(0));

const envelope = (to: string) => `${JSON.stringify({ dsn: to })}\n{"type":"event"}\n{"message":"boom"}`;

async function send(body: string, config: { stage?: Stage; sentryDsn?: string | undefined } = {}) {
  const app = testApp({ config: { stage: "integration", sentryDsn: dsn, ...config } });
  const answer = await app.request("/api/v2/frontend-sentry-tunnel", { method: "POST", headers: SAME_ORIGIN, body });
  return answer.status;
}

test("in the integration environment a report is passed on to the configured project", async () => {
  expect(await send(envelope(dsn))).toBe(200);
  expect(taken).toEqual([{ url: "/api/7/envelope/?sentry_version=7&sentry_key=key", body: envelope(dsn) }]);
});

test.each(["production", "staging", "demo", "development"] as const)("in %s there is no tunnel", async (stage) => {
  expect(await send(envelope(dsn), { stage })).toBe(404);
  expect(taken).toEqual([]);
});

test("without an error service there is no tunnel", async () => {
  expect(await send(envelope(dsn), { sentryDsn: undefined })).toBe(404);
});

test("a report for another project, or for none, goes nowhere", async () => {
  const others = [
    envelope(dsn.replace(/7$/, "8")),
    envelope("https://key@elsewhere.example/7"),
    "no envelope",
    "null\n",
    "",
  ];
  for (const other of others) expect(await send(other)).toBe(400);
  expect(taken).toEqual([]);
});

test("a report of more than a megabyte is refused", async () => {
  expect(await send(envelope(dsn) + "x".repeat(1_000_001))).toBe(413);
  expect(taken).toEqual([]);
});

test("a service that does not answer is told as a bad gateway", async () => {
  const gone = "http://key@127.0.0.1:1/7";
  expect(await send(envelope(gone), { sentryDsn: gone })).toBe(502);
});
