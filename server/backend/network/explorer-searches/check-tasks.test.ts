import { sql } from "drizzle-orm";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { exploreTargets } from "~/backend/contract/explorer";
import { changeExplorerSearch, createExplorerSearch, readExplorerSearch } from "~/backend/contract/explorer-searches";
import { listNotifications } from "~/backend/contract/notifications";
import { readSession } from "~/backend/contract/session";
import { mergeTargets, previewTargetMerge, undoTargetMerge } from "~/backend/contract/target-merges";
import { asOwner } from "../../../../tests/support/database-cluster";
import { addTargets } from "../../../../tests/support/network";
import { testConfig } from "../../../../tests/support/node-server";
import { ownBackend } from "../../../../tests/support/own-backend";
import { type Persona, signInAs } from "../../../../tests/support/personas";
import { mails } from "../../platform/db/schema/mails";
import { sendMail } from "../../platform/mail/send-mail";
import { CHECK_SEARCH, checkSearch, checkSearches } from "./check-tasks";

const use = ownBackend();
const logger = pino({ level: "silent" });
const config = testConfig({ publicUrl: new URL("https://t.example") });
const as = (persona: Persona) => signInAs(use.transport, persona);
const add = (...targets: Parameters<typeof addTargets>[1][number][]) =>
  use.database.asSystem((tx) => addTargets(tx, targets));
const system = (statement: ReturnType<typeof sql>) => use.database.asSystem((tx) => tx.execute(statement));

const received: { to: string[]; text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});

beforeAll(
  () =>
    new Promise<void>((listening) => {
      smtp.listen(0, "127.0.0.1", listening);
    }),
);
afterAll(() => new Promise<void>((closed) => smtp.close(closed)));

beforeEach(async () => {
  received.length = 0;
  await system(sql`delete from mails`);
});

/** Which searches a run of that moment finds due. */
async function dueAt(ts: string): Promise<number[]> {
  const ours = `from graphile_worker._private_jobs where task_id in
    (select id from graphile_worker._private_tasks where identifier = '${CHECK_SEARCH}')`;
  await asOwner(use.connection, `delete ${ours}`);
  await checkSearches({ payload: { _cron: { ts } }, database: use.database, logger, attempt: 1 });
  const { rows } = await asOwner(use.connection, `select (payload ->> 'searchId')::int as id ${ours}`);
  return rows.map(({ id }) => Number(id));
}

/** Checks a search as its job does, and sends what was written to a real mail server. */
async function check({ id: searchId }: { id: number }): Promise<void> {
  const { user } = await callBackend(await as("manager"), readSession, {});
  const payload = { customerId: user.customer.id, searchId };
  await checkSearch(config)({ payload, database: use.database, logger, attempt: 1 });
  const address = smtp.server.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const send = sendMail(testConfig({ smtpUrl }));
  for (const { customerId, id } of await use.database.asSystem((tx) => tx.select().from(mails)))
    await send({ payload: { customerId, mailId: id }, database: use.database, logger, attempt: 1 });
}

const save = async (
  q: string,
  more: { notify?: "daily" | "weekly"; scope?: "Customer" } = {},
  persona: Persona = "manager",
) =>
  callBackend(await as(persona), createExplorerSearch, {
    body: { scope: "User", name: `Suche ${q}`, filter: { q }, notify: "daily", ...more },
  });

/** The first line of a text part in quoted-printable, as it was written. */
const plain = (text = "") =>
  text
    .replace(/=\r\n/g, "")
    .replace(/(=[\dA-F]{2})+/g, (all) => Buffer.from(all.replaceAll("=", ""), "hex").toString("utf8"));

test("what matches since the last check is told once, by mail and notification; what matched before is not", async () => {
  await add({ name: "Meldewerk Alt" });
  const search = await save("meldewerk");
  await check(search);
  expect(received).toEqual([]);
  await add({ name: "Meldewerk Zwei" }, { name: "Meldewerk Eins" });
  await check(search);
  await check(search);
  expect(received.map(({ to }) => to)).toEqual([["manager@nordwind.example"]]);
  const text = plain(received[0]?.text);
  expect(text).toMatch(/Meldewerk Eins[\s\S]*Meldewerk Zwei/);
  expect(text).not.toContain("Meldewerk Alt");
  expect(text).toContain(`https://t.example/explorer/searches/${search.id}`);
  const manager = await as("manager");
  const { content } = await callBackend(manager, listNotifications, { query: {} });
  expect(content.filter(({ subject }) => subject === `explorer-search:${search.id}`)).toMatchObject([
    { kind: "explorer-search", params: { title: "Suche meldewerk", count: 2 } },
  ]);
  const { news, check: last } = await callBackend(manager, readExplorerSearch, { params: { searchId: search.id } });
  expect(news).toMatchObject({ count: 2, targets: [{ name: "Meldewerk Eins" }, { name: "Meldewerk Zwei" }] });
  expect(last).toMatchObject({ isComparable: true });
});

test("a target that a known one was merged into is nothing new, and neither is the known one after the undo", async () => {
  const manager = await as("manager");
  const ownerId = (await callBackend(manager, readSession, {})).user.customer.id;
  const own = { ownerId, country: "DE" };
  const [keptId = 0, mergedId = 0] = await add({ ...own, name: "Anders Guss" }, { ...own, name: "Fusionswerk" });
  const search = await save("fusionswerk");
  await check(search);
  const { kept, merged } = await callBackend(manager, previewTargetMerge, { query: { keptId, mergedId } });
  const versions = { kept: kept.version, merged: merged.version };
  const body = { keptId, mergedId, choices: {}, versions, reason: "One works, two lists" };
  const { mergeId } = await callBackend(manager, mergeTargets, { body });
  const { content } = await callBackend(manager, exploreTargets, { query: { q: "fusionswerk" } });
  expect(content.map(({ id }) => id)).toEqual([keptId]);
  await check(search);
  expect(received).toEqual([]);
  await callBackend(manager, undoTargetMerge, { params: { mergeId: String(mergeId) } });
  await check(search);
  expect(received).toEqual([]);
  await add({ ...own, name: "Fusionswerk Zwei" });
  await check(search);
  expect(received).toHaveLength(1);
});

test.each([
  ["de", "1 neues Objekt", "Guten Tag"],
  ["ch", "1 个新对象", "您好"],
] as const)("the mail is in the owner's language: %s", async (language, subject, greeting) => {
  await system(sql`update users set language = ${language} where email = 'manager@nordwind.example'`);
  const search = await save(`sprachwerk ${language}`);
  await add({ name: `Sprachwerk ${language}` });
  await check(search);
  await system(sql`update users set language = 'en' where email = 'manager@nordwind.example'`);
  const [mail] = await use.database.asSystem((tx) => tx.select().from(mails));
  expect(mail?.subject).toContain(subject);
  expect(mail?.text).toContain(greeting);
  expect(received).toHaveLength(1);
});

test("a hundred are named, the rest is counted", async () => {
  const search = await save("hundertwerk");
  await add(...Array.from({ length: 103 }, (_, n) => ({ name: `Hundertwerk ${String(n).padStart(3, "0")}` })));
  await check(search);
  const [mail] = await use.database.asSystem((tx) => tx.select().from(mails));
  expect(mail?.subject).toContain("103 new targets");
  expect(mail?.text).toContain("The first 100 by name are below.");
  expect(mail?.text).toContain("Hundertwerk 099");
  expect(mail?.text).not.toContain("Hundertwerk 100");
});

test("nobody is told of another customer's targets, and nobody whose account is closed or who may not save any more", async () => {
  const { rows } = await asOwner(use.connection, "select id from customers where key = 'suedstern'");
  const search = await save("geheimwerk");
  await add({ name: "Geheimwerk ihres", ownerId: Number(rows[0]?.id) });
  await check(search);
  expect(received).toEqual([]);
  await add({ name: "Geheimwerk offen" });
  const email = "manager@nordwind.example";
  await system(sql`update users set deactivated_at = now() where email = ${email}`);
  expect(await dueAt(MONDAY)).not.toContain(search.id);
  await system(sql`update users set deactivated_at = null where email = ${email}`);
  await system(sql`update users set roles = '{viewer}' where email = ${email}`);
  await check(search);
  expect(received).toEqual([]);
  await system(sql`update users set roles = '{manager}' where email = ${email}`);
  await check(search);
  expect(received).toHaveLength(1);
  expect(plain(received[0]?.text)).not.toContain("Geheimwerk ihres");
});

test("who made a team's search ends its mails, also where the search is no longer theirs to change", async () => {
  const made = await save("teamwerk", { scope: "Customer" });
  const email = "manager@nordwind.example";
  await system(sql`update users set roles = '{analyst}' where email = ${email}`);
  const analyst = await as("manager");
  const change = (more: object) => {
    const { name, scope, filter } = made;
    const body = { name, scope, filter, notify: "never" as const, version: 1, ...more };
    return callBackend(analyst, changeExplorerSearch, { params: { searchId: made.id }, body });
  };
  for (const more of [{ name: "Anders" }, { scope: "User" as const }, { filter: { q: "anderes" } }])
    await expect(change(more)).rejects.toMatchObject({ status: 403 });
  expect(await change({})).toMatchObject({ notify: "never", mayChange: false, version: 2 });
  await system(sql`update users set roles = '{manager}' where email = ${email}`);
});

test("a job that was under way when the account was closed tells nothing", async () => {
  const search = await save("schlusswerk", {}, "analyst");
  await add({ name: "Schlusswerk" });
  await system(sql`update users set deactivated_at = now() where email = 'analyst@nordwind.example'`);
  await check(search);
  await system(sql`update users set deactivated_at = null where email = 'analyst@nordwind.example'`);
  expect(received).toEqual([]);
});

test("daily searches are due each day, weekly ones on Mondays or a week after the last check, others never", async () => {
  const [daily, weekly, late, off] = [await save("a"), await save("b", W), await save("c", W), await save("d")];
  const { name, scope, filter } = off;
  const body = { name, scope, filter, notify: "never" as const, version: 1 };
  await callBackend(await as("manager"), changeExplorerSearch, { params: { searchId: off.id }, body });
  const checked = (id: number, at: string) =>
    asOwner(use.connection, `update explorer_searches set checked_at = '${at}' where id = ${id}`);
  await checked(weekly.id, "2026-03-02T05:10:00Z");
  await checked(late.id, "2026-02-20T05:10:00Z");
  const ours = [daily.id, weekly.id, late.id, off.id];
  const among = async (ts: string) => (await dueAt(ts)).filter((id) => ours.includes(id));
  expect(await among(TUESDAY)).toEqual([daily.id, late.id]);
  expect(await among(MONDAY)).toEqual([daily.id, weekly.id, late.id]);
});

test("a search that grows beyond what is compared says so once, and its page from then on", async () => {
  const search = await save("riesenwerk");
  await asOwner(
    use.connection,
    `with made as (insert into targets (type, ctype, name)
       select 'organization', 'company', 'Riesenwerk ' || n from generate_series(1, 10001) n returning id, name)
     insert into target_names (target_id, text, kind, folded) select id, name, 'main', lower(name) from made`,
  );
  await check(search);
  await check(search);
  expect(received).toHaveLength(1);
  expect(plain(received[0]?.text)).toContain("more than 10,000 targets");
  const params = { searchId: search.id };
  expect(await callBackend(await as("manager"), readExplorerSearch, { params })).toMatchObject({
    check: { isComparable: false },
    news: null,
  });
});

const W = { notify: "weekly" } as const;
const MONDAY = "2026-03-09T05:10:00Z";
const TUESDAY = "2026-03-03T05:10:00Z";
