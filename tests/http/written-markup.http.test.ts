import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addActionComment } from "~/backend/contract/action-comments";
import { startAction } from "~/backend/contract/actions";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import { createApiToken } from "~/backend/contract/api-tokens";
import { createCollection } from "~/backend/contract/collections";
import { createFeedView } from "~/backend/contract/feed-views";
import { changeProfile } from "~/backend/contract/own-account";
import { addTeam } from "~/backend/contract/teams";
import { createTestDatabase, type TestDatabase } from "../support/database";
import type { Site } from "../support/fuzz/fuzz-pages";
import { type FuzzWorld, fuzzWorld } from "../support/fuzz/fuzz-world";
import { siteOf } from "../support/fuzz/site-of";

/** Ends an attribute, an element and a script, and begins others. */
const MARKUP = `x"'><img data-planted></script><script data-planted>`;
const RAW = /x"'|<img data-planted|<script data-planted|<\/script><script data/;

let db: TestDatabase;
let dataDir: string;
let world: FuzzWorld;
let patterns: string[];
let enter: () => Promise<Site>;
beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "tierwatch-markup-"));
  world = await fuzzWorld(db.connection, db.database, dataDir);
  ({ patterns, enter } = await siteOf(world));
}, 120_000);
afterAll(async () => {
  await db.drop();
  await rm(dataDir, { recursive: true });
});

test("what somebody wrote is a text on every page, whichever field it stands in", { timeout: 120_000 }, async () => {
  const ids = await plant();
  const site = await enter();
  const shown: string[] = [];
  for (const path of addresses(ids)) {
    const answer = await site(path);
    const page = await answer.text();
    expect(answer.status, `${path}: ${page.slice(0, 200)}`).toBeLessThan(500);
    if (!/^text\/html/.test(answer.headers.get("Content-Type") ?? "")) continue;
    expect(RAW.exec(page)?.[0], path).toBeUndefined();
    if (page.includes("data-planted")) shown.push(path);
  }
  // Else it would stand nowhere, and nothing would be shown.
  expect(shown.length, shown.join(" ")).toBeGreaterThan(25);
});

test("a copied cookie opens nothing once its user has signed out, neither pages nor calls", async () => {
  const site = await enter();
  const asked = async (path: string) => {
    const answer = await site(path);
    return [answer.status, answer.headers.get("Location")];
  };
  expect(await asked("/feed/new")).toEqual([200, null]);
  expect(await asked("/api/v2/session")).toEqual([200, null]);
  const left = await site("/logout", { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } });
  expect(left.status).toBe(303);
  expect(await asked("/feed/new")).toEqual([302, "/login?returnUrl=%2Ffeed%2Fnew"]);
  expect(await asked("/api/v2/session")).toEqual([401, null]);
});

interface Planted {
  targetId: number;
  alertId: number;
  collectionId: number;
  actionId: number;
}

/** Through calls where a user writes it, and in the database where a source or an import does. */
async function plant(): Promise<Planted> {
  const admin = { backend: await world.enter() };
  const { id: collectionId } = await callBackend(admin, createCollection, { body: { name: MARKUP } });
  const body = { scope: "Customer", name: MARKUP } as const;
  await callBackend(admin, createAlertLabel, {
    body: { ...body, backgroundColor: "#123456", textColor: "#ffffff" },
  });
  await callBackend(admin, createFeedView, { body: { ...body, filter: { q: MARKUP } } });
  await callBackend(admin, addTeam, { body: { name: MARKUP, memberIds: [] } });
  await callBackend(admin, changeProfile, { body: { firstname: MARKUP, lastname: MARKUP } });
  await callBackend(admin, createApiToken, { body: { name: MARKUP, scopes: ["account:read"] } });
  const { id: actionId } = await callBackend(admin, startAction, { body: { typeId: "watch", title: MARKUP } });
  await callBackend(admin, addActionComment, { params: { actionId }, body: { text: MARKUP } });
  return db.database.asSystem(async (tx) => {
    await tx.execute(sql`update customers set name = ${MARKUP}`);
    await tx.execute(sql`update targets set name = ${MARKUP} || id`);
    await tx.execute(sql`update events set title = ${MARKUP}, summary = ${MARKUP}`);
    const { rows } = await tx.execute<{ target: number; alert: number }>(
      sql`select (select min(id) from targets)::int as target, (select min(id) from alerts)::int as alert`,
    );
    return { targetId: rows[0]?.target ?? 0, alertId: rows[0]?.alert ?? 0, collectionId, actionId };
  });
}

/** Every page once, with things that are there in the place of its parameters, and with the text itself in its query. */
function addresses({ targetId, alertId, collectionId, actionId }: Planted): string[] {
  const ids: Record<string, number | string> = {
    ...{ view: "all", targetId, alertId, collectionId, collection: collectionId, actionId, fromId: targetId },
    ...{ toId: targetId + 1 },
  };
  const pages = patterns
    .filter((pattern) => !/\*|logout|live|errors/.test(pattern))
    .map((pattern) => pattern.replace(/:(\w+)\??/g, (_, name: string) => String(ids[name] ?? 1)));
  const query = new URLSearchParams({ q: MARKUP, alert: String(alertId), returnUrl: MARKUP, text: MARKUP });
  return [...pages, ...pages.map((page) => `${page}?${query}`), `/${encodeURIComponent(MARKUP)}`];
}
