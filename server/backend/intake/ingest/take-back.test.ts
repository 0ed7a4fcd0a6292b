// Again on PostgreSQL 15: texts that are looked up by their addresses.
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { readSource } from "../../../../tests/support/ingest/read-source";
import { addCustomer } from "../../../../tests/support/network";
import { readAgain } from "./again/read-again";

// What a source takes back of what it told (design 40, "a withdrawn article: its reading goes, too").

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const STRIKE = "Workers walk out at Felixstowe port in strike over pay";

interface Entry {
  id?: string;
  title?: string;
  at?: string;
  link?: string;
}

const now = (hours = 0) => new Date(Date.now() + hours * 3_600_000).toISOString();
const entry = ({ id = "urn:news:1", title = STRIKE, at = now(-2), link }: Entry = {}): string => {
  const url = link ?? `https://news.example/${id}`;
  return `<entry><id>${id}</id><title>${title}</title><link href="${url}"/><updated>${at}</updated></entry>`;
};
const tombstone = (ref = "urn:news:1", when = now(-1), namespace = "http://purl.org/atompub/tombstones/1.0") =>
  `<at:deleted-entry xmlns:at="${namespace}" ref="${ref}" when="${when}"><at:comment>Wrong</at:comment></at:deleted-entry>`;
const atom = (...parts: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Port news</title>${parts.join("")}</feed>`;

const read = (source: string, ...parts: string[]) => readSource(db, source, atom(...parts));
const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;
const events = () =>
  rowsOf("select event_type_id as type, title, withdrawn from events where merged_into is null order by id");
const readings = () =>
  rowsOf(
    "select event_type_id as type, outcome, held_by as held, to_review as asked from item_readings order by source_id",
  );

const GONE = { type: null, outcome: "nothing", held: "withdrawn", asked: false };
const STANDS = { type: "strike", outcome: "event", held: null };

test("a tombstone takes the reading of its entry back and its event with it, and keeps what was told; told twice it changes nothing", async () => {
  await read("feed:port", entry());
  expect(await readings()).toMatchObject([STANDS]);
  const { counts } = await read("feed:port", tombstone());
  expect(counts).toMatchObject({ added: 0, revised: 1, problems: 0 });
  expect(await readings()).toEqual([GONE]);
  expect(await events()).toEqual([{ type: "strike", title: STRIKE, withdrawn: true }]);
  expect(await rowsOf("select content->>'title' as title, raw->>'comment' as why from event_sources")).toEqual([
    { title: STRIKE, why: "Wrong" },
  ]);
  expect((await read("feed:port", tombstone())).counts).toMatchObject({ revised: 0, unchanged: 1 });
  expect(await rowsOf("select version from events")).toEqual([{ version: 2 }]);
});

test("a tombstone of another source, of another customer, of nothing that is known or of another namespace takes nothing back", async () => {
  const nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
  await read("feed:port", entry());
  await read("feed:other", tombstone());
  await read(
    "feed:other",
    entry({ id: "urn:other", title: "Withdrawn: No strike", link: "https://news.example/urn:news:1" }),
  );
  expect(await rowsOf("select external_id as id from event_sources where source_name = 'feed:other'")).toEqual([
    { id: "urn:other" },
  ]);
  await asOwner(db.connection, "delete from event_sources where source_name = 'feed:other'");
  await readSource(db, "feed:port", atom(tombstone()), { ownerId: nordwind });
  await read(
    "feed:port",
    tombstone("urn:news:2"),
    tombstone("urn:news:1", now(), "http://other.example"),
    tombstone(""),
  );
  expect(await readings()).toMatchObject([STANDS]);
  expect(await events()).toEqual([{ type: "strike", title: STRIKE, withdrawn: false }]);
});

test("a customer's own source takes back what it told that customer alone", async () => {
  const nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
  await read("feed:port", entry());
  const own = (...parts: string[]) => readSource(db, "feed:port", atom(...parts), { ownerId: nordwind });
  await own(entry());
  await own(tombstone());
  expect(await rowsOf("select owner_id is null as public, withdrawn from events order by id")).toEqual([
    { public: true, withdrawn: false },
    { public: false, withdrawn: true },
  ]);
});

test("what one customer's source takes back, by id or by address, another one's of the same name still tells", async () => {
  const [nordwind, suedstern] = await db.database.asSystem(async (tx) => [
    await addCustomer(tx, "nordwind"),
    await addCustomer(tx, "suedstern"),
  ]);
  const own = (ownerId: number, ...parts: string[]) => readSource(db, "feed:port", atom(...parts), { ownerId });
  const second = entry({ id: "urn:news:2", title: STRIKE.replace("Felixstowe", "Rotterdam") });
  for (const ownerId of [nordwind, suedstern]) await own(ownerId, entry(), second);
  await own(
    nordwind,
    tombstone(),
    entry({ id: "urn:news:3", title: "Retraction: No strike at Rotterdam", link: "https://news.example/urn:news:2" }),
  );
  expect(
    await rowsOf(
      "select c.key, bool_and(e.withdrawn) as all, bool_or(e.withdrawn) as some from events e join customers c on c.id = e.owner_id group by 1 order by 1",
    ),
  ).toEqual([
    { key: "nordwind", all: true, some: true },
    { key: "suedstern", all: false, some: false },
  ]);
});

test("an entry that was changed after its tombstone stands, and one that comes back is read again", async () => {
  await read("feed:port", entry({ at: now(-1) }));
  await read("feed:port", tombstone("urn:news:1", now(-2)));
  expect(await readings()).toMatchObject([STANDS]);
  await read("feed:port", tombstone("urn:news:1", now(0)));
  expect(await readings()).toEqual([GONE]);
  await read("feed:port", entry({ at: now(1) }));
  expect(await readings()).toMatchObject([STANDS]);
  expect(await events()).toEqual([{ type: "strike", title: STRIKE, withdrawn: false }]);
});

test("a text that comes again marked as withdrawn is taken back, by its id or by its address alone, and comes back unmarked", async () => {
  const marked = `WITHDRAWN: ${STRIKE}`;
  await read("feed:port", entry(), entry({ id: "urn:news:2", title: STRIKE.replace("Felixstowe", "Rotterdam") }));
  await read(
    "feed:port",
    entry({ title: marked, at: now() }),
    entry({ id: "urn:news:3", title: "Retraction: No strike at Rotterdam", link: "https://news.example/urn:news:2" }),
  );
  expect(await readings()).toEqual([GONE, GONE]);
  expect((await events()).map(({ withdrawn }) => withdrawn)).toEqual([true, true]);
  await read("feed:port", entry({ at: now(1) }));
  expect(await readings()).toMatchObject([STANDS, GONE]);
});

test("a marker at an address where several texts stand takes none of them back, and beside its text in one file it does", async () => {
  const link = "https://news.example/ticker";
  const other = STRIKE.replace("Felixstowe", "Rotterdam");
  await read("feed:ticker", entry({ link }), entry({ id: "urn:news:2", title: other, link }));
  await read("feed:ticker", entry({ id: "urn:news:3", title: "Withdrawn: No strike", link }));
  expect(await readings()).toMatchObject([STANDS, STANDS, GONE]);
  await read(
    "feed:twice",
    entry(),
    entry({ id: "urn:news:3", title: `RETRACTED: ${STRIKE}`, link: "https://news.example/urn:news:1" }),
  );
  expect((await readings()).slice(3)).toEqual([GONE]);
});

test("an event that others tell of, too, is composed without what was taken back", async () => {
  const there = "Fire halts Muster Guss foundry in Hagen";
  const fires = { settings: { eventTypeId: "fire" } } as const;
  await readSource(db, "feed:port", atom(entry({ title: `${there}, three injured` })), fires);
  await readSource(db, "feed:agency", atom(entry({ title: `${there}, one dead` })), fires);
  expect(await rowsOf("select severity from events")).toEqual([{ severity: { dead: 1, injured: 3 } }]);
  await read("feed:port", tombstone());
  expect(await rowsOf("select title, severity, withdrawn from events")).toEqual([
    { title: `${there}, one dead`, severity: { dead: 1 }, withdrawn: false },
  ]);
});

test("what was taken back is not read again by other rules", async () => {
  await read("feed:port", entry());
  await read("feed:port", tombstone());
  await asOwner(db.connection, "update item_readings set reader = 'reading-lexicon.en@0 reading-model@0'");
  expect(await readAgain(db.database)).toMatchObject({ read: 0 });
  expect(await readings()).toEqual([GONE]);
});

test("a register of one type takes back a marked entry, too, and so does a JSON service", async () => {
  const register = (title: string, at: string) =>
    readSource(db, "feed:register", atom(entry({ title, at })), { settings: { eventTypeId: "insolvency" } });
  await register("Muster Guss GmbH", now(-2));
  await register("Withdrawn: Muster Guss GmbH", now());
  const json = (title: string) =>
    readSource(db, "json:service", JSON.stringify({ items: [{ title, id: "1", language: "en" }] }), {
      settings: { fields: { items: "items", title: "title", id: "id", language: "language" } },
    });
  await json(STRIKE);
  await json(`Retracted: ${STRIKE}`);
  expect(await readings()).toEqual([GONE, GONE]);
});
