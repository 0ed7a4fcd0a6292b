// Again on Node 24: fetch, its redirects and its name lookups are Node's own.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { isPublicAddress } from "../../platform/net/public-address";
import { SourceFailed } from "../connectors/limits";
import { type FetchOptions, FetchRefused, fetchSource } from "./fetch-source";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(null)));
  server = undefined;
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function serving(answer: Answer): Promise<number> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((done) => started.listen(0, "127.0.0.1", done));
  return (started.address() as AddressInfo).port;
}

/** As if `source.example` were this machine and this machine were the internet. */
const here: FetchOptions = { mayReach: () => true, resolve: async () => ["127.0.0.1"] };

async function textFrom(url: string, options: FetchOptions = here): Promise<string> {
  const fetched = await fetchSource(url, options);
  if (!fetched.changed) throw new Error("unchanged");
  const chunks: Uint8Array[] = [];
  for await (const chunk of fetched.body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test("a packed answer is read, and its cursor spares the next one", async () => {
  const port = await serving((request, response) => {
    if (request.headers["if-none-match"] === '"1"') return response.writeHead(304).end();
    response.writeHead(200, { etag: '"1"', "content-encoding": "gzip" }).end(gzipSync("all of it"));
  });
  const url = `http://source.example:${port}/feed`;
  expect(await textFrom(url)).toBe("all of it");
  const fetched = await fetchSource(url, here);
  expect(fetched).toMatchObject({ changed: true, cursor: { etag: '"1"' } });
  expect(await fetchSource(url, { ...here, cursor: { etag: '"1"' } })).toEqual({ changed: false });
});

test("redirects are followed to the fifth and not to the sixth", async () => {
  const port = await serving((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) return response.end("there");
    response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  expect(await textFrom(`http://source.example:${port}/5`)).toBe("there");
  await expect(textFrom(`http://source.example:${port}/6`)).rejects.toThrow("redirects more than 5 times");
});

test.each([
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://0x7f.1/",
  "http://2130706433/",
  "http://169.254.169.254/latest/meta-data",
  "http://localhost/",
])("%s is not asked", async (url) => {
  await expect(fetchSource(url)).rejects.toThrow("is not on the public internet");
});

test.each(["file:///etc/passwd", "ftp://source.example/", "gopher://x/", "nothing", "http://user:pw@source.example/"])(
  "%s is no address of a source",
  async (url) => {
    await expect(fetchSource(url, here)).rejects.toBeInstanceOf(FetchRefused);
  },
);

test("a name that points inside is not asked, with one of its addresses neither", async () => {
  let asked = 0;
  const port = await serving((_, response) => {
    asked++;
    response.end();
  });
  const resolve = async () => ["93.184.215.14", "127.0.0.1"];
  await expect(fetchSource(`http://source.example:${port}/`, { resolve })).rejects.toThrow("public internet");
  expect(asked).toBe(0);
});

test("a redirect to the inside is checked like the first address", async () => {
  const port = await serving((_, response) => response.writeHead(302, { location: "http://10.0.0.1/secret" }).end());
  const mayReach = (address: string) => address === "127.0.0.1" || isPublicAddress(address);
  const asking = fetchSource(`http://source.example:${port}/`, { mayReach, resolve: here.resolve ?? (async () => []) });
  await expect(asking).rejects.toThrow("10.0.0.1 is not on the public internet");
});

test("the connection goes to the address that was checked: the name is resolved once", async () => {
  let resolved = 0;
  const port = await serving((_, response) => response.end("x"));
  const resolve = async () => (++resolved === 1 ? ["127.0.0.1"] : ["10.0.0.1"]);
  await textFrom(`http://source.example:${port}/`, { mayReach: (address) => address === "127.0.0.1", resolve });
  expect(resolved).toBe(1);
});

test("a small answer that unpacks to a huge one is cut off", async () => {
  const port = await serving((_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(2_000_000))),
  );
  const reading = textFrom(`http://source.example:${port}/`, { ...here, mostBytes: 1_000_000 });
  await expect(reading).rejects.toThrow("longer than 1 MB");
});

test("a source that never ends its answer fails, and says why", async () => {
  const port = await serving((_, response) => response.writeHead(200).write("begun"));
  const reading = textFrom(`http://source.example:${port}/`, { ...here, timeout: 200 });
  await expect(reading).rejects.toEqual(
    expect.objectContaining({ name: "SourceFailed", message: "the source took too long" }),
  );
});

test("an answer that breaks off is a failure and no shorter file", async () => {
  const port = await serving((_, response) => {
    response.writeHead(200, { "content-length": "100" }).write("begun");
    setImmediate(() => response.destroy());
  });
  await expect(textFrom(`http://source.example:${port}/`)).rejects.toBeInstanceOf(SourceFailed);
});

test("any other status is refused with its number", async () => {
  const port = await serving((_, response) => response.writeHead(503).end());
  await expect(textFrom(`http://source.example:${port}/`)).rejects.toThrow("answered with status 503");
});

test.each([
  ["8.8.8.8", true],
  ["172.32.0.1", true],
  ["2606:4700::1111", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["172.31.255.255", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["fd00::1", false],
  ["fe80::1%eth0", false],
  ["no address", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
