import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { parseFeed } from "./parse";

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), "utf8");

test("RSS 2.0: HTML becomes text without its scripts, a relative link is resolved, a zone's name is a time", async () => {
  const { events } = await collect(parseFeed(fixture("rss2.xml")));
  expect(events[0]).toMatchObject({
    externalId: "tag-1",
    sourceName: "Example Trade News",
    title: "Strike at Sample & Sons",
    summary: "Workers walked out.\nIt costs 5 < 10 €",
    url: "https://news.example/2024/strike",
    publishedAt: "2024-01-02T13:30:00.000Z",
    language: "en-gb",
    kind: "report",
  });
});

test("another scheme than http is no link, and Dublin Core dates count", async () => {
  const { events } = await collect(parseFeed(fixture("rss2.xml")));
  expect(events[1]).toMatchObject({
    title: "Second title",
    summary: "Only encoded",
    url: null,
    publishedAt: "2024-01-03T09:00:00.000Z",
  });
});

test("an item that says nothing is a problem at its line", async () => {
  const { problems } = await collect(parseFeed(fixture("rss2.xml")));
  expect(problems.map(({ position }) => position)).toEqual([{ line: 21, path: "rss/channel/item" }]);
});

test("Atom: base and language of the feed hold for the entry, XHTML becomes text", async () => {
  const { events } = await collect(parseFeed(fixture("atom.xml")));
  expect(events).toMatchObject([
    {
      externalId: "urn:example:1",
      title: "Streik & Stau",
      summary: "Erster Satz.\nZweiter Satz.",
      url: "https://blog.example/a/b/1.html",
      publishedAt: "2024-02-29T12:00:00.000Z",
      updatedAt: "2024-03-01T12:00:00.500Z",
      language: "de",
    },
  ]);
});

test("RSS 1.0: the items beside the channel carry its name", async () => {
  const { events } = await collect(parseFeed(fixture("rss1.xml")));
  expect(events).toMatchObject([
    { externalId: "https://old.example/1", sourceName: "Old Example", publishedAt: "2024-01-05" },
  ]);
});

test("an item whose about is empty is known by its address, and without one by its title", async () => {
  const emptied = fixture("rss1.xml").replace('rdf:about="https://old.example/1"', 'rdf:about=" "');
  const idOf = async (text: string) => (await collect(parseFeed(text))).events[0]?.externalId;
  expect(await idOf(emptied)).toBe("https://old.example/1");
  expect(await idOf(emptied.replace("<link>https://old.example/1</link>", ""))).toMatch(/^One 2024-01-05/);
});

test.each([
  ["iso-8859-1", "latin1"],
  ["windows-1252", "latin1"],
  ["utf-8", "utf8"],
] as const)("a feed in %s reads its umlauts", async (declared, written) => {
  const text = fixture("atom.xml").replace("utf-8", declared).replace("Streik", "Störfälle");
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text, written);
  }
  const { events } = await collect(parseFeed(bytes()));
  expect(events[0]?.title).toBe("Störfälle & Stau");
});

test("UTF-16 with its mark is read, and what is no feed is said to be none", async () => {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`\ufeff${fixture("rss1.xml")}`, "utf16le");
  }
  expect((await collect(parseFeed(bytes()))).events).toHaveLength(1);
  expect((await collect(parseFeed("<html><body><p>404</p></body></html>"))).problems.at(-1)?.message).toBe(
    "this is no RSS and no Atom",
  );
});
