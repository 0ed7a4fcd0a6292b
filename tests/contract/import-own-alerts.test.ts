import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listImportRows } from "~/backend/contract/import-rows";
import { applyImport, previewImportUndo, readImport, undoImport } from "~/backend/contract/imports";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// What a customer reports of its targets, from a file to alerts and back.

const use = ownBackend();
const manager = () => signInAs(use.transport, "manager");

async function sent(caller: Caller, text: string, kind: "suppliers" | "own-alerts" = "own-alerts") {
  const { id } = await sendList(caller, text, kind);
  const params = { importId: String(id) };
  await use.drain();
  return { params, found: await callBackend(caller, readImport, { params }) };
}

async function step(caller: Caller, call: typeof applyImport | typeof undoImport, params: { importId: string }) {
  await (call === applyImport ? applyAlsoAgain(caller, params) : callBackend(caller, call, { params }));
  await use.drain();
  return callBackend(caller, readImport, { params });
}

async function withSuppliers(caller: Caller) {
  const list = "Lieferant;Lieferantennummer;Land\nKwarzit Guss;4711;DE\nOlbrenn Draht;4712;FR";
  await step(caller, applyImport, (await sent(caller, list, "suppliers")).params);
}
let suppliers: Promise<void> | undefined;
const prepared = (caller: Caller) => (suppliers ??= withSuppliers(caller));

const rowsOf = async (caller: Caller, params: { importId: string }) =>
  (await callBackend(caller, listImportRows, { params })).content;

const eventsCalled = (title: string) =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select e.event_type_id as type, e.happened_at::date::text as day, e.priority, e.url, e.withdrawn,
             (select string_agg(t.name, ', ' order by t.name) from event_links l join targets t on t.id = l.target_id
               where l.event_id = e.id and l.reason->>'key' = 'told') as targets,
             (select count(*)::int from alerts a where a.event_id = e.id) as alerts
        from events e where e.title = ${title} and e.merged_into is null order by e.id`);
    return rows;
  });

const TITLES = "Supplier;Event type;Title;Text;Date;Priority;Link;External id";

test("own alerts are read in any language, reported to the feed, and withdrawn when that is undone", async () => {
  const caller = await manager();
  await prepared(caller);
  const list = [
    TITLES,
    "Kwarzit Guss;Streik;Gate closed;Since the morning shift;3 March 2026;Hoch;https://news.example/1;A-1",
    "Olbrenn Draht;strike;Gate closed;;2026-03-03;;;A-1",
    "Kwarzit Guss;火灾;Fire in hall 2;;2026-03-04;;;",
    "Kwarzit Guss;Nonsense;Something;;;;;",
    "Kwarzit Guss;strike;;;;;;",
    "Kwarzit Guss;strike;Soon;;32.13.2026;;;",
    "Kwarzit Guss;strike;Bad;;;terrible;;",
    "Zquarn Chips;strike;Rumour of a strike;;;;;",
  ].join("\n");
  const { params, found } = await sent(caller, list);
  expect(found).toMatchObject({ kind: "own-alerts", counts: { create: 3, refused: 4, waiting: 1 } });
  const rows = await rowsOf(caller, params);
  expect(rows.map(({ problems }) => problems.map(({ key }) => key.slice("imports:problems.".length)))).toEqual([
    ...[[], [], [], ["eventTypeUnknown"], ["alertTitleMissing"], ["dayRefused"], ["priorityUnknown"], []],
  ]);
  expect(rows[0]?.name).toBe("Kwarzit Guss · Gate closed");
  expect(await step(caller, applyImport, params)).toMatchObject({ step: "applied", counts: { created: 3 } });
  expect(await eventsCalled("Gate closed")).toEqual([
    {
      ...{ type: "strike", day: "2026-03-03", priority: 3, url: "https://news.example/1", withdrawn: false },
      ...{ targets: "Kwarzit Guss, Olbrenn Draht", alerts: 1 },
    },
  ]);
  expect(await eventsCalled("Fire in hall 2")).toMatchObject([{ type: "fire", alerts: 1 }]);

  const again = await sent(caller, list);
  expect(again.found.counts).toMatchObject({ join: 3 });
  expect((await rowsOf(caller, again.params))[2]?.reasons).toEqual([{ key: "imports:ends.alertExists", params: {} }]);
  await step(caller, applyImport, again.params);
  expect(await eventsCalled("Fire in hall 2")).toHaveLength(1);

  expect((await callBackend(caller, previewImportUndo, { params })).entries).toEqual({
    removed: 2,
    restored: 0,
    kept: 0,
  });
  expect(await step(caller, undoImport, params)).toMatchObject({ step: "undone", counts: { undone: 3 } });
  expect(await eventsCalled("Gate closed")).toMatchObject([{ withdrawn: true }]);
  const third = await sent(caller, list);
  expect(third.found.counts).toMatchObject({ create: 3 });
  await step(caller, applyImport, third.params);
  expect(await eventsCalled("Gate closed")).toMatchObject([{ withdrawn: false }]);
});

test("what somebody reported by hand is not reported again", async () => {
  const caller = await manager();
  await prepared(caller);
  const id = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id::int from targets where name = 'Olbrenn Draht' and owner_id is not null`);
    return rows[0]?.id ?? 0;
  });
  await callBackend(caller, addOwnAlert, {
    body: {
      ...{ title: "Insolvency filed", eventTypeId: "insolvency", targetIds: [id] },
      period: { from: "2026-04-01", to: null },
    },
  });
  const row = "Olbrenn Draht;insolvency;INSOLVENCY filed;;2026-04-01;;;";
  const { params, found } = await sent(caller, [TITLES, row].join("\n"));
  expect(found.counts).toEqual({ join: 1 });
  await step(caller, applyImport, params);
  expect(await eventsCalled("Insolvency filed")).toHaveLength(1);
  expect(await eventsCalled("INSOLVENCY filed")).toHaveLength(0);
});

test("a target that is not followed gets no alert, and the row says so", async () => {
  const caller = await manager();
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into targets (type, ctype, name, country, owner_id)
      select type, ctype, 'Unbeobachtet Werk', 'DE', owner_id from targets where name = 'Olbrenn Draht' and owner_id is not null`);
    await tx.execute(sql`
      insert into target_names (target_id, owner_id, text, folded, kind)
      select t.id, t.owner_id, t.name, 'unbeobachtet werk', 'main' from targets t where name = 'Unbeobachtet Werk'`);
  });
  const { params } = await sent(caller, [TITLES, "Unbeobachtet Werk;strike;Quiet strike;;2026-05-01;;;"].join("\n"));
  expect((await rowsOf(caller, params))[0]).toMatchObject({
    state: "create",
    reasons: [{ key: "imports:ends.notFollowed", params: {} }],
  });
  await step(caller, applyImport, params);
  expect(await eventsCalled("Quiet strike")).toMatchObject([{ alerts: 0 }]);
});

test("a day far ahead makes no alert of the future, markup stays words, and what is too long or no address is told", async () => {
  const caller = await manager();
  await prepared(caller);
  const { params, found } = await sent(
    caller,
    [
      TITLES,
      "Kwarzit Guss;strike;<script>alert(1)</script>;<b>x</b>;2126-03-04;;javascript:alert(1);",
      `Kwarzit Guss;strike;${"long ".repeat(400)};;;;;`,
      "Kwarzit Guss;strike;Old;;0999-01-01;;;",
    ].join("\n"),
  );
  expect(found.counts).toEqual({ create: 1, refused: 2 });
  await step(caller, applyImport, params);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select a.at <= now() as past, e.summary, e.url from events e join alerts a on a.event_id = e.id
       where e.title = '<script>alert(1)</script>'`),
  );
  expect(rows).toEqual([{ past: true, summary: "<b>x</b>", url: null }]);
});
