import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { type JsonMapping, parseJson } from "./parse";

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8");
const read = (text: string, mapping: JsonMapping, limits = {}) =>
  collect(parseJson(text, { sourceName: "json:sample", mapping, limits }));

const NEWSAPI: JsonMapping = {
  items: "articles",
  title: "title",
  summary: "description",
  url: "url",
  publishedAt: "publishedAt",
  publisher: "source.name",
};

test("an answer like NewsAPI's: HTML becomes text, and an item without title and link is a problem", async () => {
  const { events, problems } = await read(fixture("newsapi"), NEWSAPI);
  expect(events).toMatchObject([
    {
      externalId: "https://times.example/fire",
      kind: "report",
      title: "Fire halts Muster Guss foundry",
      summary: "One line is down.",
      publishedAt: "2024-03-04T08:30:00.000Z",
      organizations: [{ name: "Invented Times", role: "publisher" }],
    },
  ]);
  expect(problems.map(({ position }) => position)).toEqual([{ line: 14, path: "articles[1]" }]);
});

test("an answer like Event Registry's: the list is found by its whole path, three letters become a tag", async () => {
  const { events } = await read(fixture("event-registry"), {
    items: "articles.results",
    id: "uri",
    title: "title",
    summary: "body",
    language: "lang",
    publishedAt: "dateTimePub",
    country: "location.country.label.eng",
  });
  expect(events).toMatchObject([
    {
      externalId: "7654321",
      language: "de",
      places: [{ kind: "country", iso2: "DE" }],
      title: "Streik bei Muster Guss",
    },
  ]);
});

test("an answer like GDELT's: its moments are read, its themes make no type", async () => {
  const mapping = { items: "articles", title: "title", url: "url", publishedAt: "seendate", language: "language" };
  const { events } = await read(fixture("gdelt"), mapping);
  expect(events).toMatchObject([
    {
      kind: "report",
      publishedAt: "2024-03-04T08:30:00.000Z",
      language: "es",
      places: [],
      raw: { themes: "STRIKE;ARMEDCONFLICT" },
    },
  ]);
});

test("a document that is the list itself, with seconds and milliseconds since 1970", async () => {
  const mapping = { items: ".", title: "headline", url: "link", publishedAt: "when", country: "iso" };
  const { events } = await read(fixture("list"), mapping);
  expect(events.map(({ publishedAt, places }) => [publishedAt, places])).toEqual([
    ["2024-03-04T08:30:00.000Z", [{ kind: "country", iso2: "DE" }]],
    ["2024-03-04T08:30:00.000Z", [{ kind: "country", iso2: "DE" }]],
  ]);
});

test("a list that is not there is a problem, and a path that leads to nothing is empty", async () => {
  expect((await read(fixture("gdelt"), { items: "results", title: "title" })).problems[0]?.message).toContain(
    "no array",
  );
  const { events } = await read(fixture("gdelt"), { items: "articles", title: "title.first", url: "url" });
  expect(events[0]?.title).toBe("");
});

test("10,000 items are read one by one, and depth, size and number end at their limits", async () => {
  const items = Array.from({ length: 10_000 }, (_, n) => `{"title":"Title ${n}","url":"https://times.example/${n}"}`);
  const many = `{"articles":[${items.join(",")}]}`;
  expect((await read(many, NEWSAPI)).events).toHaveLength(10_000);
  const few = await read(many, NEWSAPI, { items: 10 });
  expect([few.events.length, few.problems[0]?.restUnread]).toEqual([10, true]);
  const deep = await read(`{"articles":[${'{"source":'.repeat(200_000)}`, NEWSAPI);
  expect(deep.problems[0]?.message).toContain("does not end");
  const long = await read(`{"articles":[{"title":"${"x".repeat(900_000)}","url":"https://times.example/1"}]}`, NEWSAPI);
  expect(long.events[0]?.title.length).toBeLessThanOrEqual(16_384);
});
