import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { dumpEvents, readSource } from "../../../../../tests/support/ingest/read-source";
import { customers } from "../../../platform/db/schema/customers";
import { splitEvent } from "../merging/split-event";
import type { Settings } from "../settings";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

interface Told {
  title: string;
  language?: string;
  /** Days before today. */
  ago?: number;
  text?: string;
}

const feedOf = (...items: Told[]): string =>
  `<rss version="2.0"><channel><title>News</title>${items
    .map(
      ({ title, language = "en", ago = 0, text = "" }) =>
        `<item><guid>${title}</guid><title>${title}</title><description>${text}</description><language>${language}</language>
         <pubDate>${new Date(Date.now() - days(ago)).toUTCString()}</pubDate><link>https://news.example/${encodeURIComponent(title)}</link></item>`,
    )
    .join("")}</channel></rss>`;

/** Of sources that tell of one type only, so that nothing but the joining is tried. */
const tell = (source: string, eventTypeId: Settings["eventTypeId"], ...items: Told[]) =>
  readSource(db, `feed:${source}`, feedOf(...items), { settings: { eventTypeId } });

const reasonsOf = (event: Record<string, unknown> | undefined): unknown[] =>
  ((event?.sources ?? []) as unknown[][]).flatMap((source) => source.at(-1) ?? []);

const GERMAN = {
  title: "Nach Großbrand: Muster Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte",
  language: "de",
  ago: 1,
};
const ENGLISH = { title: "Fire halts Muster Guss foundry in Hagen, one dead" };

test("what another source tells in another language the day after is the same event, with the higher toll", async () => {
  await tell("westfalen", "fire", GERMAN);
  expect(await dumpEvents(db)).toMatchObject([{ priority: 3, version: 1, severity: { injured: 3, stopDays: 14 } }]);
  const { counts } = await tell("agency", "fire", ENGLISH);
  expect(counts).toMatchObject({ added: 0, joined: 1 });
  const [event, ...more] = await dumpEvents(db);
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    title: GERMAN.title,
    version: 2,
    priority: 3,
    severity: { dead: 1, injured: 3, stopDays: 14 },
  });
  expect(reasonsOf(event)).toEqual([{ key: "joined.same-subject", params: { name: "Muster Guss GmbH", days: 1 } }]);
});

test.each([500, 1])("one source that goes on telling makes one event, in batches of %i", async (batchSize) => {
  const items = [
    { title: "Fire at Muster Guss foundry in Hagen injures three", ago: 2 },
    { title: "Muster Guss fire in Hagen: toll rises to five injured", ago: 1 },
    { title: "Muster Guss in Hagen: one dead after fire", ago: 0 },
  ];
  await readSource(db, "feed:agency", feedOf(...items), { settings: { eventTypeId: "fire" }, batchSize });
  expect(await dumpEvents(db)).toMatchObject([{ severity: { dead: 1, injured: 5 } }]);
});

test("a toll that is corrected downwards is taken from the newest, whichever is read first", async () => {
  const early = { title: "Fire at Muster Guss foundry in Hagen, nine injured", ago: 1 };
  const late = { title: "Fire at Muster Guss foundry in Hagen: seven injured", ago: 0 };
  await tell("one", "fire", late);
  await tell("two", "fire", early);
  expect(await dumpEvents(db)).toMatchObject([{ severity: { injured: 7 } }]);
});

test.each<[string, Told, Settings["eventTypeId"]]>([
  ["of another company", { title: "Fire halts Nordstahl plant in Hagen, one dead" }, "fire"],
  ["in another town", { title: "Fire halts Muster Guss foundry in Leipzig, one dead" }, "fire"],
  ["of another kind", { title: "Muster Guss in Hagen files for insolvency" }, "insolvency"],
  ["weeks later", { title: "Fire halts Muster Guss foundry in Hagen again", ago: -14 }, "fire"],
])("what happens %s is another event", async (_, told, type) => {
  await tell("westfalen", "fire", { ...GERMAN, ago: 15 });
  await tell("agency", type, { ...told, ago: 14 + (told.ago ?? 0) });
  expect(await dumpEvents(db)).toHaveLength(2);
});

test("where nobody is named, one town on one day is one event, and two towns are two", async () => {
  await tell("one", "explosion", { title: "Explosion rocks chemical plant in Leverkusen", ago: 1 });
  await tell("two", "fire", { title: "Großbrand in Leverkusen nach Explosion", language: "de" });
  await tell("three", "fire", { title: "Großbrand in Bielefeld nach Explosion", language: "de" });
  const events = await dumpEvents(db);
  expect(events.map(({ title }) => title)).toEqual([
    "Explosion rocks chemical plant in Leverkusen",
    "Großbrand in Bielefeld nach Explosion",
  ]);
  expect(reasonsOf(events[0])).toEqual([{ key: "joined.same-town", params: { town: "Leverkusen", days: 1 } }]);
});

test("who buys two companies does two things", async () => {
  await tell("one", "merger", { title: "Muster Guss AG to acquire Nordstahl GmbH" });
  await tell("two", "merger", { title: "Muster Guss AG to acquire Vantor Castings Inc" });
  await tell("three", "merger", { title: "Nordstahl GmbH bought by Muster Guss AG, sources say" });
  expect(await dumpEvents(db)).toHaveLength(2);
});

test("what was planned is as grave as what has begun once it has", async () => {
  await tell("one", "plant-closure", { title: "Muster Guss plans to close plant in Hagen", ago: 9 });
  const [planned] = await dumpEvents(db);
  await tell("two", "plant-closure", { title: "Muster Guss closes plant in Hagen" });
  const [closed, ...more] = await dumpEvents(db);
  expect(more).toEqual([]);
  expect(closed).toMatchObject({ version: 2, priority: Number(planned?.priority) + 1 });
});

const copy = (company: string, more: string): string =>
  `Prosecutors searched offices of ${company}. ${"The search is part of an inquiry into invoices that were never paid. ".repeat(6)}${more}`;

test("a copy of a text that an editor changed is the same report", async () => {
  await tell("one", "fraud", {
    title: "Offices searched in inquiry",
    text: copy("the company", "It goes on."),
    ago: 9,
  });
  await tell("two", "fraud", {
    title: "Offices searched in inquiry",
    text: copy("the company", "It goes on for now."),
  });
  const [event, ...more] = await dumpEvents(db);
  expect(more).toEqual([]);
  expect(reasonsOf(event)).toEqual([{ key: "joined.same-text", params: { days: 9 } }]);
});

test("two texts of one form about two companies are two events", async () => {
  await tell("one", "fraud", { title: "Offices of Nordstahl GmbH searched", text: copy("Nordstahl GmbH", "") });
  await tell("two", "fraud", { title: "Offices of Muster Guss GmbH searched", text: copy("Muster Guss GmbH", "") });
  expect(await dumpEvents(db)).toHaveLength(2);
});

const BAN = "China bans dual-use exports to Japan";

test("where neither a company nor a town is named, two sources with much the same headline tell of one event", async () => {
  await tell("one", "export-control", { title: `${BAN}, escalating tensions`, ago: 1 });
  await tell("two", "export-control", { title: "China bans exports to Japan of dual-use goods for the military" });
  const [event, ...more] = await dumpEvents(db);
  expect(more).toEqual([]);
  expect(reasonsOf(event)).toEqual([{ key: "joined.same-headline", params: { words: 5, days: 1 } }]);
});

test.each<[string, string, Told]>([
  ["of one source", "one", { title: `${BAN} of a second kind` }],
  ["days later", "two", { title: `${BAN} of a second kind`, ago: -4 }],
  ["about another country", "two", { title: "China bans dual-use exports to Japan's rival in India" }],
  ["with few words in common", "two", { title: "Exports: China and Japan talk" }],
])("two headlines %s are two events", async (_, source, told) => {
  await tell("one", "export-control", { title: "Germany bans dual-use exports to Russia", ago: 8 });
  const first = source === "two" && told.title.includes("India") ? "Russia bans dual-use exports of chips" : BAN;
  await tell("one", "export-control", { title: first, ago: 5 });
  await tell(source, "export-control", { ...told, ago: 5 + (told.ago ?? 0) });
  expect(await dumpEvents(db)).toHaveLength(3);
});

test("what is only news joins nothing by what it names", async () => {
  await readSource(db, "feed:one", feedOf({ title: "Muster Guss foundry in Hagen shows new hall to visitors" }));
  await readSource(db, "feed:two", feedOf({ title: "Visitors see Muster Guss foundry in Hagen" }));
  expect(await dumpEvents(db)).toHaveLength(2);
});

const STRIKE = { title: "Strike at Muster Guss in Hagen", ago: 1 };

test("what one customer's source tells joins neither what is public nor what another one's tells", async () => {
  const owners = await db.database.asSystem((tx) =>
    tx
      .insert(customers)
      .values(["one", "two"].map((key) => ({ key, name: key, planName: "Pro" })))
      .returning(),
  );
  await tell("agency", "strike", STRIKE);
  for (const { id } of owners) {
    const told = feedOf(STRIKE, { title: "Muster Guss workers on strike in Hagen" });
    await readSource(db, "feed:own", told, { settings: { eventTypeId: "strike" }, ownerId: id });
  }
  const events = await dumpEvents(db);
  expect(events.map(({ owner_id, sources }) => [owner_id, (sources as unknown[]).length])).toEqual([
    [null, 1],
    ...owners.map(({ id }) => [`${id}`, 2]),
  ]);
});

test("a report that a person took out stays out when it is told again and revised", async () => {
  await tell("one", "strike", STRIKE);
  const joined = { title: "Muster Guss workers on strike in Hagen" };
  await tell("two", "strike", joined);
  await db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ event: number; id: number }>(
      sql`select event_id::int as event, id::int from event_sources where joined is not null`,
    );
    await splitEvent(tx, rows[0]?.event ?? 0, [rows[0]?.id ?? 0], { type: "rule", id: "test" });
  });
  await tell("two", "strike", joined);
  await tell("two", "strike", { ...joined, text: "They want more." });
  await tell("one", "strike", { ...STRIKE, text: "It goes on." });
  expect((await dumpEvents(db)).map(({ title }) => title)).toEqual([STRIKE.title, joined.title]);
});

test("a text that one source's reader takes for news hides no event of another's", async () => {
  const title = "Muster Guss foundry in Hagen stands still today";
  await readSource(db, "feed:one", feedOf({ title }));
  await tell("two", "strike", { title });
  expect(await dumpEvents(db)).toMatchObject([{ event_type_id: "strike", priority: 3 }]);
});
