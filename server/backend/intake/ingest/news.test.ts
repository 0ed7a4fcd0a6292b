import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { readSource } from "../../../../tests/support/ingest/read-source";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;
const today = new Date().toUTCString();

interface Item {
  title: string;
  text?: string;
  language?: string;
  date?: string;
}

const feedOf = (...items: Item[]): string =>
  `<rss version="2.0"><channel><title>Trade news</title>${items
    .map(
      ({ title, text = "", language = "en", date = today }, n) =>
        `<item><guid>item-${n}</guid><title>${title}</title><description>${text}</description>
         <language>${language}</language><pubDate>${date}</pubDate><link>https://news.example/${n}</link></item>`,
    )
    .join("")}</channel></rss>`;

const WALKOUT = { title: "Workers walk out at Felixstowe port in strike over pay" };

test("news of which two witnesses name the type becomes an event of it, and keeps what it rests on", async () => {
  await readSource(db, "feed:trade", feedOf(WALKOUT));
  expect(await rowsOf("select event_type_id, title from events")).toEqual([
    { event_type_id: "strike", title: WALKOUT.title },
  ]);
  const [kept] = await rowsOf("select * from item_readings");
  expect(kept).toMatchObject({ outcome: "event", event_type_id: "strike", language: "en", held_by: null });
  expect(kept?.reader).toMatch(/^reading-lexicon\.en@\d+ reading-model@[0-9a-f]{16}$/);
  expect(kept?.reading).toMatchObject({
    types: [{ value: "strike", by: "lexicon", span: { field: "title" } }],
    second: { by: "classifier" },
  });
});

test("other meanings of the words, old news and anniversaries stay news, each with what held it", async () => {
  const old = new Date(Date.now() - 20 * 24 * 3_600_000).toUTCString();
  await readSource(
    db,
    "feed:trade",
    feedOf(
      { title: "Minister under fire in Hagen" },
      { ...WALKOUT, date: old },
      { title: "Ten years on: memorial marks anniversary of factory fire" },
    ),
  );
  expect(await rowsOf("select event_type_id, held_by from item_readings order by source_id")).toMatchObject([
    { held_by: "stopped" },
    { event_type_id: "strike", held_by: "old" },
    { held_by: "past" },
  ]);
  expect(await rowsOf("select distinct event_type_id from events")).toEqual([{ event_type_id: "news" }]);
});

test("of a text an extract is kept, with what its type rests on, and its body is nowhere in the database", async () => {
  const planted = "Qwertyuiop never leaves this paragraph.";
  const text = `The company reported results. ${"It said more of its year. ".repeat(12)}On Sunday a fire broke out at the plant. ${planted}`;
  await readSource(db, "feed:trade", feedOf({ title: "Large fire at chemical plant near Hagen", text }));
  const [event] = await rowsOf("select summary from events");
  expect(String(event?.summary).length).toBeLessThanOrEqual(150);
  const everywhere = await rowsOf(
    "select count(*)::int as n from event_sources s join item_readings r on r.source_id = s.id where s::text || r::text like '%Qwertyuiop%'",
  );
  expect(everywhere).toEqual([{ n: 0 }]);
});

test("a revised text is read again, and a feed that tells the same again changes nothing", async () => {
  await readSource(db, "feed:trade", feedOf(WALKOUT));
  await readSource(db, "feed:trade", feedOf(WALKOUT));
  expect(await rowsOf("select version from events")).toEqual([{ version: 1 }]);
  await readSource(db, "feed:trade", feedOf({ title: "Autozulieferer Muster meldet Insolvenz an", language: "de" }));
  expect(await rowsOf("select event_type_id, version from events")).toEqual([
    { event_type_id: "insolvency", version: 2 },
  ]);
  expect(await rowsOf("select event_type_id from item_readings")).toEqual([{ event_type_id: "insolvency" }]);
});
