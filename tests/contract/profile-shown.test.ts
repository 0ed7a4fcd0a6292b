import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { followTargets } from "~/backend/contract/following";
import { undoOperation } from "~/backend/contract/operations";
import { readTargetProfile } from "~/backend/contract/profile";
import { readSession } from "~/backend/contract/session";
import { changeTargets } from "~/backend/contract/target-changes";
import { loader as askBeforeUnfollowing } from "~/routes/network/target-profile/follow/route";
import { loader } from "~/routes/network/target-profile/overview/route";
import { days } from "~/time/duration";
import { follow } from "../../server/backend/network/monitored/follow";
import { customers } from "../../server/backend/platform/db/schema/customers";
import { targetParents } from "../../server/backend/platform/db/schema/targets";
import { computeScores } from "../../server/backend/risk/scores/compute-scores";
import { addSupplier, addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";

// What the page says, in its reader's words: from the database through the calls and the loader to the view.
const use = ownBackend();
let customerId: number;
/** A works in Kehl with all that can be known of one; a supplier behind it; seven alerts. */
let works: number;
beforeAll(async () => {
  const all = await use.database.asSystem((tx) => tx.select().from(customers));
  customerId = all.find(({ key }) => key === "nordwind")?.id ?? 0;
  works = await use.database.asSystem(async (tx) => {
    const at = { country: "DE", city: "Kehl", lat: 48.57, lon: 7.81, industry: "motor-vehicles" };
    const [id = 0, holding = 0, site = 0, supplier = 0] = await addTargets(tx, [
      {
        ...at,
        name: "Werk Kehl",
        size: "Large",
        names: [{ text: "Kehler Werke", kind: "alias" }],
        identifiers: [{ system: "ERP", value: "70001" }],
      },
      { name: "Kehl Holding", country: "DE" },
      { name: "Halle 2", country: "DE", city: "Kork" },
      { name: "Zulieferer", country: "FR" },
    ]);
    await tx.insert(targetParents).values([
      { targetId: id, parentId: holding, kind: "owned-by" },
      { targetId: site, parentId: id, kind: "site-of" },
    ]);
    await addSupplier(tx, supplier, id);
    await follow(tx, customerId, [id], { userId: null });
    return id;
  });
  // The supplier is watched once the network is worked out.
  await use.drain();
  await use.database.asSystem(async (tx) => {
    const supplier = works + 3;
    const one = { targetId: works, impactLevel: "direct", eventTypeId: "strike", priority: 3 } as const;
    // The first is of today: no line is drawn for a month without a score, and last month has none on a month's first day.
    const ago = (count: number) => new Date(Date.now() - days(count));
    await addAlerts(tx, customerId, [
      ...[0, 1, 2, 3, 4, 5, 6].map((count) => ({ ...one, at: ago(count) })),
      { ...one, targetId: supplier, at: ago(1) },
    ]);
  });
  await computeScores(use.database, customerId, { targets: "all" });
});

async function shown(persona: Persona, search = "") {
  const caller = await signInAs(use.transport, persona);
  const session = await callBackend(caller, readSession, {});
  const context = { ...caller, session, translations: async () => null } as never;
  const request = new Request(`http://tierwatch.test/${search}`);
  const { overview } = await loader({ request, context, params: { targetId: String(works) } });
  if (!overview) throw new Error("There is an overview for who is signed in");
  return overview;
}

test("who a target is stands there: names, numbers, place with a map, owner and sites, industry, size, followers", async () => {
  const { facts, sites, ownership, cards } = await shown("analyst");
  const told = Object.fromEntries(
    facts.facts.map(({ name, values }) => [
      name,
      values.map(({ text, detail }) => (detail ? `${text}, ${detail}` : text)),
    ]),
  );
  expect(told).toMatchObject({
    "Other names": ["Kehler Werke"],
    Address: ["Kehl, Germany"],
    Industry: ["Motor vehicles and parts"],
    Size: ["Large"],
    "Belongs to": ["Kehl Holding, Germany"],
    "Sites and subsidiaries": ["Halle 2, Kork"],
    Numbers: ["ERP 70001"],
  });
  expect(cards.followed.facts[0]).toEqual({ name: "Followers", text: "1 follower" });
  expect(sites.map?.label).toContain("Werk Kehl");
  // Its own place, and its site's.
  expect(sites.map?.picture.targets).toHaveLength(2);
  expect(sites.list).toMatchObject([{ name: "Halle 2" }]);
  expect(ownership?.steps.map(({ name, level }) => [name, level])).toEqual([
    ["Kehl Holding", 0],
    ["Werk Kehl", 1],
    ["Halle 2", 2],
  ]);
});

test("the score stands there with its parts, the share that is missing, what stands behind, months, causes and peers", async () => {
  const unfold = "months,why,transparency,labour-dispute-and-unrest";
  const { card, months, why, peers, transparency } = await shown(
    "analyst",
    `?perspective=Disruption&unfold=${encodeURIComponent(unfold)}`,
  );
  expect(card.perspectives.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
  expect(card.perspective).toBe("Disruption");
  expect(card.components.map(({ name, value }) => [name, value === "none"])).toEqual([
    ["alerts", false],
    ["peers", false],
    ["assessment", true],
    ["external", true],
  ]);
  // Self-assessment 20 and own scores 10 of 100 are not there.
  expect(card.missing).toContain("30%");
  expect(card.tierN?.text).toMatch(/^(Low|Mid|High|Critical) risk \d+$/);
  expect(card.groups.find(({ group }) => group === "labour-dispute-and-unrest")?.types).toHaveLength(1);
  expect(card.components.map(({ level, risk }) => [level === null, risk === "NA"])).toEqual([
    ...[
      [false, false],
      [false, false],
    ],
    ...[
      [true, true],
      [true, true],
    ],
  ]);
  expect(months.words).toHaveLength(12);
  // The line ends at what the score is now, over the bands that are in force, with the alerts that count on it.
  expect(months.end).toBe(card.score);
  for (const drawn of [months.wide, months.narrow]) {
    expect(drawn.path).toMatch(/^M/);
    expect(drawn.bands.map(({ from }) => from)).toEqual([0, 10, 30, 55, 75]);
    expect(drawn.dots.length).toBeGreaterThan(0);
  }
  expect(months.movers.alerts.length).toBeGreaterThan(0);
  expect(why?.causes).toHaveLength(7);
  expect(why?.lead).toMatch(/^\d+ = .+ × \d+% \+ .+ × \d+%$/);
  // "Without this alert" is told of each.
  for (const { without, adds } of why?.causes ?? []) expect([without, adds]).not.toContain("–");
  expect(peers.list.map(({ name }) => name)).toEqual(["Motor vehicles and parts", "Germany"]);
  for (const { rank, median, scale } of peers.list) {
    expect(rank === null || /^\d+ of \d+$/.test(rank)).toBe(true);
    expect(median === null).toBe(scale.median === null);
    expect(scale.score === null).toBe(card.score === null);
  }
  expect(transparency.rows.map(({ name }) => name)).toContain("Missing");
});

test("what is folded is no part of the page, and its link unfolds that alone", async () => {
  const { card, months, why, transparency } = await shown("analyst", "?perspective=Disruption");
  const unrest = card.groups.find(({ group }) => group === "labour-dispute-and-unrest");
  expect([unrest?.types, months.table.rows, transparency.rows]).toEqual([[], [], []]);
  expect([why?.causes.length, why?.more.count]).toEqual([5, 2]);
  for (const [name, fold] of Object.entries({
    months: months.table,
    why: why?.more,
    transparency,
    unrest: unrest?.fold,
  })) {
    const wanted = name === "unrest" ? "labour-dispute-and-unrest" : name;
    const { searchParams, hash } = new URL(fold?.href ?? "", "http://tierwatch.test/");
    expect([searchParams.get("unfold"), searchParams.get("perspective"), hash]).toEqual([
      wanted,
      "Disruption",
      `#fold-${wanted}`,
    ]);
  }
});

test("country and industry behind a score are told in the reader's language", async () => {
  const { why } = await shown("manager");
  expect(why?.peers.map(({ name, kind }) => [name, kind])).toEqual([
    ["Deutschland", "Land"],
    ["Kraftwagen und Kraftwagenteile", "Branche"],
  ]);
});

test("the feed of a target shows five, then the rest, and what one's own people told apart from what is public", async () => {
  const first = (await shown("analyst", "?perspective=Disruption")).feed;
  expect(first.alerts).toHaveLength(5);
  const next = new URL(first.olderHref ?? "", "http://tierwatch.test/").search;
  const second = (await shown("analyst", next)).feed;
  expect(second.alerts).toHaveLength(2);
  const keys = [...first.alerts, ...second.alerts].map(({ key }) => key);
  expect(new Set(keys).size).toBe(7);
  expect((await shown("analyst", "?perspective=Disruption&scope=Customer")).feed.alerts).toEqual([]);
});

test("before a target is unfollowed a page says which collections it leaves, which keep it, and that others do whom one does not see", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const admin = await signInAs(use.transport, "admin");
  const mine = await callBackend(analyst, createCollection, { body: { name: "Mine" } });
  const hidden = await callBackend(admin, createCollection, { body: { name: "Board only" } });
  await callBackend(analyst, followTargets, { body: { targetIds: [works], collectionIds: [mine.id] } });
  await callBackend(admin, followTargets, { body: { targetIds: [works], collectionIds: [hidden.id] } });
  const session = await callBackend(analyst, readSession, {});
  const context = { ...analyst, session, translations: async () => null } as never;
  const back = `/network/target/${works}/profile/suppliers`;
  const request = new Request(`http://tierwatch.test/?${new URLSearchParams({ returnTo: back })}`);
  const asked = () => askBeforeUnfollowing({ request, context, params: { targetId: String(works) } });
  const page = await asked();
  expect(page.back).toBe(back);
  expect(page.losses?.leaves?.collections).toEqual([
    { name: "Mine", href: `/network/collection/${mine.id}`, note: "Yours" },
  ]);
  expect(page.losses?.hidden).toContain("1 collection that you cannot see");
  // Reading it changes nothing; what is not followed has no question.
  expect(
    (await callBackend(analyst, readTargetProfile, { params: { targetId: String(works) } })).customer,
  ).toMatchObject({
    following: true,
    collectionCount: 2,
  });
  const change = { selection: { targetIds: [works] }, change: { kind: "unfollow" as const } };
  const { id } = await callBackend(analyst, changeTargets, { body: change });
  expect(await asked()).toEqual({ back, losses: null });
  await callBackend(analyst, undoOperation, { params: { operationId: id } });
});
