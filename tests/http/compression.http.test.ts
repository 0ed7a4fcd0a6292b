// Again on Node 24: zlib is Node's own.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fakePages, html, PUBLIC, serving, testApp } from "../support/node-server";

const LONG = "<p>supply chain</p>".repeat(200);

const ask = (headers: Record<string, string>, answer: () => Response = () => html(LONG), method = "GET") =>
  testApp({ pages: fakePages({ "": PUBLIC }, async () => answer()) }).request("/", { method, headers });

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["identity", null],
  ["deflate", null],
  ["br;q=nonsense", null],
  ["", null],
])("Accept-Encoding %j answers %j", async (accept, encoding) => {
  const answer = await ask({ "Accept-Encoding": accept });
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
  const bytes = Buffer.from(await answer.arrayBuffer());
  const plain = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
  expect(plain.toString()).toBe(LONG);
});

test.each<[string, () => Response]>([
  ["what is small", () => html("<p>", { headers: { "Content-Length": "3" } })],
  ["what is packed already", () => html(LONG, { headers: { "Content-Encoding": "zstd" } })],
  ["what must not be touched", () => html(LONG, { headers: { "Cache-Control": "no-transform" } })],
  ["pictures", () => html(LONG, { headers: { "Content-Type": "image/png" } })],
  ["a part of a file", () => html(LONG, { status: 206 })],
])("%s stays as it is", async (_what, answer) => {
  const plain = answer().headers.get("Content-Encoding");
  expect((await ask({ "Accept-Encoding": "br" }, answer)).headers.get("Content-Encoding")).toBe(plain);
});

test("a strong tag becomes a weak one, and the length is that of the packed bytes", async () => {
  const answer = await ask({ "Accept-Encoding": "br" }, () =>
    html(LONG, { headers: { ETag: '"1"', "Content-Length": "3800" } }),
  );
  expect(answer.headers.get("ETag")).toBe('W/"1"');
  expect(answer.headers.get("Content-Length")).toBe(String((await answer.arrayBuffer()).byteLength));
});

test.each([
  ["br", 5_000],
  ["gzip", 5_000],
  ["br", 700_000],
  ["gzip", 700_000],
])("a page that is there as a whole is the same after %s of %d bytes", async (encoding, length) => {
  const page = `<!doctype html>${"é".repeat((length - 15) / 2)}`;
  const bytes = Buffer.byteLength(page);
  const answer = await ask({ "Accept-Encoding": encoding }, () =>
    html(page, { headers: { "Content-Length": String(bytes) } }),
  );
  const packed = Buffer.from(await answer.arrayBuffer());
  expect((encoding === "br" ? brotliDecompressSync(packed) : gunzipSync(packed)).toString()).toBe(page);
  // Nobody says how long a stream will be.
  expect(answer.headers.get("Content-Length")).toBe(bytes > 500_000 ? null : String(packed.length));
});

test.each(["br", "gzip"])("what a page says arrives before it says more (%s)", async (encoding) => {
  let say: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  const { origin, stop } = await serving(testApp({ pages: fakePages({ "": PUBLIC }, async () => html(body)) }));
  const request = get(origin, { headers: { "Accept-Encoding": encoding } });
  say("<p>first");
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const plain = response.pipe(encoding === "br" ? createBrotliDecompress() : createGunzip());
  expect(String((await once(plain, "data"))[0])).toBe("<p>first");
  say("<p>second");
  expect(String((await once(plain, "data"))[0])).toBe("<p>second");
  const ended = once(plain, "end");
  end();
  plain.resume();
  await ended;
  await stop();
});

test("when the client goes away the page stops being made", async () => {
  let cancelled: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    cancelled = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(LONG)),
    cancel: () => cancelled(),
  });
  const { origin, stop } = await serving(testApp({ pages: fakePages({ "": PUBLIC }, async () => html(body)) }));
  const request = get(origin, { headers: { "Accept-Encoding": "br" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.destroy();
  await stopped;
  await stop();
});

test("a page that breaks off ends the connection and does not print why", async () => {
  let breakOff: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(LONG));
      breakOff = () => controller.error(new Error("swordfish"));
    },
  });
  const { origin, stop } = await serving(testApp({ pages: fakePages({ "": PUBLIC }, async () => html(body)) }));
  const response = await fetch(origin, { headers: { "Accept-Encoding": "identity" } });
  breakOff();
  await expect(response.text()).rejects.toThrow("terminated");
  await stop();
});
