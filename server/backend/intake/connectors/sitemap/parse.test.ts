import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { parseSitemap, type SitemapOptions } from "./parse";

const file = readFileSync(new URL("./fixtures/news.xml", import.meta.url), "utf8");
const options: SitemapOptions = { sourceName: "sitemap:paper", url: "https://paper.example/news.xml" };
const read = (text: string, changes: Partial<SitemapOptions> = {}) =>
  collect(parseSitemap(text, { ...options, ...changes }));

test("pages of news are reports with title, publisher, language and moment; other pages are left out", async () => {
  const { events } = await read(file);
  expect(events).toMatchObject([
    {
      externalId: "https://paper.example/a/strike-at-invented-port",
      kind: "report",
      title: "Strike at the port of Invented & Sons",
      publishedAt: "2024-03-04T09:00:00.000Z",
      updatedAt: "2024-03-04T11:00:00.000Z",
      language: "en",
      organizations: [{ name: "The Invented Paper", role: "publisher" }],
      raw: { keywords: "ports, strike" },
    },
    { url: "https://paper.example/a/brand", publishedAt: "2024-03-04", language: "de" },
  ]);
});

test("a page of news that says nothing is a problem at its line", async () => {
  const { problems } = await read(file);
  expect(problems.map(({ position }) => position)).toEqual([{ line: 22, path: "urlset/url" }]);
});

test("a sitemap without news, an index and a page that is none are said to be no news sitemap", async () => {
  const plain = "<urlset><url><loc>https://paper.example/about</loc></url></urlset>";
  const index = "<sitemapindex><sitemap><loc>https://paper.example/1.xml</loc></sitemap></sitemapindex>";
  for (const text of [plain, index]) expect((await read(text)).problems.at(-1)?.message).toContain("no news sitemap");
  expect(await read("<urlset></urlset>")).toEqual({ events: [], problems: [] });
});

test("10,000 pages are read one by one, and depth, size and number end at their limits", async () => {
  const page = (n: number) => `<url><loc>https://paper.example/${n}</loc><news><title>Title ${n}</title></news></url>`;
  const many = `<urlset>${Array.from({ length: 10_000 }, (_, n) => page(n)).join("")}</urlset>`;
  expect((await read(many)).events).toHaveLength(10_000);
  const few = await read(many, { limits: { items: 10 } });
  expect([few.events.length, few.problems[0]?.restUnread]).toEqual([10, true]);
  const deep = await read(`<urlset><url>${"<a>".repeat(100_000)}`);
  expect(deep.problems[0]?.message).toContain("inside each other");
  const long = await read(`<urlset><url><news><title>${"x".repeat(1_500_000)}</title></news></url></urlset>`);
  expect(Math.max(0, ...long.events.map(({ title }) => title.length))).toBeLessThanOrEqual(16_384);
});
