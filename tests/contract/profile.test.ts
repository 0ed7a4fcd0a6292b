// Again on PostgreSQL 15: sums over windows and JSON made by the server.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  compareTarget,
  listProfileEventTypes,
  listProfileGroups,
  listProfilePerspectives,
  listPublicEvents,
  readTargetProfile,
  readTransparency,
} from "~/backend/contract/profile";
import { listMonthMovers, listProfileAlerts } from "~/backend/contract/profile-feed";
import { readTargetScore } from "~/backend/contract/scores";
import { days } from "~/time/duration";
import { follow } from "../../server/backend/network/monitored/follow";
import { customers } from "../../server/backend/platform/db/schema/customers";
import { targetParents } from "../../server/backend/platform/db/schema/targets";
import { computeScores } from "../../server/backend/risk/scores/compute-scores";
import { addEvent } from "../support/events";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type AlertOfTarget, addAlerts } from "../support/scores/add-alerts";

const use = ownBackend();
let customerId: number;
beforeAll(async () => {
  const all = await use.database.asSystem((tx) => tx.select().from(customers));
  customerId = all.find(({ key }) => key === "nordwind")?.id ?? 0;
});

const visitor = () => ({ backend: use.transport });
const params = (id: number) => ({ params: { targetId: String(id) } });

/** A site in Kehl that Nordwind follows, with these alerts, scored. */
async function followedTarget(...alerts: Partial<AlertOfTarget>[]): Promise<number> {
  const id = await use.database.asSystem(async (tx) => {
    const [id = 0, parent = 0, minor = 0] = await addTargets(tx, [
      { name: "Werk Kehl", country: "DE", city: "Kehl", lat: 48.57, lon: 7.81, industry: "automotive", size: "Medium" },
      { name: "Kehl Holding", country: "DE" },
      { name: "Allbeteiligung", country: "DE" },
    ]);
    await tx.insert(targetParents).values([
      { targetId: id, parentId: minor, kind: "owned-by", share: 5, shareBound: "below" },
      { targetId: id, parentId: parent, kind: "site-of", share: 51.5, since: "2022-01-01" },
    ]);
    await follow(tx, customerId, [id], { userId: null });
    const base = { targetId: id, eventTypeId: "strike", priority: 3, impactLevel: "direct" } as const;
    await addAlerts(
      tx,
      customerId,
      alerts.map((alert) => ({ ...base, at: new Date(Date.now() - days(1)), ...alert })),
    );
    return id;
  });
  await computeScores(use.database, customerId, { targets: "all" });
  return id;
}

test("a profile says who a target is, whose site, who follows it, and as what", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const profile = await callBackend(analyst, readTargetProfile, params(await followedTarget()));
  expect(profile).toMatchObject({
    name: "Werk Kehl",
    city: "Kehl",
    own: false,
    parents: [
      { name: "Kehl Holding", kind: "site-of", share: 51.5, shareBound: null, since: "2022-01-01", until: null },
      { name: "Allbeteiligung", kind: "owned-by", share: 5, shareBound: "below", since: null, until: null },
    ],
    customer: { following: true, followerCount: 1, tier: 1, path: [] },
  });
});

test("the parts of a profile are counted for who may open them, and its score is that of the asker's own perspective", async () => {
  const id = await followedTarget({}, {});
  await use.database.asSystem(async (tx) => {
    const [supplier = 0] = await addTargets(tx, [{ name: "Zulieferer Kork" }]);
    await tx.execute(sql`insert into edges (owner_id, from_id, to_id, type, source) values
      (${customerId}, ${supplier}, ${id}, 'Supplier', 'Customer'), (${customerId}, ${id}, ${supplier}, 'Customer', 'Customer')`);
    await tx.execute(sql`insert into external_scores (customer_id, target_id, event_type_id, value, valid_from)
      values (${customerId}, ${id}, 'strike', 40, '2026-01-01')`);
  });
  const asked = async (persona: "admin" | "viewer" | "stranger") =>
    (await callBackend(await signInAs(use.transport, persona), readTargetProfile, params(id))).customer;
  const admin = await asked("admin");
  expect(admin?.counts).toMatchObject({
    relationships: 2,
    suppliers: 1,
    externalScores: 1,
    actions: 0,
    matchesToReview: 0,
  });
  const viewer = await asked("viewer");
  expect(viewer?.counts).toMatchObject({ relationships: 2, externalScores: null, matchesToReview: null });
  const caller = await signInAs(use.transport, "admin");
  const [own] = await callBackend(caller, listProfilePerspectives, params(id));
  expect([admin?.score, admin?.risk]).toEqual([own?.score, own?.risk]);
  // What another customer holds is not counted, and its score is not told.
  expect(await asked("stranger")).toMatchObject({
    counts: { relationships: 0, suppliers: 0 },
    score: null,
    risk: "NA",
  });
});

test("a visitor is told what is public and nothing of any customer", async () => {
  const id = await followedTarget({});
  const profile = await callBackend(visitor(), readTargetProfile, params(id));
  expect(profile).toMatchObject({ name: "Werk Kehl", customer: null });
  const own = await use.database.asSystem(async (tx) => {
    const [made = 0] = await addTargets(tx, [{ name: "Geheimes Werk", ownerId: customerId }]);
    await tx.execute(sql`insert into target_names (target_id, owner_id, text, kind, folded)
      values (${id}, ${customerId}, 'Nordwinds eigener Name', 'alias', 'nordwinds eigener name')`);
    await tx.execute(sql`insert into target_identifiers (target_id, owner_id, system, value)
      values (${id}, ${customerId}, 'ERP', '70001')`);
    return made;
  });
  await expect(callBackend(visitor(), readTargetProfile, params(own))).rejects.toMatchObject({ status: 404 });
  const again = await callBackend(visitor(), readTargetProfile, params(id));
  expect([again.names, again.foreignSystems]).toEqual([[], []]);
  const stranger = await signInAs(use.transport, "stranger");
  expect(await callBackend(stranger, readTargetProfile, params(id))).toMatchObject({ names: [], foreignSystems: [] });
  await expect(callBackend(visitor(), listProfileAlerts, params(id))).rejects.toMatchObject({ status: 401 });
});

test("public events of a public target are everybody's, a customer's own are not among them", async () => {
  const id = await followedTarget();
  await use.database.asSystem(async (tx) => {
    const open = await addEvent(tx, { title: "Brand in Kehl", eventTypeId: "fire" });
    const own = await addEvent(tx, { title: "Hinweis", eventTypeId: "fire", ownerId: customerId });
    const gone = await addEvent(tx, { title: "Irrtum", eventTypeId: "fire", withdrawn: true });
    for (const [event, owner] of [
      [open, null],
      [own, customerId],
      [gone, null],
    ] as const) {
      await tx.execute(sql`insert into event_links (event_id, target_id, owner_id, impact_level, confidence, reason)
        values (${event}, ${id}, ${owner}, 'direct', 1, '{"key":"x","params":{}}')`);
    }
  });
  const told = await callBackend(visitor(), listPublicEvents, params(id));
  expect(told.map(({ title }) => title)).toEqual(["Brand in Kehl"]);
});

test("the asker's own perspective comes first, and its score is the one that is explained", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const id = await followedTarget({}, { priority: 4, eventTypeId: "flood" });
  const all = await callBackend(analyst, listProfilePerspectives, params(id));
  const score = await callBackend(analyst, readTargetScore, params(id));
  expect(all).toHaveLength(3);
  expect(all[0]).toMatchObject({ perspective: score.perspective, risk: score.risk });
  expect(all[0]?.score).toBeCloseTo(score.score ?? -1, 3);
});

test("groups and event types say what the component would be by these alone", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const id = await followedTarget({ eventTypeId: "strike" }, { eventTypeId: "protest" }, { eventTypeId: "flood" });
  const query = { perspective: "Disruption" } as const;
  const { groups } = await callBackend(analyst, listProfileGroups, { ...params(id), query });
  const { components } = await callBackend(analyst, readTargetScore, { ...params(id), query });
  const unrest = groups.find(({ group }) => group === "labour-dispute-and-unrest")?.value ?? 0;
  const hazard = groups.find(({ group }) => group === "natural-hazard")?.value ?? 0;
  // One less what each leaves of risk: 1 - (1 - a)(1 - b), because the sums add up before they saturate.
  expect(100 - ((100 - unrest) * (100 - hazard)) / 100).toBeCloseTo(components[0]?.value ?? -1, 3);
  expect(groups.find(({ group }) => group === "logistics")).toMatchObject({ value: 0, risk: "No" });
  const { eventTypes } = await callBackend(analyst, listProfileEventTypes, {
    ...params(id),
    query: { ...query, group: "labour-dispute-and-unrest" },
  });
  expect(eventTypes.filter(({ value }) => (value ?? 0) > 0).map(({ eventTypeId }) => eventTypeId)).toEqual([
    "strike",
    "protest",
  ]);
});

test("the feed of a target is filtered by group, time, closeness and scope, in the order asked for", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const old = new Date(Date.now() - days(200));
  const id = await followedTarget(
    { priority: 2 },
    { priority: 4, at: old },
    { priority: 1, eventTypeId: "flood", impactLevel: "country" },
    { priority: 3, eventTypeId: "pollution" },
  );
  const list = async (query: object) => {
    const page = await callBackend(analyst, listProfileAlerts, {
      ...params(id),
      query: { perspective: "Disruption", ...query },
    });
    return [page.totalElements, page.content.map(({ priority }) => priority)];
  };
  expect(await list({})).toEqual([3, expect.arrayContaining(["Low", "Mid", "Critical"])]);
  expect(await list({ feedOrder: "HighestPriority" })).toEqual([3, ["Critical", "Mid", "Low"]]);
  expect(await list({ timeFrame: "Last30Days", group: "labour-dispute-and-unrest" })).toEqual([1, ["Mid"]]);
  expect(await list({ impactLevelGroup: "Peers" })).toEqual([1, ["Low"]]);
  expect(await list({ scope: "Customer" })).toEqual([0, []]);
  expect(await list({ perspective: "Compliance" })).toEqual([1, ["High"]]);
});

test("a month tells what moved it, and the score without it", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const id = await followedTarget({ at: new Date() });
  const month = new Date().toISOString().slice(0, 7);
  const query = { perspective: "Disruption" } as const;
  const moved = await callBackend(analyst, listMonthMovers, { params: { targetId: String(id), month }, query });
  const score = await callBackend(analyst, readTargetScore, { ...params(id), query });
  expect(moved).toMatchObject({ month: `${month}-01`, alerts: [{ eventTypeId: "strike", priority: "High" }] });
  expect(moved.alerts[0]?.scoreWithout).toBeCloseTo(score.why[0]?.scoreWithout ?? -1, 1);
  for (const wrong of ["2026-13", "1969-12", "9999-12"]) {
    const asked = callBackend(analyst, listMonthMovers, { params: { targetId: String(id), month: wrong }, query });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  }
});

test("a target is compared with the followed of its industry and its country", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [low, high] = [await followedTarget(), await followedTarget({}, { priority: 4 })];
  const query = { perspective: "Disruption" } as const;
  const compared = await callBackend(analyst, compareTarget, { ...params(high), query });
  expect(compared.among.map(({ by }) => by)).toEqual(["industry", "country"]);
  expect(compared.among[0]?.riskiest.map(({ id }) => id)).not.toContain(high);
  const other = await callBackend(analyst, compareTarget, { ...params(low), query });
  expect(other.among[0]?.lower).toBeLessThan(compared.among[0]?.lower ?? 0);
});

test("transparency names what is missing and who told", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const told = await callBackend(analyst, readTransparency, params(await followedTarget({})));
  expect(told.facts).toContainEqual({ fact: "hsCodes", known: false });
  expect(told.facts).toContainEqual({ fact: "place", known: true });
  expect(told).toMatchObject({ externalScores: 0, assessedOn: null, edges: [] });
});
