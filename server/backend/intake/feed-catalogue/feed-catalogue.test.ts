import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../project-root";
import { countryIso2 } from "../../reference/countries/country-iso2";
import { describedBy } from "../ingest/connectors";
import { isNews, readReports } from "../ingest/formats";
import { settingsSchema } from "../ingest/settings";
import { type CataloguedFeed, cataloguedFeedSchema, connectorName, SUBJECTS, settingsOf } from "./catalogued-feed";
import { FEED_CATALOGUE, feedOfKey } from "./feed-catalogue";
import { feedTable } from "./feed-table";

const countBy = (keyOf: (feed: CataloguedFeed) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const feed of FEED_CATALOGUE) counts[keyOf(feed)] = (counts[keyOf(feed)] ?? 0) + 1;
  return counts;
};

test.each(FEED_CATALOGUE.map((feed) => [feed.key, feed] as const))("%s is a whole entry", (_, feed) => {
  expect(cataloguedFeedSchema.parse(feed)).toEqual(feed);
  expect(Intl.getCanonicalLocales(feed.language)).toEqual([feed.language]);
  if (feed.homeCountry !== null) expect(countryIso2(feed.homeCountry)).toBe(feed.homeCountry);
  expect(settingsSchema.parse(settingsOf(feed))).toEqual(settingsOf(feed));
  expect(feed.fields !== undefined).toBe(feed.format === "json");
  expect(describedBy(connectorName(feed))?.format).toBe(feed.format);
});

test("an address that hardly anybody names is taken only where somebody says that it answered", () => {
  const unsure = FEED_CATALOGUE.filter(({ seenIn }) => seenIn.files < 3 && seenIn.answered === undefined);
  expect(unsure.map(({ key }) => key)).toEqual([]);
});

test("keys and addresses are unique, and a key finds its feed", () => {
  expect(new Set(FEED_CATALOGUE.map(({ key }) => key)).size).toBe(FEED_CATALOGUE.length);
  const addresses = FEED_CATALOGUE.map(({ url }) => url.toLowerCase().replace(/\/$/, ""));
  expect(new Set(addresses).size).toBe(FEED_CATALOGUE.length);
  for (const feed of FEED_CATALOGUE) expect(feedOfKey(feed.key)).toBe(feed);
  expect(feedOfKey("toString")).toBeNull();
});

test("a publisher is one group, in whatever language it writes", () => {
  const groups = new Map<string, string>();
  for (const { publisher, publisherGroup } of FEED_CATALOGUE) {
    expect(groups.get(publisher) ?? publisherGroup, publisher).toBe(publisherGroup);
    groups.set(publisher, publisherGroup);
  }
  const dw = FEED_CATALOGUE.filter(({ publisherGroup }) => publisherGroup === "deutsche-welle");
  expect(dw.map(({ language }) => language).sort()).toEqual(["de", "en", "es", "pt-BR", "tr", "zh-Hans"]);
});

test("there are at least 60, of each subject some, and in no language only a few", () => {
  expect(FEED_CATALOGUE.length).toBeGreaterThanOrEqual(60);
  const bySubject = countBy(({ subject }) => subject);
  for (const subject of SUBJECTS) expect(bySubject[subject], subject).toBeGreaterThanOrEqual(3);
  const byLanguage = countBy(({ language }) => language.slice(0, 2));
  for (const language of ["en", "de", "fr", "zh", "es", "pt", "tr", "ja"]) {
    expect(byLanguage[language], language).toBeGreaterThanOrEqual(7);
  }
  expect(byLanguage.en).toBeLessThanOrEqual(FEED_CATALOGUE.length / 2);
  const authorities = FEED_CATALOGUE.filter(
    ({ subject }) => !["ports", "labour", "industry", "general"].includes(subject),
  );
  expect(authorities.length).toBeGreaterThanOrEqual(60);
});

const SAMPLES = {
  feed: "<rss version='2.0'><channel><title>F</title><item><title>Told</title></item></channel></rss>",
  sitemap:
    "<urlset xmlns:news='n'><url><loc>https://paper.example/1</loc><news:news><news:title>Told</news:title></news:news></url></urlset>",
  json: '{"results":[{"document_number":"1","title":"Told","abstract":null,"html_url":"https://paper.example/1","publication_date":"2026-11-27"}]}',
};

test("each format of the catalogue is read as news, with the settings of its feeds", async () => {
  expect(Object.keys(countBy(({ format }) => format)).sort()).toEqual(["feed", "json", "sitemap"]);
  for (const feed of FEED_CATALOGUE) {
    const connector = { name: connectorName(feed), format: feed.format, url: feed.url, settings: settingsOf(feed) };
    expect(isNews(connector)).toBe(true);
    const titles: string[] = [];
    for await (const item of readReports(connector, SAMPLES[feed.format])) if (item.ok) titles.push(item.event.title);
    expect(titles, feed.key).toEqual(["Told"]);
  }
});

test("docs/feeds.md lists the catalogue as it is", async () => {
  await expect(feedTable(FEED_CATALOGUE)).toMatchFileSnapshot("../../../../docs/feeds.md");
});

test.each(["README.md", "docs/sources.md"])("%s says how many there are", async (file) => {
  expect(await readFile(join(projectRoot(), file), "utf8")).toContain(`${FEED_CATALOGUE.length} public feeds`);
});
