// Again on PostgreSQL 15: the longest conditions and orders that we write.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { countPriorities, countStatuses, listFeed, readAlert, readFacets } from "~/backend/contract/feed";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { enqueueEventMatch } from "../../server/backend/intake/matching/enqueue-match";
import { addEvent, point } from "../support/events";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
const IZMIR = { name: "Werk Izmir", type: "POI" as const, ctype: "factory", country: "TR", lat: 38.42, lon: 27.14 };
let izmir: number;

/** An earthquake 38 km away, so long ago. */
async function quake(daysAgo: number): Promise<void> {
  await use.database.asSystem(async (tx) => {
    const eventId = await addEvent(tx, {
      eventTypeId: "earthquake",
      title: `Earthquake ${daysAgo} days ago`,
      at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      severity: { magnitude: 6.1 },
      places: [point(IZMIR.lat + 38 / 111.19, IZMIR.lon)],
    });
    await enqueueEventMatch(tx, [eventId]);
  });
}

beforeAll(async () => {
  izmir = await use.database.asSystem(async (tx) => (await addTargets(tx, [IZMIR]))[0] ?? 0);
  const analyst = await signInAs(use.transport, "analyst");
  await callBackend(analyst, followTargets, { body: { targetIds: [izmir] } });
  for (let n = 0; n < 5; n++) await quake(n);
  await use.drain();
});

test("an event near what the customer follows is in its feed, with the reason in words", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { content, totalElements, totalIsExact } = await callBackend(analyst, listFeed, {});
  expect([totalElements, totalIsExact]).toEqual([5, true]);
  expect(content[0]).toMatchObject({
    title: "Earthquake 0 days ago",
    priority: "Mid",
    priorityReason: { text: "Event priority High, lowered for impact: Regional" },
    primaryTargets: [{ name: "Werk Izmir", reason: { text: "38 km from Werk Izmir, magnitude 6.1" } }],
  });
  const manager = await signInAs(use.transport, "manager");
  const [german] = (await callBackend(manager, listFeed, {})).content;
  expect(german?.primaryTargets[0]?.reason.text).toBe("38 km von Werk Izmir entfernt, Magnitude 6,1");
});

test("pages follow each other without a gap or a repeat, and counters say what there is", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const query: { size: number; after?: string } = after ? { size: 2, after } : { size: 2 };
    const page: { content: { title: string }[]; after: string | null } = await callBackend(analyst, listFeed, {
      query,
    });
    titles.push(...page.content.map(({ title }) => title));
    after = page.after;
  } while (after);
  expect(titles).toEqual([0, 1, 2, 3, 4].map((n) => `Earthquake ${n} days ago`));
  expect(await callBackend(analyst, countStatuses, {})).toMatchObject({ new: 5, archived: 0, all: 5 });
  expect(await callBackend(analyst, countPriorities, {})).toEqual({ Low: 0, Mid: 5, High: 0, Critical: 0 });
  expect(await callBackend(analyst, readFacets, {})).toMatchObject({
    countries: { TR: 5 },
    impactLevels: { regional: 5 },
    targetCTypes: { factory: 5 },
  });
});

test("another customer's feed is empty, and the alert is not there for it", async () => {
  const [analyst, stranger] = await Promise.all([
    signInAs(use.transport, "analyst"),
    signInAs(use.transport, "stranger"),
  ]);
  expect((await callBackend(stranger, listFeed, {})).content).toEqual([]);
  const [first] = (await callBackend(analyst, listFeed, {})).content;
  const params = { alertId: first?.id ?? 0 };
  expect(await callBackend(analyst, readAlert, { params })).toMatchObject({
    targets: [{ id: izmir, lat: IZMIR.lat, place: { precision: "address", source: "given", name: null } }],
  });
  await expect(callBackend(stranger, readAlert, { params })).rejects.toMatchObject({ status: 404 });
});

test("who unfollows keeps the alerts and gets no new ones; who follows gets those of the last year", async () => {
  const [analyst, stranger] = await Promise.all([
    signInAs(use.transport, "analyst"),
    signInAs(use.transport, "stranger"),
  ]);
  await callBackend(analyst, unfollowTargets, { body: { targetIds: [izmir] } });
  await callBackend(stranger, followTargets, { body: { targetIds: [izmir] } });
  await use.drain();
  await quake(0);
  await use.drain();
  expect((await callBackend(analyst, listFeed, {})).totalElements).toBe(5);
  expect((await callBackend(stranger, listFeed, {})).totalElements).toBe(6);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select count(*)::int as n from event_links where target_id = ${izmir}`),
  );
  expect(rows).toEqual([{ n: 6 }]);
});

test.each(["dateRange", "actionsCreatedRange", "actionsDueRange"] as const)(
  "%s takes the first and the last day that there are, and none of a year 0000",
  async (name) => {
    const analyst = await signInAs(use.transport, "analyst");
    const custom = { actionsCreatedAt: "Custom", actionsDueDate: "Custom" } as const;
    const ask = (range: string) => callBackend(analyst, listFeed, { query: { ...custom, [name]: range } });
    for (const range of ["0001-01-01..9999-12-31", "9999-12-31..", "..0001-01-01"]) {
      await expect(ask(range)).resolves.toMatchObject({ content: expect.any(Array) });
    }
    for (const range of ["0000-01-01..", "..0000-12-31"])
      await expect(ask(range)).rejects.toMatchObject({ status: 422 });
  },
);
