import { createHmac, randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readChatSettings } from "~/backend/contract/chat";
import { createCollection } from "~/backend/contract/collections";
import { readHeaderCounts, readOpenTaskCount, readUnreadCount } from "~/backend/contract/counts";
import { changePreferences } from "~/backend/contract/own-account";
import { openRequest, readRequestFlag } from "~/backend/contract/requests";
import { readSession } from "~/backend/contract/session";
import { listTranslations } from "~/backend/contract/translations";
import type { BackendTransport } from "~/backend/transport";
import { seconds } from "~/time/duration";
import { createRequest } from "../../server/backend/dialogue/requests/create-request";
import { createBackend } from "../../server/backend/main/app";
import type { Tx } from "../../server/backend/platform/db/database";
import { actionAssignees, actions } from "../../server/backend/platform/db/schema/actions";
import { notifications } from "../../server/backend/platform/db/schema/notifications";
import { requests } from "../../server/backend/platform/db/schema/requests";
import { teamMembers, teams } from "../../server/backend/platform/db/schema/teams";
import { createDemoDatabase, type TestDatabase } from "../support/database";
import { testConfig } from "../support/node-server";
import { signInAs } from "../support/personas";

// These need rows that no call makes yet, so they stand on the embedded backend only.
let db: TestDatabase;
let transport: BackendTransport;
const chat = { appId: "app", secret: "chat secret", host: "https://chat.example" };

function backend(own: { chat?: typeof chat } = {}): BackendTransport {
  const config = { ...testConfig({ demo: true }), ...own };
  const app = createBackend({ database: db.database, logger: pino({ level: "silent" }), config });
  return async (request) => app.fetch(request);
}

beforeAll(async () => {
  db = await createDemoDatabase();
  transport = backend();
});
afterAll(() => db.drop());

async function whoIs(persona: "analyst" | "manager" | "stranger") {
  const signedIn = await signInAs(transport, persona);
  const { user } = await callBackend(signedIn, readSession, {});
  return { ...signedIn, userId: user.id, customerId: user.customer.id };
}

/** The system role only reads requests; a customer makes its own. */
const asCustomer = <T>(customerId: number, run: (tx: Tx) => Promise<T>) =>
  db.database.asCustomer({ customerId, userId: null }, run);
const asSystem = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);

test("the bundled texts of each language are answered, by key", async () => {
  const [en, de, ch, fr] = await Promise.all(
    (["en", "de", "ch", "fr"] as const).map((locale) =>
      callBackend({ backend: transport }, listTranslations, { query: { locale } }),
    ),
  );
  expect(en).toContainEqual({ i18nKey: "shell:notFound.title", translatedText: "404 - Not found" });
  expect(de).toContainEqual({ i18nKey: "shell:notFound.title", translatedText: "404 - Nicht gefunden" });
  expect(ch?.length).toBeGreaterThan(30);
  expect(fr).toContainEqual(expect.objectContaining({ i18nKey: "shell:form.problem_many" }));
});

test("a language that is none of ours is refused", async () => {
  const locale = "xx" as "en";
  await expect(callBackend({ backend: transport }, listTranslations, { query: { locale } })).rejects.toMatchObject({
    status: 422,
  });
});

test("unread notifications are one's own and not yet read", async () => {
  const [analyst, manager] = [await whoIs("analyst"), await whoIs("manager")];
  const row = { customerId: analyst.customerId, kind: "test" };
  await asSystem((tx) =>
    tx.insert(notifications).values([
      { ...row, userId: analyst.userId },
      { ...row, userId: analyst.userId },
      { ...row, userId: analyst.userId, readAt: new Date() },
      { ...row, userId: manager.userId },
    ]),
  );
  expect(await callBackend(analyst, readUnreadCount, {})).toEqual({ count: 2 });
  expect(await callBackend(analyst, readHeaderCounts, {})).toMatchObject({ notifications: 2 });
  expect(await callBackend(manager, readUnreadCount, {})).toEqual({ count: 1 });
  expect(await callBackend(await whoIs("stranger"), readUnreadCount, {})).toEqual({ count: 0 });
});

test("an open task is an action of one's own or one's team that is neither done nor put off, counted once", async () => {
  const { customerId, userId, ...analyst } = await whoIs("analyst");
  await asCustomer(customerId, async (tx) => {
    const [team] = await tx
      .insert(teams)
      .values({ customerId, name: `T ${randomUUID()}` })
      .returning();
    await tx.insert(teamMembers).values({ customerId, teamId: team?.id ?? 0, userId });
    const row = { customerId, typeId: "audit", title: "T" };
    const made = await tx
      .insert(actions)
      .values([
        { ...row, title: "own" },
        { ...row, title: "team", metaStatus: "InProgress" },
        { ...row, title: "both" },
        { ...row, title: "done", metaStatus: "Completed" },
        { ...row, title: "put off", skippedReason: "x", skippedUntil: "2999-01-01" },
        { ...row, title: "never", skippedReason: "x" },
        { ...row, title: "nobody" },
      ])
      .returning();
    const idOf = (title: string) => made.find((one) => one.title === title)?.id ?? 0;
    const own = ["own", "both", "done", "put off", "never"].map((title) => ({
      title,
      kind: "user" as const,
      assigneeId: userId,
    }));
    const teams_ = ["team", "both"].map((title) => ({ title, kind: "team" as const, assigneeId: team?.id ?? 0 }));
    await tx
      .insert(actionAssignees)
      .values([...own, ...teams_].map(({ title, ...who }) => ({ customerId, actionId: idOf(title), ...who })));
  });
  expect(await callBackend(analyst, readOpenTaskCount, {})).toEqual({ count: 3 });
  expect(await callBackend(analyst, readHeaderCounts, {})).toMatchObject({ tasks: 3 });
  // What nobody has is the manager's.
  expect(await callBackend(await whoIs("manager"), readOpenTaskCount, {})).toEqual({ count: 1 });
});

test("pins of the user are named with the counts, but for what they do not see", async () => {
  const analyst = await whoIs("analyst");
  const { id } = await callBackend(analyst, createCollection, { body: { name: `Pinned ${randomUUID()}` } });
  const pins = [`collection:${id}`, "collection:999999999", "section:feed"];
  await callBackend(analyst, changePreferences, { body: { pins } });
  const { pins: named } = await callBackend(analyst, readHeaderCounts, {});
  expect(named).toEqual([{ pin: `collection:${id}`, name: expect.stringMatching(/^Pinned /), view: null }]);
  const stranger = await whoIs("stranger");
  await callBackend(stranger, changePreferences, { body: { pins } });
  expect(await callBackend(stranger, readHeaderCounts, {})).toMatchObject({ pins: [] });
  const seven = Array.from({ length: 7 }, (_, at) => `collection:${at + 1}`);
  await expect(callBackend(analyst, changePreferences, { body: { pins: seven } })).rejects.toMatchObject({
    status: 422,
  });
});

test("the chat is off until it is configured, and then proves who the user is", async () => {
  const { userId, ...analyst } = await whoIs("analyst");
  expect(await callBackend(analyst, readChatSettings, {})).toEqual({ enabled: false, token: "" });
  const configured = backend({ chat });
  const settings = await callBackend(await signInAs(configured, "analyst"), readChatSettings, {});
  const token = createHmac("sha256", chat.secret).update(String(userId)).digest("hex");
  expect(settings).toEqual({ enabled: true, token });
});

test("the link of a request opens it and tells its flag", async () => {
  const { customerId } = await whoIs("analyst");
  for (const flag of [true, false]) {
    const body = await asCustomer(customerId, (tx) =>
      createRequest(tx, { customerId, kind: "ssa", name: "Assessment 2026", flag }),
    );
    expect(await callBackend({ backend: transport }, readRequestFlag, { body })).toEqual({ flag });
    expect(await callBackend({ backend: transport }, openRequest, { body })).toMatchObject({
      kind: "ssa",
      name: "Assessment 2026",
      customer: "Nordwind Automotive",
    });
  }
});

test("a wrong secret, an unknown id, no id at all and a link whose time is over are one and the same", async () => {
  const { customerId } = await whoIs("analyst");
  const link = await asCustomer(customerId, (tx) =>
    createRequest(tx, { customerId, kind: "ssa", name: "N", flag: true }),
  );
  const over = await asCustomer(customerId, (tx) =>
    createRequest(tx, { customerId, kind: "ssa", name: "N", flag: true }),
  );
  const aSecondAgo = new Date(Date.now() - seconds(1));
  await asCustomer(customerId, (tx) => tx.update(requests).set({ expiresAt: aSecondAgo }));
  const fresh = await asCustomer(customerId, (tx) =>
    createRequest(tx, { customerId, kind: "ssa", name: "N", flag: true }),
  );
  const wrong = [
    { ...fresh, secret: link.secret },
    { ...fresh, requestId: randomUUID() },
    { ...fresh, requestId: "1 or 1=1" },
    over,
  ];
  for (const body of wrong) {
    expect(await callBackend({ backend: transport }, readRequestFlag, { body })).toEqual({ flag: false });
    const refused = await callBackend({ backend: transport }, openRequest, { body }).catch((error) => error);
    expect(refused).toMatchObject({ status: 404, code: "not_found" });
  }
  expect(await callBackend({ backend: transport }, readRequestFlag, { body: fresh })).toEqual({ flag: true });
});
