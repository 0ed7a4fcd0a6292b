import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FetchOptions } from "./fetch-source";
import { newsSitemaps } from "./news-sitemaps";

let server: Server;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(`sitemap ${request.url}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => new Promise<unknown>((done) => server.close(done)));

const here: FetchOptions = { mayReach: () => true, resolve: async () => ["127.0.0.1"] };
const origin = () => `http://paper.example:${(server.address() as AddressInfo).port}`;

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += 50) yield Buffer.from(text.slice(at, at + 50));
}

async function textsOf(index: string): Promise<string[]> {
  const texts: string[] = [];
  for (const part of await newsSitemaps(`${origin()}/index.xml`, bytes(index), here)) {
    let text = "";
    for await (const chunk of part) text += Buffer.from(chunk).toString();
    texts.push(text);
  }
  return texts;
}

const entry = (loc: string, changed = "") => `<sitemap><loc>${loc}</loc><lastmod>${changed}</lastmod></sitemap>`;
const indexOf = (...entries: string[]) => `<?xml version="1.0"?><sitemapindex>${entries.join("")}</sitemapindex>`;

test("a sitemap is itself, unchanged, however long its beginning is", async () => {
  const sitemap = `<urlset>${"<url></url>".repeat(1_000)}</urlset>`;
  expect(await textsOf(sitemap)).toEqual([sitemap]);
  expect(asked).toEqual([]);
});

test("of an index the three newest sitemaps of its own host are read, the newest first, and no packed one", async () => {
  const index = indexOf(
    entry("/old.xml", "2024-01-01"),
    entry("/new.xml", "2024-03-04T10:00:00Z"),
    entry("http://other.example/news.xml", "2024-03-05"),
    entry("/archive.xml.gz", "2024-03-05"),
    entry("/undated.xml"),
    entry("/middle.xml", "2024-02-01"),
  );
  expect(await textsOf(index)).toEqual(["sitemap /new.xml", "sitemap /middle.xml", "sitemap /old.xml"]);
  expect(asked).toEqual(["/new.xml", "/middle.xml", "/old.xml"]);
});

test("an index that names no sitemap of its own host is refused, and one that never ends is given up", async () => {
  await expect(textsOf(indexOf(entry("http://other.example/news.xml")))).rejects.toThrow("no sitemap of its own host");
  const endless = indexOf(...Array.from({ length: 600 }, (_, n) => entry(`/${"a".repeat(10_000)}/${n}.xml`)));
  await expect(textsOf(endless)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("longer than 5 MB") },
  });
});
