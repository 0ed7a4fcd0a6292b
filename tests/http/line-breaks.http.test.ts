import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { fakePages, html, PUBLIC, testApp } from "../support/node-server";

const BREAK = '\r\n{"level":60,"msg":"forged"}\u2028\u0085\u001b[31m';

test("no value begins a line of its own in the log", async () => {
  const log = new PassThrough();
  const pages = fakePages({ "": PUBLIC, broken: PUBLIC, "*": PUBLIC }, async (request) => {
    if (new URL(request.url).pathname === "/broken") throw new Error(`it said ${BREAK}`);
    return html("");
  });
  const app = testApp({ log, pages });
  const sent = encodeURIComponent(BREAK);
  await app.request(`/${sent}?q=${sent}`, { headers: { "user-agent": "a\u0085b" } });
  await app.request("/broken");
  log.end();
  const text = String(log.read());
  const lines = text.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ msg: "forged" });
  for (const sign of ["\r", "\u001b"]) expect(text).not.toContain(sign);
});
