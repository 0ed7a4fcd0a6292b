// Again on PostgreSQL 15: trees, and locks against two at once.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { countCollectionTargets, fetchTargets, listCollectionTargets } from "~/backend/contract/collection-targets";
import {
  changeCollection,
  createCollection,
  deleteCollection,
  forecastGraphSize,
  monitorCollection,
  readCollection,
  readCollectionOverview,
  readRootCollection,
} from "~/backend/contract/collections";
import { listEvidence } from "~/backend/contract/evidence";
import { followTargets } from "~/backend/contract/following";
import { readSession } from "~/backend/contract/session";
import { exportCollectionTargets } from "~/backend/contract/target-export";
import { addSupplier, addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { readAll } from "../support/spreadsheets/read-all";

const use: OwnBackend = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const targets = (...names: string[]) =>
  use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name })),
    ),
  );
type Changes = Partial<Parameters<typeof callBackend<typeof changeCollection>>[2]["body"]>;

/** Changes some of a collection's settings and sends the others as they are. */
async function change(who: Awaited<ReturnType<typeof as>>, collectionId: number, changes: Changes) {
  const { roles: _, ...now } = await callBackend(who, readCollection, { params: { collectionId } });
  const { name, parentId, type, kind, scope, tierSettings, delivery, version } = now;
  const body = { name, parentId, type, kind, scope, tierSettings, delivery, version, ...changes };
  return callBackend(who, changeCollection, { params: { collectionId }, body });
}

test("a collection is made, changed, placed in the tree and deleted, and the ledger tells it", async () => {
  const manager = await as("manager");
  const above = await callBackend(manager, createCollection, { body: { name: "Powertrain", scope: "Customer" } });
  const below = await callBackend(manager, createCollection, {
    body: { name: "Battery cells", scope: "Customer", parentId: above.id, type: "Commodity", kind: "suppliers" },
  });
  expect(below).toMatchObject({ level: 2, parentId: above.id, mayManage: true, monitored: true, targetCount: 0 });
  const { content } = await callBackend(manager, readCollectionOverview, {});
  expect(content.map(({ name }) => name)).toEqual(["Powertrain", "Battery cells"]);
  expect(content[0]?.collectionTreeFilter).toEqual([above.id, below.id]);
  const top = await callBackend(manager, readRootCollection, { params: { collectionId: below.id } });
  expect(top.id).toBe(above.id);

  const renamed = await change(manager, below.id, { name: "Cells", delivery: { EmailDaily: "High", Feed: null } });
  expect(renamed).toMatchObject({ name: "Cells", delivery: { EmailDaily: "High", Feed: null }, version: 2 });
  await expect(change(manager, below.id, { version: 1 })).rejects.toMatchObject({ code: "stale_version" });
  await expect(change(manager, above.id, { parentId: below.id })).rejects.toMatchObject({ code: "invalid_parent" });

  const { lost } = await callBackend(manager, readCollection, { params: { collectionId: above.id } });
  expect(lost).toMatchObject({ children: 1, roles: 1, targets: 0 });
  await callBackend(manager, deleteCollection, { params: { collectionId: above.id } });
  expect(await callBackend(manager, readCollection, { params: { collectionId: below.id } })).toMatchObject({
    parentId: null,
    level: 1,
  });
  const told = await callBackend(manager, listEvidence, { query: { subject: `collection:${above.id}` } });
  expect(told.content.map(({ kind }) => kind)).toEqual(["collection.deleted", "collection.created"]);
});

test("a circle is refused, also where one of the collections in it is not seen", async () => {
  const [manager, admin] = await Promise.all([as("manager"), as("admin")]);
  const make = (name: string, scope: "Customer" | "User", parentId: number | null) =>
    callBackend(manager, createCollection, { body: { name, scope, parentId } });
  const above = await make("Above", "Customer", null);
  const between = await make("My own", "User", above.id);
  const below = await make("Below", "Customer", between.id);
  await expect(change(admin, above.id, { parentId: below.id })).rejects.toMatchObject({ code: "invalid_parent" });
  for (const { id } of [below, between, above]) {
    await callBackend(manager, deleteCollection, { params: { collectionId: id } });
  }
});

test("an analyst makes collections of their own, which nobody else sees until they are shared", async () => {
  const [analyst, manager, stranger] = await Promise.all([as("analyst"), as("manager"), as("stranger")]);
  const forAll = callBackend(analyst, createCollection, { body: { name: "For all", scope: "Customer" } });
  await expect(forAll).rejects.toMatchObject({ status: 403, code: "not_permitted" });
  const { id } = await callBackend(analyst, createCollection, { body: { name: "Mine" } });
  const params = { collectionId: id };
  await expect(callBackend(manager, readCollection, { params })).rejects.toMatchObject({ status: 404 });
  const { user } = await callBackend(manager, readSession, {});
  await change(analyst, id, { roles: [{ userId: user.id, role: "Editor" }] });
  expect(await callBackend(manager, readCollection, { params })).toMatchObject({ mayChange: true, mayManage: false });
  expect(await change(manager, id, { name: "Ours" })).toMatchObject({ name: "Ours" });
  await expect(change(manager, id, { roles: [] })).rejects.toMatchObject({ status: 403 });
  await expect(callBackend(manager, deleteCollection, { params })).rejects.toMatchObject({ code: "not_manager" });
  await expect(callBackend(stranger, readCollection, { params })).rejects.toMatchObject({ status: 404 });
  const foreign = (await callBackend(stranger, readSession, {})).user.id;
  const sharedAway = change(analyst, id, { roles: [{ userId: foreign, role: "Editor" }] });
  await expect(sharedAway).rejects.toMatchObject({ code: "unknown_user" });
});

test("a graph that would be larger than the plan allows is not saved, and its size is told", async () => {
  const manager = await as("manager");
  const ids = await targets("Quellmark", "Vantor", "Ostrava Ferro", "Kolwezi");
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update customers set graph_limit = 3 where key = 'nordwind'`);
    for (let n = 1; n < ids.length; n++) {
      await addSupplier(tx, ids[n] ?? 0, ids[n - 1] ?? 0, { source: n === 3 ? "Prediction" : "Customs" });
    }
  });
  const { id } = await callBackend(manager, createCollection, {
    body: { name: "Tiers", scope: "Customer", tiersEnabled: true },
  });
  await callBackend(manager, followTargets, { body: { targetIds: ids.slice(0, 1), collectionIds: [id] } });
  const { tierSettings } = await callBackend(manager, readCollection, { params: { collectionId: id } });
  if (!tierSettings) throw new Error("A collection with tiers has settings");
  const wide = { ...tierSettings, maxTier: 5 };
  const forecast = (settings: typeof wide) =>
    callBackend(manager, forecastGraphSize, {
      params: { collectionId: id },
      body: { kind: "follows", tierSettings: settings },
    });
  expect(await forecast(wide)).toEqual({ targetGraphSize: 4, isExact: true, limit: 3, byTier: [1, 1, 1, 1] });
  const since = (from: string) => forecast({ ...wide, shipmentPeriod: { from, to: null } });
  await expect(since("0000-01-01")).rejects.toMatchObject({ status: 422 });
  expect(await since("0001-01-01")).toMatchObject({ limit: 3 });
  expect(await forecast({ ...wide, sources: ["Customs"] })).toMatchObject({ targetGraphSize: 3 });
  expect(await forecast({ ...wide, maxTier: 2 })).toMatchObject({ targetGraphSize: 2, byTier: [1, 1] });
  await expect(change(manager, id, { tierSettings: wide })).rejects.toMatchObject({
    status: 409,
    code: "graph_size_reached",
    details: { targetGraphSize: 4, limit: 3 },
  });
  expect(await change(manager, id, { tierSettings: { ...wide, maxTier: 3 } })).toMatchObject({ targetGraphSize: 3 });
  await use.database.asSystem((tx) => tx.execute(sql`update customers set graph_limit = 2 where key = 'nordwind'`));
  expect(await change(manager, id, { name: "Renamed although too large" })).toMatchObject({ targetGraphSize: 3 });
  const { content, isCut } = await callBackend(manager, listCollectionTargets, { params: { collectionId: id } });
  expect([content.map(({ tier }) => tier).sort(), isCut]).toEqual([[1, 2], true]);
  await use.database.asSystem((tx) => tx.execute(sql`update customers set graph_limit = 2000 where key = 'nordwind'`));
});

test("what is put on the monitor is followed; taken off it stays followed", async () => {
  const manager = await as("manager");
  const [id = 0] = await targets("Nachtwerk");
  const made = await callBackend(manager, createCollection, {
    body: { name: "To look at", scope: "Customer", monitored: false },
  });
  const params = { collectionId: made.id };
  await use.database.asSystem((tx) =>
    tx.execute(sql`insert into collection_targets (customer_id, collection_id, target_id)
      select id, ${made.id}, ${id} from customers where key = 'nordwind'`),
  );
  const follows = async () => (await callBackend(manager, fetchTargets, { body: { ids: [id] } })).content[0]?.following;
  expect(await follows()).toBe(false);
  expect(await callBackend(manager, monitorCollection, { params, body: { monitored: true } })).toMatchObject({
    monitored: true,
    targetCount: 1,
  });
  expect(await follows()).toBe(true);
  await callBackend(manager, monitorCollection, { params, body: { monitored: false } });
  expect(await follows()).toBe(true);
});

test("targets of a collection are found, filtered, counted and paged without a gap, in every order", async () => {
  const manager = await as("manager");
  const names = ["Äppelwerk", "Zulu Steel", "Beta Port", "alpha steel", "Gamma Mine"];
  const ids = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name, n) => ({
        name,
        country: n % 2 ? "PL" : "DE",
        identifiers: [{ system: "ERP", value: `4711-${n}` }],
      })),
    ),
  );
  const { id } = await callBackend(manager, createCollection, { body: { name: "Steel", scope: "Customer" } });
  await callBackend(manager, followTargets, { body: { targetIds: ids, collectionIds: [id] } });
  await use.database.asSystem((tx) =>
    tx.execute(sql`insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select c.id, 'Sustainability', t.id, 20 * t.id % 97, 0, 0, '{}', now()
        from customers c, unnest(${sql.param(ids.slice(0, 3))}::bigint[]) t(id) where c.key = 'nordwind'`),
  );
  const params = { collectionId: id };
  type Query = NonNullable<Parameters<typeof callBackend<typeof listCollectionTargets>>[2]["query"]>;
  const list = (query: Query = {}) => callBackend(manager, listCollectionTargets, { params, query });
  const named = async (query: Query) => (await list(query)).content.map(({ name }) => name);

  expect(await named({})).toEqual(["alpha steel", "Äppelwerk", "Beta Port", "Gamma Mine", "Zulu Steel"]);
  expect(await named({ q: "STEEL" })).toEqual(["alpha steel", "Zulu Steel"]);
  expect(await named({ q: "---" })).toEqual([]);
  expect(await named({ countries: "PL", sort: "nameDescending" })).toEqual(["Zulu Steel", "alpha steel"]);
  expect(await named({ foreignId: "4711-2" })).toEqual(["Beta Port"]);
  expect(await named({ risks: "NA" })).toEqual(["alpha steel", "Gamma Mine"]);
  expect(await named({ following: "false" })).toEqual([]);
  expect(await named({ sanctions: "NotScreened", types: "POI" })).toEqual([]);
  expect(await list({ q: "steel" })).toMatchObject({ totalElements: 2, totalIsExact: true });
  expect(await callBackend(manager, countCollectionTargets, { params, query: { q: "steel" } })).toEqual({
    count: 2,
    isExact: true,
  });

  for (const sort of ["name", "nameDescending", "riskiest"] as const) {
    const whole = await named({ sort });
    const paged: string[] = [];
    for (let after: string | undefined, n = 0; n < 6; n++) {
      const page = await list({ sort, size: 2, ...(after && { after }) });
      paged.push(...page.content.map(({ name }) => name));
      if (page.after === null) break;
      after = page.after;
    }
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(5);
  }
  const scores = (await list({ sort: "riskiest" })).content.map(({ score }) => score ?? -1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  await expect(list({ after: "bm90aGluZw" })).rejects.toMatchObject({ status: 422 });
});

test("a list is filtered by what a target is to others and how that is known, by tier, class and sanctions", async () => {
  const manager = await as("manager");
  const [work = 0, castings = 0, machine = 0] = await targets("Filter work", "Filter castings", "Filter machine");
  await use.database.asSystem(async (tx) => {
    await addSupplier(tx, castings, work, { source: "Media" });
    await addSupplier(tx, machine, work, { type: "Equipment", source: "Prediction" });
    await tx.execute(sql`update targets set type = 'POI', ctype = 'port' where id = ${machine}`);
    await tx.execute(sql`insert into target_screenings (customer_id, target_id, state, status)
      select id, ${castings}, 'Screened', 'Direct' from customers where key = 'nordwind'`);
  });
  const { id } = await callBackend(manager, createCollection, {
    body: { name: "Filters", scope: "Customer", tiersEnabled: true },
  });
  await callBackend(manager, followTargets, { body: { targetIds: [work], collectionIds: [id] } });
  await use.drain();
  type Query = NonNullable<Parameters<typeof callBackend<typeof listCollectionTargets>>[2]["query"]>;
  const found = async (query: Query) =>
    (await callBackend(manager, listCollectionTargets, { params: { collectionId: id }, query })).content
      .map(({ name }) => name.replace("Filter ", ""))
      .join();
  expect(await found({})).toBe("castings,machine,work");
  expect(await found({ edgeTypes: "Equipment" })).toBe("machine");
  expect(await found({ edgeTypes: "Supplier,Equipment" })).toBe("castings,machine");
  expect(await found({ edgeSources: "Media" })).toBe("castings");
  expect(await found({ edgeTypes: "Equipment", edgeSources: "Media" })).toBe("");
  expect(await found({ tiers: "1" })).toBe("work");
  expect(await found({ tiers: "2", types: "organization" })).toBe("castings");
  expect(await found({ types: "POI" })).toBe("machine");
  expect(await found({ following: "true" })).toBe("work");
  expect(await found({ sanctions: "NotScreened" })).toBe("machine,work");
  expect(await found({ sanctions: "Direct" })).toBe("castings");
});

test("a target that is named anew stands at its new place in every list", async () => {
  const manager = await as("manager");
  const [first = 0, second = 0] = await targets("Name A", "Name B");
  const { id } = await callBackend(manager, createCollection, { body: { name: "Names", scope: "Customer" } });
  await callBackend(manager, followTargets, { body: { targetIds: [first, second], collectionIds: [id] } });
  await use.database.asSystem((tx) => tx.execute(sql`update targets set name = 'Name C' where id = ${first}`));
  const { content } = await callBackend(manager, listCollectionTargets, { params: { collectionId: id } });
  expect(content.map((target) => target.id)).toEqual([second, first]);
});

test("another customer sees neither collections nor the targets in them", async () => {
  const [manager, stranger] = await Promise.all([as("manager"), as("stranger")]);
  const { id } = await callBackend(manager, createCollection, { body: { name: "Hidden", scope: "Customer" } });
  const params = { collectionId: id };
  await expect(callBackend(stranger, listCollectionTargets, { params })).rejects.toMatchObject({ status: 404 });
  expect((await callBackend(stranger, readCollectionOverview, {})).content.map(({ id }) => id)).not.toContain(id);
});

test("the targets of a collection are a file in the reader's language, with as many rows as the list has", async () => {
  const manager = await as("manager");
  const ids = await targets("=Formula", "Zebra");
  const { id } = await callBackend(manager, createCollection, { body: { name: "File", scope: "Customer" } });
  await callBackend(manager, followTargets, { body: { targetIds: ids, collectionIds: [id] } });
  const params = { collectionId: id };
  const answer = await streamBackend(manager, exportCollectionTargets, { params, query: { format: "csv" } });
  const { all } = await readAll(Buffer.from(await answer.arrayBuffer()), { headerRow: 0 });
  const names = all.map(({ cells }) => cells[1]);
  expect(names).toEqual(["Name des Objekts", "'=Formula", "Zebra"]);
  const missing = streamBackend(manager, exportCollectionTargets, {
    params: { collectionId: 999999999 },
    query: { format: "xlsx" },
  });
  await expect(missing).rejects.toMatchObject({ status: 404 });
});
