import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ParsedItem, Source } from "../../platform/db/shapes/raw-event";
import { parseChokepoints } from "./chokepoints/parse";
import { parseFeed } from "./feed/parse";
import { parseGdacs } from "./gdacs/parse";
import { parseJson } from "./json/parse";
import { parseSitemap } from "./sitemap/parse";
import { parseTable } from "./table/parse";
import { parseUsgs } from "./usgs/parse";
import { parseWarn } from "./warn/parse";

const mapping = { title: "Ereignis", id: "Nr", happenedAt: "Datum", latitude: "Breite" };
const news = { items: "articles", title: "title", url: "url", publishedAt: "seendate" };
const PARSERS: [file: string, parse: (source: Source) => AsyncIterable<ParsedItem>][] = [
  ["usgs/fixtures/week.geojson", parseUsgs],
  ["gdacs/fixtures/alerts.xml", parseGdacs],
  ["gdacs/fixtures/alert.cap.xml", parseGdacs],
  ["warn/fixtures/register.csv", parseWarn],
  ["warn/fixtures/state.csv", parseWarn],
  ["chokepoints/fixtures/incidents.csv", parseChokepoints],
  ["feed/fixtures/rss2.xml", parseFeed],
  ["feed/fixtures/atom.xml", parseFeed],
  ["feed/fixtures/rss1.xml", parseFeed],
  ["sitemap/fixtures/news.xml", (source) => parseSitemap(source, { sourceName: "Sample" })],
  ["json/fixtures/gdelt.json", (source) => parseJson(source, { sourceName: "Sample", mapping: news })],
  ["table/fixtures/events.csv", (source) => parseTable(source, { sourceName: "Sample", mapping })],
];

const mutation = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 40 }),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom(
        '"',
        "<",
        ">",
        "&",
        "\0",
        "\n",
        "\r",
        ",",
        ";",
        "{",
        "]",
        "<![CDATA[",
        "<!--",
        "<!DOCTYPE x [",
        "\ud800",
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
});

test.each(PARSERS)("%s with any bytes changed is read without an exception", async (file, parse) => {
  const original = readFileSync(new URL(file, import.meta.url));
  await fc.assert(
    fc.asyncProperty(
      fc.array(mutation, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 5_000 }),
      async (mutations, size) => {
        const bytes = mutations.reduce(mutate, original);
        for await (const item of parse(inPieces(bytes, size))) {
          if (item.ok) {
            expect(item.event.externalId).not.toBe("");
            expect(item.event.contentHash).toMatch(/^[0-9a-f]{64}$/);
            for (const place of item.event.places)
              if (place.kind === "point") expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
          } else {
            const { line, path } = item.problem.position;
            expect(line !== undefined || path !== undefined, item.problem.message).toBe(true);
            expect(line ?? 1).toBeGreaterThanOrEqual(1);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

function mutate(bytes: Buffer, { at, length, put }: { at: number; length: number; put: Uint8Array }): Buffer {
  const from = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + length)]);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
