import { and, eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeDelivery, readDelivery, readUnsubscription, unsubscribe } from "~/backend/contract/delivery";
import { listFeed } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { readSession } from "~/backend/contract/session";
import { addTopic } from "~/backend/contract/topics";
import { type AlertChange, changeAlerts } from "~/backend/contract/triage";
import { addEvent, inTown, reviseEvent } from "../../../../tests/support/events";
import { tellNews } from "../../../../tests/support/ingest/tell-news";
import { addSupplier, addTargets } from "../../../../tests/support/network";
import { testConfig } from "../../../../tests/support/node-server";
import { ownBackend } from "../../../../tests/support/own-backend";
import { type Persona, signInAs } from "../../../../tests/support/personas";
import { refreshMonitored } from "../../network/monitored/monitored";
import { collections, collectionTargets } from "../../platform/db/schema/follows";
import { mails } from "../../platform/db/schema/mails";
import { sendMail } from "../../platform/mail/send-mail";
import { matchEvents } from "../from-events/match-events";
import { deliverDigest, deliverRealtime } from "./deliver-tasks";
import { isDue } from "./due-digests";

const use = ownBackend();
const logger = pino({ level: "silent" });
const config = testConfig({ publicUrl: new URL("https://t.example") });
const as = (persona: Persona) => signInAs(use.transport, persona);
const TOLEDO = { name: "Vantor Castings", country: "US", city: "Toledo" };
const ZUG = { name: "Ferro Guss", country: "CH", city: "Zug" };
let [toledo, zug, parent, child]: number[] = [];

const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received.push(Buffer.concat(chunks).toString("utf8"));
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((listening) => {
    smtp.listen(0, "127.0.0.1", listening);
  });
  [toledo = 0, zug = 0] = await use.database.asSystem((tx) => addTargets(tx, [TOLEDO, ZUG]));
  await callBackend(await as("analyst"), followTargets, { body: { targetIds: [toledo, zug] } });
  await use.drain();
  const { customerId } = await idsOf("analyst");
  await use.database.asSystem(async (tx) => {
    const own = { customerId, name: "Castings" };
    [parent = 0] = (await tx.insert(collections).values(own).returning()).map(({ id }) => id);
    const below = { customerId, name: "American castings", parentId: parent };
    [child = 0] = (await tx.insert(collections).values(below).returning()).map(({ id }) => id);
    await tx.insert(collectionTargets).values({ customerId, collectionId: child, targetId: toledo ?? 0 });
  });
});
afterAll(() => new Promise<void>((closed) => smtp.close(closed)));

async function idsOf(persona: Persona) {
  const { user } = await callBackend(await as(persona), readSession, {});
  return { customerId: user.customer.id, userId: user.id };
}

async function happens(title: string, at = TOLEDO): Promise<void> {
  await use.database.asSystem(async (tx) => {
    const where = { places: [inTown(at.city, at.country)], organizations: [{ name: at.name }] };
    await matchEvents(tx, [await addEvent(tx, { title, ...where })]);
  });
}

async function deliver(persona: Persona, channel: "EmailRealtime" | "EmailDaily" | "EmailWeekly"): Promise<void> {
  const payload = { ...(await idsOf(persona)), channel };
  const task = channel === "EmailRealtime" ? deliverRealtime(config) : deliverDigest(config);
  await task({ payload, database: use.database, logger, attempt: 1 });
}

/** All mails to the persona, the newest last. */
async function mailsTo(persona: Persona) {
  const { customerId, userId } = await idsOf(persona);
  const own = and(eq(mails.customerId, customerId), eq(mails.userId, userId));
  return use.database.asSystem((tx) => tx.select().from(mails).where(own).orderBy(mails.id));
}

type Wishes = z.input<NonNullable<(typeof changeDelivery)["body"]>>["minimums"];
const OFF = { EmailRealtime: "None", EmailDaily: "None", EmailWeekly: "None" } as const;

test("an alert that is grave enough reaches a mail server at once, and by that mail once", async () => {
  const analyst = await as("analyst");
  await callBackend(analyst, changeDelivery, {
    body: { collectionId: null, minimums: { ...OFF, EmailRealtime: "High" }, timeZone: "Europe/Berlin" },
  });
  await deliver("analyst", "EmailRealtime");
  expect(await mailsTo("analyst")).toEqual([]);
  await happens("Fire in Toledo");
  await happens("Fire in Zug", ZUG);
  await deliver("analyst", "EmailRealtime");
  await deliver("analyst", "EmailRealtime");
  const [mail, ...others] = await mailsTo("analyst");
  expect(others).toEqual([]);
  expect(mail?.text).toContain("High: Fire in Toledo");
  expect(mail?.text).toContain("High: Fire in Zug");

  const address = smtp.server.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const payload = { customerId: mail?.customerId, mailId: mail?.id };
  await sendMail(testConfig({ smtpUrl }))({ payload, database: use.database, logger, attempt: 1 });
  expect(received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(received[0]?.replace(/\r\n /g, " ")).toMatch(
    /^List-Unsubscribe: +<https:\/\/t\.example\/network\/unsubscribe\?token=[\w-]{43}>\r$/m,
  );
});

test("a mail's link opens that mail's alerts and no others", async () => {
  await happens("Not in that mail");
  const [mail] = await mailsTo("analyst");
  const [, emailUUID = ""] = /https:\/\/t\.example\/feed\/all\?emailUUID=([\da-f-]{36})\n/.exec(mail?.text ?? "") ?? [];
  expect(mail?.text).toMatch(new RegExp(`/feed/all\\?emailUUID=${emailUUID}&emailAlertId=\\d+\\n`));
  const { content } = await callBackend(await as("manager"), listFeed, { query: { statusId: "all", emailUUID } });
  expect(content.map(({ title }) => title).sort()).toEqual(["Fire in Toledo", "Fire in Zug"]);
  const other = await callBackend(await as("stranger"), listFeed, { query: { statusId: "all", emailUUID } });
  expect(other.content).toEqual([]);
});

test("each kind of mail tells an alert, and nothing is sent where there is nothing to tell", async () => {
  const manager = await as("manager");
  await callBackend(manager, changeDelivery, {
    body: { collectionId: null, minimums: { EmailDaily: "Low", EmailWeekly: "Critical" } },
  });
  await deliver("manager", "EmailDaily");
  await deliver("manager", "EmailDaily");
  await deliver("manager", "EmailWeekly");
  const found = await mailsTo("manager");
  expect(found.map(({ subject }) => subject)).toEqual([expect.stringMatching(/3/)]);
});

test("a collection takes on what holds above it, and is delivered as it says", async () => {
  const viewer = await as("viewer");
  const choose = (collectionId: number | null, minimums: Wishes) =>
    callBackend(viewer, changeDelivery, { body: { collectionId, minimums } });
  await choose(null, { EmailDaily: "Critical" });
  await choose(parent ?? 0, { EmailDaily: "High" });
  const { collections: all } = await callBackend(viewer, readDelivery, {});
  expect(all.map(({ name, level, holds }) => [name, level, holds.EmailDaily])).toEqual(
    expect.arrayContaining([
      ["Castings", 0, "High"],
      ["American castings", 1, "High"],
    ]),
  );
  await deliver("viewer", "EmailDaily");
  const [mail] = await mailsTo("viewer");
  expect(mail?.text).toContain("Fire in Toledo");
  expect(mail?.text).not.toContain("Fire in Zug");
  await choose(child ?? 0, { EmailDaily: "None" });
  await happens("Later in Toledo");
  await deliver("viewer", "EmailDaily");
  expect(await mailsTo("viewer")).toHaveLength(1);
  await expect(choose(999_999, { EmailDaily: "Low" })).rejects.toMatchObject({ status: 404 });
});

test("a collection that wants grave alerts of a tier only keeps the others out of its feed and its mails", async () => {
  const { customerId } = await idsOf("admin");
  const admin = await as("admin");
  const settings = (minimumPriority: Record<string, number>) => ({
    ...{ maxTier: 3, minimumPriority, sources: ["Customs"], minimumShipments: null, minimumProbability: null },
    shipmentPeriod: { from: null, to: null },
  });
  const want = (minimums: Record<string, number>) =>
    use.database.asSystem((tx) =>
      tx
        .update(collections)
        .set({ tiersEnabled: true, tierSettings: settings(minimums) })
        .where(and(eq(collections.customerId, customerId), eq(collections.id, child ?? 0))),
    );
  const titles = async (tier: "1" | "n") => {
    const query = { collectionIds: String(child), tier, statusId: "all" as const };
    const { content } = await callBackend(admin, listFeed, { query });
    return content.map(({ title }) => title);
  };
  const LIMA = { name: "Cobre Fundido", country: "PE", city: "Lima" };
  await use.database.asSystem(async (tx) => {
    const [behind = 0] = await addTargets(tx, [LIMA]);
    await addSupplier(tx, behind, toledo ?? 0);
    await refreshMonitored(tx, customerId);
  });
  await happens("Strike in Lima", LIMA);
  await callBackend(admin, changeDelivery, { body: { collectionId: null, minimums: { ...OFF, EmailDaily: "Low" } } });

  await want({ 1: 4, 2: 1 });
  expect(await titles("1")).toEqual([]);
  expect(await titles("n")).toEqual(["Strike in Lima"]);
  await deliver("admin", "EmailDaily");
  const [mail] = await mailsTo("admin");
  expect(mail?.text).toContain("Fire in Zug");
  expect(mail?.text).not.toContain("Toledo");

  await want({ 1: 3, 2: 4 });
  expect(await titles("1")).toEqual(expect.arrayContaining(["Fire in Toledo", "Later in Toledo"]));
  expect(await titles("n")).toEqual([]);
  await deliver("admin", "EmailDaily");
  expect((await mailsTo("admin")).at(-1)?.text).toContain("Fire in Toledo");
  await want({});
  expect(await titles("n")).toEqual(["Strike in Lima"]);
});

test("what was put away, called irrelevant or silenced comes by no mail, unless it gets worse", async () => {
  const analyst = await as("analyst");
  const minimums = { ...OFF, EmailWeekly: "Low" } as const;
  await callBackend(await as("admin"), changeDelivery, { body: { collectionId: null, minimums } });
  const changes: [string, AlertChange][] = [
    ["Put away in Zug", { kind: "status", statusId: "archived" }],
    ["Irrelevant in Zug", { kind: "relevancy", relevancy: "Irrelevant" }],
    ["Silenced in Zug", { kind: "mute", on: true }],
  ];
  for (const [title] of changes) await happens(title, ZUG);
  await happens("Waits in Zug", ZUG);
  const { content } = await callBackend(analyst, listFeed, { query: { statusId: "all", q: "Zug" } });
  for (const [title, change] of changes) {
    const alertIds = content.filter((alert) => alert.title === title).map(({ id }) => id);
    await callBackend(analyst, changeAlerts, { body: { selection: { alertIds }, change } });
  }
  await deliver("admin", "EmailWeekly");
  const told = async () => (await mailsTo("admin")).at(-1)?.text ?? "";
  expect(await told()).toContain("Waits in Zug");
  for (const [title] of changes) expect(await told()).not.toContain(title);

  await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from events where title = 'Silenced in Zug'`);
    const where = { places: [inTown(ZUG.city, ZUG.country)], organizations: [{ name: ZUG.name }] };
    await reviseEvent(tx, Number(rows[0]?.id), { title: "Silenced in Zug", priority: 4, ...where });
    await matchEvents(tx, [Number(rows[0]?.id)]);
  });
  await deliver("admin", "EmailWeekly");
  expect(await told()).toContain("Critical: Silenced in Zug");
});

test("what a topic found comes by mail where it is as grave as the user generally chose", async () => {
  const manager = await as("manager");
  const daily = (minimum: "Low" | "Critical") => ({
    body: { collectionId: null, minimums: { ...OFF, EmailDaily: minimum }, timeZone: "Europe/Berlin" } as const,
  });
  await callBackend(manager, changeDelivery, daily("Critical"));
  const query = { words: ["scandite"], not: [], countries: [], onlyTargets: false };
  await callBackend(manager, addTopic, {
    body: { ...query, name: "Scandite", eventTypeId: null, highestPriority: "High", active: true },
  });
  await tellNews(use, [{ title: "Scandite supply runs short" }]);
  await use.drain();
  const told = async () => (await mailsTo("manager")).some(({ text }) => text?.includes("Scandite supply runs short"));
  await deliver("manager", "EmailDaily");
  expect(await told()).toBe(false);
  await callBackend(manager, changeDelivery, daily("Low"));
  await deliver("manager", "EmailDaily");
  expect(await told()).toBe(true);
});

test("a mail's link stops its kind of mail when it is sent, not when it is opened", async () => {
  const weekly = { collectionId: null, minimums: { EmailWeekly: "High" } } as const;
  await callBackend(await as("viewer"), changeDelivery, { body: weekly });
  const [mail] = await mailsTo("viewer");
  const token = /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  const signedOut = { backend: use.transport };
  const params = { token };
  const seen = { channel: "EmailDaily", recipient: "v…@nordwind.example" };
  expect(await callBackend(signedOut, readUnsubscription, { params })).toEqual({ ...seen, stopped: false });
  expect((await callBackend(await as("viewer"), readDelivery, {})).standard.EmailDaily).toBe("Critical");
  await callBackend(signedOut, unsubscribe, { params });
  await callBackend(signedOut, unsubscribe, { params });
  expect(await callBackend(signedOut, readUnsubscription, { params })).toEqual({ ...seen, stopped: true });
  const { standard, collections: all } = await callBackend(await as("viewer"), readDelivery, {});
  expect([standard.EmailDaily, ...all.map(({ holds }) => holds.EmailDaily)]).toEqual(
    Array.from({ length: all.length + 1 }, () => null),
  );
  expect(standard.EmailWeekly).toBe("High");
  expect((await callBackend(await as("manager"), readDelivery, {})).standard.EmailDaily).toBe("Low");
});

test.each([
  ["EmailDaily", "2026-11-21T06:00:00Z", "Europe/Berlin", true],
  ["EmailDaily", "2026-11-21T06:15:00Z", "Europe/Berlin", false],
  ["EmailDaily", "2026-11-21T07:00:00Z", "Europe/Berlin", false],
  ["EmailDaily", "2026-11-21T01:30:00Z", "Asia/Kolkata", true],
  ["EmailWeekly", "2026-11-21T06:00:00Z", "Europe/Berlin", false],
  ["EmailWeekly", "2026-11-23T06:00:00Z", "Europe/Berlin", true],
  ["EmailWeekly", "2026-11-22T23:00:00Z", "Asia/Shanghai", true],
] as const)("%s at %s in %s: %s", (channel, now, zone, due) => {
  expect(isDue(channel, new Date(now), zone)).toBe(due);
});
