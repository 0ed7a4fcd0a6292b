import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchSource } from "../fetch-source";
import { forgetRights, newsFetch } from "./ask-rights";

// A real server stands for a publisher: what it is asked for, when, and by whom.
let server: Server;
let pages: Record<string, { status?: number; headers?: Record<string, string>; body?: string }>;
let asked: { path: string; at: number; agent: string }[];

beforeEach(async () => {
  forgetRights();
  asked = [];
  pages = { "/rss": { body: "<rss/>" } };
  server = createServer((request, response: ServerResponse) => {
    const path = request.url ?? "";
    asked.push({ path, at: performance.now(), agent: request.headers["user-agent"] ?? "" });
    const { status = 200, headers = {}, body = "" } = pages[path] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => new Promise((done) => server.close(done)));

const reach = { mayReach: () => true, resolve: async () => ["127.0.0.1"] };
const address = (path: string) => `http://news.example:${(server.address() as AddressInfo).port}${path}`;
async function read(path = "/rss", pause = 0): Promise<string> {
  const fetched = await fetchSource(address(path), newsFetch({ ...reach, pause, contact: "mailto:ops@t.example" }));
  let text = "";
  if (fetched.changed) for await (const chunk of fetched.body) text += Buffer.from(chunk).toString();
  return text;
}
const paths = () => asked.map(({ path }) => path);

test("a host that says nothing is read, is asked once a day, and learns whom it can ask", async () => {
  expect(await read()).toBe("<rss/>");
  expect(await read()).toBe("<rss/>");
  expect(paths().sort()).toEqual(["/.well-known/tdmrep.json", "/robots.txt", "/rss", "/rss"]);
  expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(["Tierwatch (+mailto:ops@t.example)"]));
});

test.each([
  ["everybody", "User-agent: *\nDisallow: /rss", false],
  ["us by name", "User-agent: *\nAllow: /\n\nUser-agent: tierwatch\nDisallow: /", false],
  ["others", "User-agent: GPTBot\nDisallow: /", true],
  ["another address", "User-agent: *\nDisallow: /private", true],
  ["all but this address", "User-agent: *\nDisallow: /\nAllow: /rss", true],
  ["nobody, with junk", "<html>not found</html>\u0000", true],
])("a robots.txt that forbids %s", async (_, body, may) => {
  pages["/robots.txt"] = { body };
  if (may) return expect(await read()).toBe("<rss/>");
  await expect(read()).rejects.toThrow(/does not let us read this address \(robots\.txt\)/);
  expect(paths()).not.toContain("/rss");
});

test("where a host cannot say what may be read, nothing is read now", async () => {
  pages["/robots.txt"] = { status: 503, headers: { "retry-after": "600" } };
  const refused = await read().catch((error) => error);
  expect(refused).toMatchObject({ name: "FetchRefused", status: 503 });
  expect(refused.notBefore.getTime()).toBeGreaterThan(Date.now());
  expect(paths()).not.toContain("/rss");
  pages["/robots.txt"] = { status: 404 };
  expect(await read()).toBe("<rss/>");
});

test("an address that a redirect leads to is asked about, too", async () => {
  pages["/old"] = { status: 301, headers: { location: "/rss" } };
  pages["/robots.txt"] = { body: "User-agent: *\nDisallow: /rss" };
  await expect(read("/old")).rejects.toThrow(/robots\.txt/);
  expect(paths()).not.toContain("/rss");
});

test.each([
  ["all", [{ location: "/", "tdm-reservation": 1 }], true],
  ["a folder and all in it", [{ location: "/rs*", "tdm-reservation": 1 }], true],
  ["an ending", [{ location: "/*.pdf$", "tdm-reservation": 1 }], false],
  ["nothing", [{ location: "/", "tdm-reservation": 0 }], false],
  ["junk", { location: 1 }, false],
])("a tdmrep.json that reserves %s", async (_, rules, reserved) => {
  pages["/.well-known/tdmrep.json"] = { body: JSON.stringify(rules) };
  if (!reserved) return expect(await read()).toBe("<rss/>");
  await expect(read()).rejects.toThrow(/reserves text and data mining \(tdmrep\.json\)/);
});

test.each([
  [{ "tdm-reservation": "1" }, true],
  [{ "tdm-reservation": "0" }, false],
  [{ "x-robots-tag": "noarchive, noai" }, true],
  [{ "x-robots-tag": "noimageai; noai" }, true],
  [{ "x-robots-tag": "otherbot: noai" }, false],
  [{ "x-robots-tag": "noindex" }, false],
])("an answer with %j", async (headers, reserved) => {
  pages["/rss"] = { headers, body: "<rss/>" };
  if (!reserved) return expect(await read()).toBe("<rss/>");
  await expect(read()).rejects.toThrow(/ask the publisher, or choose another source/);
});

test("of one host no two addresses are read within the pause, however many ask", async () => {
  await Promise.all([read("/rss", 200), read("/rss", 200), read("/rss", 200)]);
  const times = asked.filter(({ path }) => path === "/rss").map(({ at }) => at);
  // Each is begun 200 ms after the one before it; how long its way takes is the machine's affair.
  for (const [n, at] of times.slice(1).entries()) expect(at - (times[n] ?? 0)).toBeGreaterThan(50);
});

test("who could not be served in time by a host that many ask is told so at once, and takes nobody's turn", async () => {
  const ask = () => fetchSource(address("/rss"), newsFetch({ ...reach, pause: 5_000, timeout: 1_000 }));
  const opened = await ask();
  if (opened.changed) for await (const _ of opened.body);
  const [first, second] = [await ask().catch((error) => error), await ask().catch((error) => error)];
  expect(first).toMatchObject({ name: "FetchRefused", message: expect.stringContaining("asked for too much") });
  expect(second.notBefore).toEqual(first.notBefore);
  expect(paths().filter((path) => path === "/rss")).toHaveLength(1);
});

test("however many hosts are asked and however much they say, little of it is kept", async () => {
  const rules = Array.from({ length: 1_900 }, (_, n) => `Disallow: /${n}/${"a".repeat(240)}`).join("\n");
  pages["/robots.txt"] = { body: `User-agent: *\n${rules}` };
  const port = (server.address() as AddressInfo).port;
  const readOf = async (n: number) => {
    const fetched = await fetchSource(`http://h${n}.example:${port}/rss`, newsFetch({ ...reach, pause: 0 }));
    if (fetched.changed) for await (const _ of fetched.body);
  };
  for (let n = 0; n < 24; n++) await readOf(n);
  const times = () => paths().filter((path) => path === "/robots.txt").length;
  expect(times()).toBe(24);
  // The newest is known still, and the first one is not: together they had said more than is kept.
  await readOf(23);
  expect(times()).toBe(24);
  await readOf(0);
  expect(times()).toBe(25);
});
