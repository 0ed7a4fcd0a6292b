import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { serving, testApp } from "../support/node-server";

const folder = mkdtempSync(join(tmpdir(), "tierwatch-client-"));
const SCRIPT = "export const answer = 42;\n".repeat(100);
mkdirSync(join(folder, "client/assets"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "not for you");
writeFileSync(join(folder, "client/favicon.svg"), "<svg/>");
writeFileSync(join(folder, "client/feed.xml"), "<feed/>");
writeFileSync(join(folder, "client/.env"), "SECRET=1");
mkdirSync(join(folder, "client/.git"));
writeFileSync(join(folder, "client/.git/HEAD"), "ref: not for you");
writeFileSync(join(folder, "client/assets/plain-x1.js"), SCRIPT);
writeFileSync(join(folder, "client/assets/page-x1.js"), SCRIPT);
writeFileSync(join(folder, "client/assets/page-x1.js.br"), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, "client/assets/page-x1.js.gz"), gzipSync(SCRIPT));
const app = testApp({ clientDir: join(folder, "client") });
const { origin, stop } = await serving(app);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("a hashed file asked for as %s is kept for a year and comes packed as %s", async (accept, encoding) => {
  const answer = await fetch(`${origin}/assets/page-x1.js`, { headers: { "Accept-Encoding": accept } });
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe(SCRIPT);
});

test("a hashed file that is missing is a plain 404 that nobody keeps, never a page", async () => {
  for (const path of ["/assets/old-x0.js", "/assets/", "/assets/page-x1.js/x", "/assets/page-x1.js.br"]) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=UTF-8"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("other files are asked for again by their tag, and a tag that is known answers 304", async () => {
  const first = await app.request("/favicon.svg");
  const tag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=300");
  const known = await app.request("/favicon.svg", { headers: { "If-None-Match": `"other", W/${tag}` } });
  expect([known.status, await known.text(), known.headers.get("ETag")]).toEqual([304, "", tag]);
  const other = await app.request("/favicon.svg", { headers: { "If-None-Match": '"other"' } });
  expect(other.status).toBe(200);
});

test("a text names its charset, whatever kind of text it is", async () => {
  const typeOf = async (path: string) => (await app.request(path)).headers.get("Content-Type");
  expect(await typeOf("/favicon.svg")).toBe("image/svg+xml; charset=utf-8");
  expect(await typeOf("/feed.xml")).toBe("application/xml; charset=utf-8");
});

test("HEAD says the same without the body", async () => {
  const answer = await app.request("/assets/page-x1.js", { method: "HEAD" });
  expect([answer.status, answer.headers.get("Content-Length"), await answer.text()]).toEqual([200, "2600", ""]);
});

test.each([
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/assets/....//....//secret.txt",
  "/assets\\..\\..\\secret.txt",
  // Decoded once and no more.
  "/..%252fsecret.txt",
  "/%252e%252e/secret.txt",
  "/.env",
  "/%2eenv",
  "/.git/HEAD",
  "/%2egit/HEAD",
  // No folder says what is in it.
  "/assets",
  "/assets/",
  "/.git/",
])("%s reaches no file", async (path) => {
  const { hostname, port } = new URL(origin);
  const answer = await raw({ hostname, port, path });
  expect(answer).not.toMatch(/not for you|SECRET=|x1\.js/);
});

/** Sends the path as it is written; fetch would tidy it. */
async function raw(options: { hostname: string; port: string; path: string }): Promise<string> {
  const { request } = await import("node:http");
  const { text } = await import("node:stream/consumers");
  return new Promise((resolve, reject) => {
    request(options, (response) => text(response).then(resolve, reject))
      .on("error", reject)
      .end();
  });
}
