import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { listFeed, readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import {
  addLexiconRow,
  backTest,
  listLexicon,
  putLexiconRow,
  readLexiconRow,
  removeLexiconRow,
} from "~/backend/contract/lexicon";
import { explainText, listReadItems, readReading } from "~/backend/contract/reading";
import { tryRow } from "../../server/backend/alerts/own-words/back-test";
import { findOwnWords } from "../../server/backend/alerts/own-words/find-task";
import { readSource } from "../support/ingest/read-source";
import { tellNews } from "../support/ingest/tell-news";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { ownRow } from "../support/own-row";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let manager: Caller;
let viewer: Caller;
let analyst: Caller;
let stranger: Caller;

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
  analyst = await signInAs(use.transport, "analyst");
  viewer = await signInAs(use.transport, "viewer");
  stranger = await signInAs(use.transport, "strangeAdmin");
});

/** A row of one invented word, so that no other row finds its texts. */
const rowOf = (word: string, more: object = {}) =>
  ownRow({
    name: `Row of ${word}`,
    ...{ any: [word], near: null, not: [], match: [1, 2, 3].map((n) => `The ${word} of plant ${n}`) },
    ...more,
  });
const add = (word: string, more: object = {}) => callBackend(manager, addLexiconRow, { body: rowOf(word, more) });
const read = (rowId: number) => callBackend(manager, readLexiconRow, { params: { rowId } });
const itemAt = async (who: Caller, url: string) =>
  (await callBackend(who, listReadItems, { query: { url, size: 1 } })).content[0];

test("news that a customer's words find becomes that customer's own event and alert, which name the row", async () => {
  const name = "Vantor Castings Toledo";
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [{ name, country: "US" }]));
  await callBackend(manager, followTargets, { body: { targetIds } });
  await callBackend(stranger, followTargets, { body: { targetIds } });
  await use.drain();
  const row = await add("grelling", { eventTypeId: "strike" });
  const title = `Grelling at ${name} after the shift`;
  const [url = ""] = await tellNews(use, [{ title, text: "Nobody said why." }, { title: "Grelling elsewhere" }]);
  await use.drain();

  const found = await read(row.id);
  expect(found).toMatchObject({
    hits: 2,
    newest: [
      { title: "Grelling elsewhere", alertId: null },
      { title, quotes: ["Grelling"] },
    ],
  });
  const alertId = found.newest[1]?.alertId ?? 0;
  const alert = await callBackend(viewer, readAlert, { params: { alertId } });
  expect(alert).toMatchObject({
    title,
    eventTypeId: "strike",
    ownWords: { id: row.id, name: row.name, isRemoved: false, version: 1, quotes: ["Grelling"] },
    targets: [{ name }],
  });
  expect(await ownersOf(alert.eventId)).toEqual([{ event: "nordwind", report: "nordwind" }]);

  const item = await itemAt(viewer, url);
  expect(item?.ownWords).toMatchObject({ id: row.id, name: row.name, alertId, eventTypeId: "strike" });
  const explained = await callBackend(viewer, explainText, { body: { title, text: "", language: "en" } });
  expect(explained.ownWords).toMatchObject({ name: row.name, itemId: null, quotes: ["Grelling"] });

  // The other customer follows the same target, and sees neither event, row nor name.
  const others = await callBackend(stranger, listFeed, { query: { statusId: "all", tier: "1", q: "Grelling" } });
  expect(others.content.filter(({ eventTypeId }) => eventTypeId === "strike")).toEqual([]);
  await expect(callBackend(stranger, readAlert, { params: { alertId } })).rejects.toMatchObject({ status: 404 });
  expect((await itemAt(stranger, url))?.ownWords).toBeNull();
  const theirs = await callBackend(stranger, explainText, { body: { title, text: "", language: "en" } });
  expect(theirs.ownWords).toBeNull();
  expect(await callBackend(stranger, listLexicon, {})).toEqual([]);
  // What everybody's reading made of the news stays.
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select e.event_type_id as type, e.owner_id as owner from events e join event_sources s on s.event_id = e.id
                    where s.id = ${item?.id ?? 0}`),
  );
  expect(rows).toEqual([{ type: "news", owner: null }]);

  // A second run adds nothing; what was removed is named still.
  await findOwnWords(use.database, [item?.id ?? 0]);
  expect((await read(row.id)).hits).toBe(2);
  await callBackend(manager, removeLexiconRow, { params: { rowId: row.id } });
  const kept = await callBackend(viewer, readAlert, { params: { alertId } });
  expect(kept.ownWords).toMatchObject({ name: row.name, isRemoved: true });
  await expect(read(row.id)).rejects.toMatchObject({ status: 404 });
});

test("a paused row, another language, news of long ago and an event of that type already find nothing", async () => {
  const paused = await add("brackling", { active: false });
  const german = await add("Stollbruch", { language: "de", name: "German" });
  const known = await add("mudding", { name: "Known" });
  await tellNews(use, [
    { title: "Brackling at the port" },
    { title: "Stollbruch of the port is discussed in the city" },
    { title: "Mudding of old" },
  ]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update event_sources set published_at = now() - interval '15 days' where title = 'Mudding of old'`),
  );
  await use.drain();
  for (const { id } of [paused, german, known]) expect((await read(id)).hits, String(id)).toBe(0);

  const [fresh = ""] = await tellNews(use, [{ title: "Mudding at the quay" }]);
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update events e set event_type_id = 'strike' from event_sources s where s.event_id = e.id and s.url = ${fresh}`,
    ),
  );
  await use.drain();
  expect((await read(known.id)).hits).toBe(0);
});

test("saving runs the row's texts and those of the other rows, and says which one comes out otherwise", async () => {
  const rout = "Strikers rout Kingz United";
  // No other row of this file is of French texts.
  const french = { language: "fr" as const, near: null, not: [] };
  const strikes = { ...french, any: ["strik*"], match: ["Port strike", "Rail strike", "Mine strike"] };
  const save = (more: object) =>
    callBackend(manager, addLexiconRow, { body: ownRow({ name: "Wide", ...strikes, ...more }) });
  await expect(save({})).rejects.toMatchObject({
    status: 422,
    code: "failed_tests",
    body: { message: `“${rout}” still matches.` },
    details: { tests: [{ text: rout, why: "still-matches", row: null }] },
  });
  await expect(save({ not: ["rout"], match: [...strikes.match, "Crew walks out"] })).rejects.toMatchObject({
    details: { tests: [{ text: "Crew walks out", why: "not-found", row: null }] },
  });
  const narrow = await add("quarlock", { name: "Narrow", language: "fr" });
  const weather = { no: ["Sunny day", "Rainy day", "Windy day"] };
  await expect(save(weather)).rejects.toMatchObject({
    details: { tests: [{ text: rout, why: "still-matches", row: "Narrow" }] },
  });
  await expect(save({ ...weather, match: [...strikes.match, "A quarlock"] })).rejects.toMatchObject({
    details: { tests: [{ text: "A quarlock", why: "not-by-this-row" }, { row: "Narrow" }] },
  });
  // A removed row asks for nothing.
  await callBackend(manager, removeLexiconRow, { params: { rowId: narrow.id } });
  expect((await save(weather)).version).toBe(1);
  // A row below the title is tried below the title.
  const lead = await add("leadling", { name: "Lead", fields: ["lead"] });
  expect(lead.fields).toEqual(["lead"]);
});

test("words that cannot be read are named by their line, and what does not exist or has its name is refused", async () => {
  const bad = rowOf("fine", { name: "Bad", near: { any: ["ok", "a*"], within: 3 }, not: ["*"] });
  await expect(callBackend(manager, addLexiconRow, { body: bad })).rejects.toMatchObject({
    code: "bad_words",
    details: {
      lines: [
        { list: "near", line: 2, text: "a*", why: "star-too-early" },
        { list: "not", line: 1, text: "*", why: "no-word" },
      ],
    },
  });
  for (const eventTypeId of ["nothing", "news"])
    await expect(add("fine", { eventTypeId })).rejects.toMatchObject({ code: "unknown_type" });
  await add("tarrock", { name: "Once" });
  await expect(add("tarrock", { name: "ONCE" })).rejects.toMatchObject({ status: 409, code: "row_exists" });
});

test("a test on the news counts what is new and what would be lost, and looks at no more than it may", async () => {
  const row = await add("ferrling", { any: ["ferrling", "old ferrling"], name: "Ferrling" });
  await tellNews(use, [
    { title: "Ferrling at the quay" },
    { title: "Ferrling and kobbling at once" },
    { title: "Kobbling at the mill" },
  ]);
  const query = { language: "en", eventTypeId: "strike", any: ["kobbling"], rowId: row.id } as const;
  const body = { ...query, any: [...query.any], not: [], near: null, before: null, status: null };
  const tried = await callBackend(manager, backTest, { body });
  expect(tried).toMatchObject({ hits: 2, new: 1, lost: 1, isComplete: true, tooMany: false });
  expect(tried.samples.map(({ kind, title }) => [kind, title])).toEqual([
    ["lost", "Ferrling at the quay"],
    ["new", "Kobbling at the mill"],
    ["known", "Ferrling and kobbling at once"],
  ]);
  const limits = { items: 1, time: 5_000 };
  const some = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`);
    const asked = { ...body, fields: ["title" as const], rowId: null };
    return tryRow(tx, Number(rows[0]?.id), asked, limits);
  });
  expect(some).toMatchObject({ looked: 1, isComplete: false });
  await expect(callBackend(stranger, backTest, { body })).rejects.toMatchObject({ status: 404 });
});

test("only who manages rules changes rows, one after the other, and the ledger keeps each version", async () => {
  const { id, version } = await add("niobling", { name: "Niobling", active: false });
  const change = (who: Caller, of: number) =>
    callBackend(who, putLexiconRow, {
      params: { rowId: id },
      body: { ...rowOf("niobling", { name: "Niobling", active: false, status: "planned" }), version: of },
    });
  for (const who of [viewer, analyst])
    await expect(change(who, version)).rejects.toMatchObject({ status: 403, details: { permission: "rules:manage" } });
  await expect(change(stranger, version)).rejects.toMatchObject({ status: 404 });
  expect(await change(manager, version)).toMatchObject({ status: "planned", version: version + 1 });
  await expect(change(manager, version)).rejects.toMatchObject({ status: 409, code: "stale_version" });
  const administrator = await signInAs(use.transport, "admin");
  const { content } = await callBackend(administrator, listEvidence, { query: { subjectType: "lexicon-row" } });
  expect(content.filter(({ subjectId }) => subjectId === String(id))).toHaveLength(2);
});

test("two reports of one event make one event of the customer's own", async () => {
  const row = await add("tunnock", { name: "Tunnock" });
  const urls = await tellNews(use, [{ title: "Tunnock at the pier" }, { title: "Tunnock at the pier again" }]);
  // As joining would have it.
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update event_sources set event_id = (select event_id from event_sources where url = ${urls[0]}) where url = ${urls[1]}`,
    ),
  );
  await use.drain();
  expect((await read(row.id)).hits).toBe(2);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ n: number }>(
      sql`select count(distinct event_id)::int as n from lexicon_hits where entry_id = ${row.id}`,
    ),
  );
  expect(rows[0]?.n).toBe(1);
  const [item] = await Promise.all(urls.slice(0, 1).map((url) => itemAt(manager, url)));
  expect((await callBackend(manager, readReading, { params: { itemId: item?.id ?? 0 } })).ownWords?.name).toBe(
    "Tunnock",
  );
});

test("a source of a customer's own that numbers its news as finds are numbered stops none of them", async () => {
  const row = await add("wernock", { name: "Wernock" });
  const customerId = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`);
    return Number(rows[0]?.id);
  });
  const last = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select coalesce(max(id), 0) as id from event_sources`);
    return Number(rows[0]?.id);
  });
  const items = Array.from(
    { length: 40 },
    (_, n) =>
      `<item><guid isPermaLink="false"> own-words:${last + n}</guid><title>Wernock at pier ${n} of the port</title><language>en</language>
       <pubDate>${new Date().toUTCString()}</pubDate></item>`,
  );
  const feed = `<rss version="2.0"><channel><title>Forged</title>${items.join("")}</channel></rss>`;
  await readSource(use, "feed:forged", feed, { ownerId: customerId });
  await use.drain();
  expect((await read(row.id)).hits).toBe(40);
});

async function ownersOf(eventId: number): Promise<unknown[]> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select c.key as event, o.key as report from events e join event_sources s on s.event_id = e.id
        left join customers c on c.id = e.owner_id left join customers o on o.id = s.owner_id where e.id = ${eventId}`),
  );
  return rows;
}
