import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, decideImportRows, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, previewImportUndo, readImport, undoImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// Whom to write to, from a file to contacts of targets and back.

const use = ownBackend();
const manager = () => signInAs(use.transport, "manager");

async function sent(caller: Caller, text: string, kind: "suppliers" | "contacts" = "contacts") {
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

/** All contacts, each row as text. */
const stored = () =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ row: string }>(sql`select c::text as row from target_contacts c order by id`);
    return rows.map(({ row }) => row);
  });

const contactsAt = (email: string) =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select t.name as target, c.name, c.role, c.language, c.state, c.source from target_contacts c
        join targets t on t.id = c.target_id where lower(c.email) = lower(${email})`);
    return rows;
  });

test("contacts are read, wait for an unknown target, are saved and taken back byte by byte", async () => {
  const caller = await manager();
  await prepared(caller);
  const list = [
    "Supplier;Supplier number;Contact;E-mail;Role;Language",
    "Kwarzit Guss;;Ada Guss;ada@kwarzit.example;Quality;Deutsch",
    ";4712;Bea Draht;bea@olbrenn.example;;FR",
    "Kwarzit Guss;;Ada Guss;ADA@kwarzit.example;Head of quality;",
    "Zquarn Chips;;Cid;cid@zquarn.example;;",
    "Kwarzit Guss;;Dan;not an address;;",
    "Kwarzit Guss;;Eve;;;",
  ].join("\n");
  const { params, found } = await sent(caller, list);
  expect(found.columns.map(({ field }) => field)).toEqual([
    ...["name", "erpId", "contact", "email", "contactRole", "contactLanguage"],
  ]);
  expect(found).toMatchObject({ kind: "contacts", counts: { create: 3, waiting: 1, refused: 2 } });
  const rows = await rowsOf(caller, params);
  expect(rows.map(({ problems }) => problems.map(({ key }) => key))).toEqual([
    [],
    ["imports:problems.languageUnknown"],
    [],
    [],
    ["imports:problems.emailRefused"],
    ["imports:problems.emailMissing"],
  ]);
  expect(rows[0]?.name).toBe("Kwarzit Guss · ada@kwarzit.example");
  expect(rows[0]?.says).toEqual([
    { field: "contact", value: "Ada Guss" },
    { field: "email", value: "ada@kwarzit.example" },
    { field: "contactRole", value: "Quality" },
    { field: "contactLanguage", value: "de" },
  ]);
  const before = await stored();
  const decision = { decision: "create", targetId: null } as const;
  await callBackend(caller, decideImportRow, { params: { ...params, row: "5" }, body: decision });
  expect(await step(caller, applyImport, params)).toMatchObject({ step: "applied", counts: { created: 4 } });
  expect(await contactsAt("ada@kwarzit.example")).toEqual([
    {
      ...{ target: "Kwarzit Guss", name: "Ada Guss", role: "Quality", language: "de" },
      ...{ state: "unverified", source: "list" },
    },
  ]);
  const again = await sent(caller, list);
  expect(again.found.counts).toEqual({ join: 4, refused: 2 });
  const applied = await stored();
  await step(caller, applyImport, again.params);
  expect(await stored()).toEqual(applied);

  const preview = await callBackend(caller, previewImportUndo, { params });
  expect(preview.entries).toEqual({ removed: 3, restored: 0, kept: 0 });
  await step(caller, undoImport, again.params);
  expect(await callBackend(caller, previewImportUndo, { params })).toMatchObject({ removed: 1 });
  await step(caller, undoImport, params);
  expect(await stored()).toEqual(before);
});

test("a known contact takes what it does not say, keeps the rest, and is what it was when that is undone", async () => {
  const caller = await manager();
  await prepared(caller);
  const first = await sent(caller, "Supplier;Contact;E-mail;Role\nOlbrenn Draht;Fay;fay@olbrenn.example;");
  await step(caller, applyImport, first.params);
  const before = await stored();
  const more = await sent(caller, "Supplier;Contact;E-mail;Role\nOlbrenn Draht;Other;fay@olbrenn.example;Sales");
  expect((await rowsOf(caller, more.params))[0]?.reasons).toEqual([{ key: "imports:ends.contactExists", params: {} }]);
  await step(caller, applyImport, more.params);
  expect(await contactsAt("fay@olbrenn.example")).toMatchObject([{ name: "Fay", role: "Sales" }]);
  // Its owner wants no mails: that is nobody's to take back.
  await step(caller, undoImport, more.params);
  expect(await stored()).toEqual(before);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update target_contacts set state = 'opted-out' where email = 'fay@olbrenn.example'`),
  );
  const closed = await sent(caller, "Supplier;E-mail\nOlbrenn Draht;FAY@olbrenn.example");
  expect((await rowsOf(caller, closed.params))[0]?.reasons).toEqual([
    { key: "imports:ends.contactClosed", params: {} },
  ]);
  expect((await callBackend(caller, previewImportUndo, { params: first.params })).entries).toMatchObject({ kept: 1 });
});

test("a contact that somebody removed is told as such before it is added again", async () => {
  const caller = await manager();
  await prepared(caller);
  const list = "Supplier;Contact;E-mail\nOlbrenn Draht;Gil;gil@olbrenn.example";
  const first = await sent(caller, list);
  expect((await rowsOf(caller, first.params))[0]?.reasons).toEqual([]);
  await step(caller, applyImport, first.params);
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update target_contacts set state = 'left', version = version + 1 where email = 'gil@olbrenn.example'`,
    ),
  );
  const again = await sent(caller, list.replace("Gil;", "Gil B;"));
  expect(await rowsOf(caller, again.params)).toMatchObject([
    { state: "create", reasons: [{ key: "imports:ends.contactLeft", params: {} }] },
  ]);
});

test("a target has at most fifty contacts, and the rows behind them are rejected", async () => {
  const caller = await manager();
  await prepared(caller);
  const rows = Array.from({ length: 52 }, (_, index) => `Kwarzit Guss;p${index}@viele.example`);
  const { found, params } = await sent(caller, ["Supplier;E-mail", ...rows].join("\n"));
  expect(found.counts).toEqual({ create: 50, refused: 2 });
  const { content } = await callBackend(caller, listImportRows, { params, query: { state: "refused" } });
  expect(content.map(({ row }) => row)).toEqual([52, 53]);
  expect(content[0]?.problems).toMatchObject([{ key: "imports:problems.tooManyContacts", params: { most: 50 } }]);
});

test("those of a decision about many who would be too many for a target wait on, and say so before anything is saved", async () => {
  const caller = await manager();
  const list = "Supplier;Country\nGrenzwall Presserei Unna;DE";
  await step(caller, applyImport, (await sent(caller, list, "suppliers")).params);
  const line = (name: string, index: number) => `${name};DE;g${index}@grenzwall.example`;
  const waiting = Array.from({ length: 3 }, (_, index) => line("Grenzwal Presserei Unna", index));
  const known = Array.from({ length: 48 }, (_, index) => line("Grenzwall Presserei Unna", index + 10));
  const { found, params } = await sent(caller, ["Supplier;Supplier country;E-mail", ...waiting, ...known].join("\n"));
  expect(found.counts).toEqual({ create: 48, waiting: 3 });
  const { decided, import: after } = await callBackend(caller, decideImportRows, {
    params,
    body: { decision: "join" },
  });
  // Of those decided now the last ones: not the last ones of the file, which were decided before.
  expect({ decided, counts: after.counts }).toEqual({ decided: 2, counts: { create: 50, waiting: 1 } });
  const { content } = await callBackend(caller, listImportRows, { params, query: { state: "waiting" } });
  expect(content).toMatchObject([{ row: 4, problems: [{ key: "imports:problems.tooManyContacts" }] }]);
  expect((await step(caller, applyImport, params)).counts).toEqual({ created: 50, waiting: 1 });
});

test("a file without addresses says which columns are missing", async () => {
  const caller = await manager();
  const { found } = await sent(caller, "Supplier;Role\nKwarzit Guss;Sales");
  expect(found).toMatchObject({
    state: "Failed",
    refusal: { key: "imports:refused.noContactColumns" },
    rereadable: true,
  });
});
