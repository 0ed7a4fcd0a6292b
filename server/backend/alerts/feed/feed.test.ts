import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import type { AlertItem } from "~/backend/contract/alert";
import { createAlertLabel, listAlertLabels } from "~/backend/contract/alert-labels";
import { FEED_STATUSES, PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { listEvidence } from "~/backend/contract/evidence";
import { countPriorities, countStatuses, listFeed, readAlert, readFacets } from "~/backend/contract/feed";
import { readOperation, undoOperation } from "~/backend/contract/operations";
import { signIn } from "~/backend/contract/session";
import {
  changeAlertStatus,
  changeAlerts,
  countFeed,
  flagAlert,
  putLabelOn,
  takeLabelOff,
  writeAlertNote,
} from "~/backend/contract/triage";
import type { BackendTransport } from "~/backend/transport";
import { createDemoDatabase, type TestDatabase } from "../../../../tests/support/database";
import { signInAs, withToken } from "../../../../tests/support/personas";
import { createBackend } from "../../main/app";
import { drainJobs } from "../../main/drain";
import { DEMO_PASSWORD } from "../../main/seed/demo";
import { seedMass } from "../../main/seed/mass/seed-mass";

const logger = pino({ level: "silent" });
let db: TestDatabase;
let transport: BackendTransport;
let bench: { backend: BackendTransport };
/** Every alert of tier 1, as it stood before anything was changed. */
let every: AlertItem[];

beforeAll(async () => {
  db = await createDemoDatabase();
  const size = { customerKey: "bench", alerts: 1600, targets: 150, now: new Date(), tell: () => undefined };
  await seedMass(db.connection, db.database, size);
  const app = createBackend({ database: db.database, logger, config: { demo: true } } as never);
  transport = async (request) => app.fetch(request);
  const body = { email: "analyst@bench.example", password: DEMO_PASSWORD };
  const { token } = await callBackend({ backend: transport }, signIn, { body });
  bench = { backend: withToken(transport, token) };
  every = await all({ statusId: "all" });
}, 60_000);
afterAll(() => db.drop());

type Query = NonNullable<Parameters<typeof callBackend<typeof listFeed>>[2]["query"]>;
const page = (query: Query = {}) => callBackend(bench, listFeed, { query });
async function all(query: Query): Promise<AlertItem[]> {
  const found: AlertItem[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const one = await page({ ...query, size: 100, ...(after ? { after } : {}) });
    found.push(...one.content);
    after = one.after;
  }
  return found;
}
const rows = async <T>(query: ReturnType<typeof sql>) =>
  (await db.database.asSystem((tx) => tx.execute(query))).rows as unknown as T[];

test("the pages of an order hold each alert once, in that order", async () => {
  const n = every.filter(({ statusId }) => statusId === "new").length;
  for (const order of ["NewestFirst", "OldestFirst", "HighestPriority"] as const) {
    const found = await all({ order });
    expect(new Set(found.map(({ id }) => id)).size).toBe(n);
    expect(found).toHaveLength(n);
    const keys = found.map(({ at, priority }) => [PRIORITY_NAMES.indexOf(priority), Date.parse(at)] as const);
    const sorted = [...keys].sort(([p, a], [q, b]) =>
      order === "OldestFirst" ? a - b : order === "NewestFirst" ? b - a : q - p || b - a,
    );
    expect(keys).toEqual(sorted);
  }
});

test("the top of the week holds the last seven days, gravest first", async () => {
  const found = await all({ statusId: "all", order: "TopThisWeek" });
  expect(found.length).toBeGreaterThan(1);
  const oldest = Math.min(...found.map(({ at }) => Date.parse(at)));
  expect(Date.now() - oldest).toBeLessThan(7 * 24 * 3600 * 1000 + 60_000);
});

test("a cursor of another order, or a made-up one, is refused", async () => {
  const { after } = await page();
  await expect(page({ order: "OldestFirst", after: after ?? "" })).rejects.toMatchObject({ status: 422 });
  await expect(page({ after: "bm90IGEgY3Vyc29y" })).rejects.toMatchObject({ status: 422 });
});

test.each([
  ["priorities", "High,Critical", (a: AlertItem) => ["High", "Critical"].includes(a.priority)],
  ["infotagGroups", "natural-hazard", (a: AlertItem) => a.eventGroup === "natural-hazard"],
  ["alertStatus", "NotYetAssigned", (a: AlertItem) => a.relevancy === "NotYetAssigned"],
  ["haveActions", "true", (a: AlertItem) => a.actions.length > 0],
  ["haveActions", "false", (a: AlertItem) => a.actions.length === 0],
] as const)("the filter %s=%s leaves out what is not so, and nothing else", async (name, value, holds) => {
  const found = await all({ statusId: "all", [name]: value });
  expect(found.map(({ id }) => id).sort()).toEqual(
    every
      .filter(holds)
      .map(({ id }) => id)
      .sort(),
  );
});

test("countries, impact levels, days and targets narrow the feed", async () => {
  const country = every.find(({ countries }) => countries.length > 0)?.countries[0] ?? "";
  const inCountry = await all({ statusId: "all", countries: country });
  expect(inCountry.length).toBe(every.filter(({ countries }) => countries.includes(country)).length);
  const target = every[0]?.primaryTargets[0]?.id ?? 0;
  const about = await all({ statusId: "all", targetIds: String(target) });
  expect(about.map(({ id }) => id)).toContain(every[0]?.id);
  const day = every[5]?.at.slice(0, 10) ?? "";
  const ofDay = await all({ statusId: "all", dateRange: `${day}..${day}` });
  expect(ofDay.map(({ id }) => id)).toEqual(every.filter(({ at }) => at.startsWith(day)).map(({ id }) => id));
});

test("words are found in title, summary and the names of targets, capitals or not; a percent sign is a percent sign", async () => {
  const [first] = every;
  const word = (first?.primaryTargets[0]?.name ?? "").split(" ")[0]?.toUpperCase() ?? "";
  expect((await all({ statusId: "all", q: word })).map(({ id }) => id)).toContain(first?.id);
  expect(await all({ statusId: "all", q: "%" })).toEqual([]);
});

test("totals are exact without a filter, and up to 1,000 with one", async () => {
  const plain = await page({ statusId: "all" });
  expect(plain).toMatchObject({ totalIsExact: true });
  expect(plain.totalElements).toBeGreaterThan(1000);
  const filtered = await page({ statusId: "all", alertStatus: "NotYetAssigned,Relevant,Irrelevant" });
  expect(filtered).toMatchObject({ totalElements: 1000, totalIsExact: false });
});

test("the counters say what counting says", async () => {
  const statuses = await callBackend(bench, countStatuses, { query: {} });
  const priorities = await callBackend(bench, countPriorities, { query: { statusId: "all" } });
  const facets = await callBackend(bench, readFacets, { query: { statusId: "all" } });
  for (const status of FEED_STATUSES) expect(statuses[status]).toBe(every.filter((a) => a.statusId === status).length);
  expect(statuses.all).toBe(every.length);
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const lastDays = every.filter(({ at }) => at.slice(0, 10) > day(7));
  for (const name of PRIORITY_NAMES) expect(priorities[name]).toBe(lastDays.filter((a) => a.priority === name).length);
  for (const [country, n] of Object.entries(facets.countries)) {
    expect([country, n]).toEqual([country, every.filter((a) => a.countries.includes(country)).length]);
  }
  const grouped = Object.values(facets.infotagGroups).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  expect(grouped).toBe(every.length);
});

const FACETS = ["priorities", "infotagGroups", "impactLevels", "countries", "targetCTypes"] as const;

test.each<Query>([
  {},
  { statusId: "all", countries: "DE" },
  { statusId: "all", countries: "DE,US", priorities: "High" },
  { tier: "n", statusId: "all", priorities: "Mid" },
  { statusId: "all", order: "TopThisWeek" },
  { statusId: "all", q: "strike", impactLevels: "direct" },
  { statusId: "new", dateRange: "..2000-01-01" },
])("of %j a facet's figure is what choosing its value lists", async (query) => {
  const facets = await callBackend(bench, readFacets, { query });
  for (const name of FACETS) {
    const rest = Object.fromEntries(Object.entries(query).filter(([key]) => key !== name));
    // The rarest and the most frequent: many are the same but for their number.
    const values = Object.entries(facets[name]).sort(([, a], [, b]) => Number(a) - Number(b));
    for (const [value, n] of [...values.slice(0, 1), ...values.slice(-1)]) {
      const { totalElements, totalIsExact } = await page({ ...rest, [name]: value, size: 1 });
      expect([name, value, n, true]).toEqual([name, value, totalElements, totalIsExact]);
    }
  }
});

const OTHERS = ["alertStatus", "haveActions", "alertLabelId", "collectionIds", "actionsMetaStatuses"] as const;

test.each<Query>([
  { statusId: "new", countries: "DE" },
  { statusId: "all", countries: "DE,US", priorities: "High" },
  { statusId: "all", q: "strike", impactLevels: "direct", alertStatus: "NotYetAssigned" },
  { tier: "n", statusId: "all", priorities: "Mid" },
])("of %j that holds for what no counter knows, too", async (query) => {
  const facets = await callBackend(bench, readFacets, { query: { ...query, facets: OTHERS.join(",") } });
  expect(Object.keys(facets.haveActions)).not.toEqual([]);
  for (const name of OTHERS) {
    const rest = Object.fromEntries(Object.entries(query).filter(([key]) => key !== name));
    const values = Object.entries(facets[name]).sort(([, a], [, b]) => Number(a) - Number(b));
    for (const [value, n] of [...values.slice(0, 1), ...values.slice(-1)]) {
      const { totalElements, totalIsExact } = await page({ ...rest, [name]: value, size: 1 });
      expect([name, value, n, true]).toEqual([name, value, totalElements, totalIsExact]);
    }
  }
});

test("of facets that are not asked for nothing is counted", async () => {
  const query = { statusId: "all", countries: "DE" } as const;
  const all = await callBackend(bench, readFacets, { query });
  const some = await callBackend(bench, readFacets, { query: { ...query, facets: "countries,priorities" } });
  const { countries, priorities } = all;
  expect(some).toEqual({
    ...{ countries, priorities },
    ...{ infotagGroups: {}, eventTypes: {}, impactLevels: {}, targetCTypes: {} },
    ...{ alertStatus: {}, haveActions: {}, alertLabelId: {}, collectionIds: {}, actionsMetaStatuses: {} },
    ...{ assignedTo: {}, snoozed: {}, muted: {} },
  });
});

test("what has too many alerts to be counted has values without figures", async () => {
  const query = { statusId: "all", alertStatus: "NotYetAssigned,Relevant,Irrelevant" } as const;
  const all = await callBackend(bench, readFacets, { query: { statusId: "all" } });
  const facets = await callBackend(bench, readFacets, { query });
  for (const name of FACETS) {
    expect(Object.keys(facets[name]).sort()).toEqual(Object.keys(all[name]).sort());
    expect(new Set(Object.values(facets[name]))).toEqual(new Set([null]));
  }
});

test("an alert of another customer is not there, in no call", async () => {
  const [mine] = (await page()).content;
  const alertId = mine?.id ?? 0;
  const stranger = await signInAs(transport, "admin");
  await expect(callBackend(stranger, readAlert, { params: { alertId } })).rejects.toMatchObject({ status: 404 });
  const status = callBackend(stranger, changeAlertStatus, { params: { alertId }, body: { statusId: "archived" } });
  await expect(status).rejects.toMatchObject({ status: 404 });
  const bulk = await callBackend(stranger, changeAlerts, {
    body: { selection: { alertIds: [alertId] }, change: { kind: "status", statusId: "archived" } },
  });
  expect(bulk.changed).toBe(0);
  expect((await callBackend(bench, readAlert, { params: { alertId } })).statusId).toBe("new");
});

test("a status changes once, is counted at once, is in the ledger, and can be taken back", async () => {
  const before = await callBackend(bench, countStatuses, { query: {} });
  const [alert] = (await page()).content;
  const params = { alertId: alert?.id ?? 0 };
  const operation = await callBackend(bench, changeAlertStatus, { params, body: { statusId: "archived" } });
  expect(operation).toMatchObject({ state: "Done", changed: 1, canUndo: true });
  const again = await callBackend(bench, changeAlertStatus, { params, body: { statusId: "archived" } });
  expect(again).toMatchObject({ changed: 0, canUndo: false });
  const after = await callBackend(bench, countStatuses, { query: {} });
  expect([after.new, after.archived]).toEqual([before.new - 1, before.archived + 1]);
  await callBackend(bench, undoOperation, { params: { operationId: operation.id } });
  const detail = await callBackend(bench, readAlert, { params });
  expect(detail.statusId).toBe("new");
  expect(detail.activity.map(({ before, after, reason }) => [before, after, reason])).toEqual([
    ["archived", "new", "undo"],
    ["new", "archived", null],
  ]);
  const twice = callBackend(bench, undoOperation, { params: { operationId: operation.id } });
  await expect(twice).rejects.toMatchObject({ status: 409, code: "undone_already" });
});

test("of two who change the same alert the second sees what the first made of it", async () => {
  const [alert] = (await page()).content;
  const params = { alertId: alert?.id ?? 0 };
  await callBackend(bench, changeAlertStatus, { params, body: { statusId: "relevant", expected: "new" } });
  const second = callBackend(bench, changeAlertStatus, { params, body: { statusId: "archived", expected: "new" } });
  await expect(second).rejects.toMatchObject({
    status: 409,
    code: "stale_version",
    details: { current: { statusId: "relevant" } },
  });
});

test("what somebody did after a bulk change is kept when it is taken back", async () => {
  const alertIds = (await page({ size: 10 })).content.map(({ id }) => id);
  const change = { kind: "status", statusId: "in-review" } as const;
  const { id } = await callBackend(bench, changeAlerts, { body: { selection: { alertIds }, change } });
  const params = { alertId: alertIds[0] ?? 0 };
  await callBackend(bench, changeAlertStatus, { params, body: { statusId: "relevant" } });
  await callBackend(bench, undoOperation, { params: { operationId: id } });
  const statuses = await Promise.all(
    alertIds.map(async (alertId) => (await callBackend(bench, readAlert, { params: { alertId } })).statusId),
  );
  expect(statuses).toEqual(["relevant", ...alertIds.slice(1).map(() => "new")]);
});

test("all that match are changed by a job with progress, and the number is told beforehand", async () => {
  const filter = { statusId: "archived" as const };
  const { count, isExact } = await callBackend(bench, countFeed, { query: filter });
  expect(isExact && count > 500).toBe(true);
  const change = { kind: "relevancy", relevancy: "Irrelevant" } as const;
  const operation = await callBackend(bench, changeAlerts, { body: { selection: { filter }, change } });
  expect(operation).toMatchObject({ state: "Queued", done: 0, total: count, changed: null });
  await drainJobs(db.connection, db.database, logger);
  const params = { operationId: operation.id };
  const done = await callBackend(bench, readOperation, { params });
  expect(done).toMatchObject({ state: "Done", done: count });
  const [{ n } = { n: -1 }] = await rows<{ n: number }>(
    sql`select count(*)::int as n from alerts where status_id = 'archived' and not tier_n and relevancy <> 'Irrelevant'`,
  );
  expect(n).toBe(0);
  await callBackend(bench, undoOperation, { params });
  const { count: left } = await callBackend(bench, countFeed, { query: { ...filter, alertStatus: "Irrelevant" } });
  expect(left).toBe(count - (done.changed ?? 0));
});

test("a label goes on and off, and its count follows", async () => {
  const body = { scope: "User", name: "Line down", backgroundColor: "#e1f0f2", textColor: "#084a56" } as const;
  const label = await callBackend(bench, createAlertLabel, { body });
  const [alert] = (await page()).content;
  const params = { alertId: alert?.id ?? 0, labelId: label.id };
  await callBackend(bench, putLabelOn, { params });
  expect(await callBackend(bench, putLabelOn, { params })).toMatchObject({ changed: 0 });
  const count = async () =>
    (await callBackend(bench, listAlertLabels, {})).find(({ id }) => id === label.id)?.alertCount;
  expect(await count()).toBe(1);
  expect((await page({ statusId: "all", alertLabelId: label.id })).content.map(({ id }) => id)).toEqual([
    params.alertId,
  ]);
  await callBackend(bench, takeLabelOff, { params });
  expect(await count()).toBe(0);
});

test("a note is not written over one that its writer has not seen", async () => {
  const [alert] = (await page()).content;
  const params = { alertId: alert?.id ?? 0 };
  await callBackend(bench, writeAlertNote, { params, body: { note: "Called the plant.", before: null } });
  const second = callBackend(bench, writeAlertNote, { params, body: { note: "Mine", before: null } });
  await expect(second).rejects.toMatchObject({ status: 409, details: { current: { note: "Called the plant." } } });
  expect((await callBackend(bench, readAlert, { params })).note).toBe("Called the plant.");
});

test("a report of unlawful content needs a comment, and can be taken back", async () => {
  const [alert] = (await page()).content;
  const params = { alertId: alert?.id ?? 0 };
  const without = callBackend(bench, flagAlert, { params, body: { reason: "UnlawfulContent" } });
  await expect(without).rejects.toMatchObject({ status: 422 });
  await callBackend(bench, flagAlert, { params, body: { reason: "UnlawfulContent", comment: "A threat" } });
  expect((await callBackend(bench, readAlert, { params })).flagged).toMatchObject({ comment: "A threat" });
  await callBackend(bench, flagAlert, { params, body: { reason: null } });
  expect((await callBackend(bench, readAlert, { params })).flagged).toBeNull();
});

test("a viewer changes nothing", async () => {
  const viewer = await signInAs(transport, "viewer");
  const change = { kind: "status", statusId: "archived" } as const;
  const asked = callBackend(viewer, changeAlerts, { body: { selection: { alertIds: [1] }, change } });
  await expect(asked).rejects.toMatchObject({ status: 403 });
});

test("every change of an alert stands in the ledger", async () => {
  const admin = await callBackend({ backend: transport }, signIn, {
    body: { email: "analyst@bench.example", password: DEMO_PASSWORD },
  });
  const reader = { backend: withToken(transport, admin.token) };
  const { content } = await callBackend(reader, listEvidence, { query: { size: 200 } });
  const kinds = new Set(content.map(({ kind }) => kind));
  for (const kind of ["alert.note", "alert.flag", "alert.label"]) expect(kinds).toContain(kind);
});
