// Again on PostgreSQL 15: texts that are looked up by their addresses.
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { readSource } from "../../../../tests/support/ingest/read-source";

// A file that takes a text back and tells it, or others at its address, too.

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const STRIKE = "Workers walk out at Felixstowe port in strike over pay";
const HERE = "https://news.example/felixstowe";

const now = (hours = 0) => new Date(Date.now() + hours * 3_600_000).toISOString();
const entry = (id: string, title = STRIKE, link = HERE, at = now(-2)): string =>
  `<entry><id>urn:${id}</id><title>${title}</title><link href="${link}"/><updated>${at}</updated></entry>`;
const marked = (id: string, word = "WITHDRAWN", at = now(-1)): string => entry(id, `${word}: ${STRIKE}`, HERE, at);
const read = (...parts: string[]) =>
  readSource(
    db,
    "feed:port",
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Port news</title>${parts.join("")}</feed>`,
  );
/** A feed without a clock of changes. */
const readRss = (...items: [id: string, title: string][]) =>
  readSource(
    db,
    "feed:port",
    `<rss version="2.0"><channel><title>Port news</title><language>en</language>${items
      .map(
        ([id, title]) =>
          `<item><guid isPermaLink="false">urn:${id}</guid><title>${title}</title><link>${HERE}</link></item>`,
      )
      .join("")}</channel></rss>`,
  );
const readings = async (): Promise<Record<string, unknown>> => {
  const { rows } = await asOwner(
    db.connection,
    "select s.external_id as id, r.outcome, r.held_by as held from event_sources s join item_readings r on r.source_id = s.id order by 1",
  );
  return Object.fromEntries(rows.map(({ id, outcome, held }) => [String(id).slice(4), held ?? outcome]));
};

test("beside a text that moved to another address a marker at its old one takes it back", async () => {
  await read(entry("1"));
  await read(entry("1", STRIKE, "https://news.example/moved", now(-2)), marked("2"));
  expect(await readings()).toEqual({ 1: "withdrawn" });
});

test("beside a text and a new one at its address a marker takes the text back that was known there alone", async () => {
  await read(entry("1"));
  await read(entry("1", `${STRIKE}, says port`), entry("3", `${STRIKE}, says union`), marked("2"));
  expect(await readings()).toEqual({ 1: "withdrawn", 3: "event" });
});

test("two markers beside their text take it back once", async () => {
  await read(entry("1"));
  await read(entry("1", `${STRIKE}, says port`), marked("2"), marked("3", "RETRACTED"));
  expect(await readings()).toEqual({ 1: "withdrawn" });
});

test("a text that was told anew since its marker stands, though the file still has the marker", async () => {
  await read(entry("1"));
  await read(marked("2"));
  await read(entry("1", `${STRIKE}, union confirms`, HERE, now(0)), marked("2"));
  expect(await readings()).toEqual({ 1: "event" });
  await read(entry("1", `${STRIKE}, union confirms`, HERE, now(0)), marked("2"));
  expect(await readings()).toEqual({ 1: "event" });
});

test("what is told instead at the address of a text that was taken back is read, though the file still has the marker", async () => {
  await readRss(["1", STRIKE]);
  await readRss(["2", `WITHDRAWN: ${STRIKE}`]);
  expect(await readings()).toEqual({ 1: "withdrawn" });
  await readRss(["3", `${STRIKE}, union confirms`], ["2", `WITHDRAWN: ${STRIKE}`]);
  expect(await readings()).toEqual({ 1: "withdrawn", 3: "event" });
});

test("a sitemap takes back a page by its title, and tells it again without the marker", async () => {
  const page = (title: string) =>
    readSource(
      db,
      "sitemap:paper",
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"><url><loc>${HERE}</loc>
        <news:news><news:publication><news:name>Paper</news:name><news:language>en</news:language></news:publication>
        <news:publication_date>${now(-2)}</news:publication_date><news:title>${title}</news:title></news:news></url></urlset>`,
    );
  const outcome = async () =>
    (
      await asOwner(
        db.connection,
        "select r.held_by as held, r.event_type_id as type, e.title, e.withdrawn from item_readings r join event_sources s on s.id = r.source_id join events e on e.id = s.event_id",
      )
    ).rows;
  await page(STRIKE);
  expect(await outcome()).toEqual([{ held: null, type: "strike", title: STRIKE, withdrawn: false }]);
  await page(`[Retracted] ${STRIKE}`);
  expect(await outcome()).toEqual([{ held: "withdrawn", type: null, title: STRIKE, withdrawn: true }]);
  await page(STRIKE);
  expect(await outcome()).toEqual([{ held: null, type: "strike", title: STRIKE, withdrawn: false }]);
});

test("of a ticker whose texts have places of their own on one page, a marker takes back the one at its place and no other", async () => {
  const at = (id: string, title: string, place: string) => entry(id, title, `${HERE}#${place}`);
  await read(at("1", STRIKE, "a"));
  await read(at("9", "Withdrawn: No strike at Hull", "z"));
  expect(await readings()).toMatchObject({ 1: "event" });
  await read(at("2", STRIKE.replace("Felixstowe", "Rotterdam"), "b"));
  await read(at("8", "Withdrawn: No strike at Rotterdam", "b"));
  expect(await readings()).toMatchObject({ 1: "event", 2: "withdrawn" });
});
