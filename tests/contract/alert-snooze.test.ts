import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createAlertLabel, listAlertLabels } from "~/backend/contract/alert-labels";
import { snoozeAlert } from "~/backend/contract/alert-snooze";
import { readHeaderCounts } from "~/backend/contract/counts";
import { listEvidence } from "~/backend/contract/evidence";
import { countPriorities, countStatuses, listFeed, readAlert, readFacets } from "~/backend/contract/feed";
import { undoOperation } from "~/backend/contract/operations";
import { changeAlertStatus, changeAlerts, countFeed, putLabelOn } from "~/backend/contract/triage";
import { dayIn, daysLater, startOfDay } from "~/time/day-start";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, world } = actionsOn(use);

const first = () => world.alertIds[0] ?? 0;
const today = (zone = "UTC") => dayIn(zone, new Date());
const inDays = (count: number, zone?: string) => daysLater(today(zone), count);
const snooze = async (
  until: string | null,
  more: { timeZone?: string; expected?: string | null } = {},
  by: Persona = "analyst",
) => callBackend(await as(by), snoozeAlert, { params: { alertId: first() }, body: { until, ...more } });
const read = async () => callBackend(await as("analyst"), readAlert, { params: { alertId: first() } });
const shown = async (query: Parameters<typeof callBackend<typeof listFeed>>[2]["query"] = {}) =>
  (await callBackend(await as("analyst"), listFeed, { query: { statusId: "all", ...query } })).content.map(
    ({ id }) => id,
  );
/** As if the day had come. */
const comeBack = () =>
  use.database.asSystem((tx) =>
    tx.execute(sql`update alerts set snoozed_until = now() - interval '1 minute' where id = ${first()}`),
  );

/** Every figure beside a feed with nothing left out; each says how many alerts its list shows. */
async function figures() {
  const analyst = await as("analyst");
  const statuses = await callBackend(analyst, countStatuses, {});
  const facets = await callBackend(analyst, readFacets, { query: { statusId: "all" } });
  const sum = (counts: Record<string, number | null>) =>
    Object.values(counts).reduce<number>((all, n) => all + (n ?? 0), 0);
  const labels = await callBackend(analyst, listAlertLabels, {});
  const page = await callBackend(analyst, listFeed, { query: { statusId: "all" } });
  return {
    list: page.content.length,
    total: page.totalElements,
    all: statuses.all,
    bar: (await callBackend(analyst, readHeaderCounts, {})).newAlerts,
    matching: (await callBackend(analyst, countFeed, { query: { statusId: "all" } })).count,
    priorities: sum(facets.priorities),
    types: sum(facets.eventTypes),
    recent: sum(await callBackend(analyst, countPriorities, { query: { statusId: "all" } })),
    labelled: labels.find(({ name }) => name === "Watched")?.alertCount,
  };
}
const each = (n: number) => ({
  ...{ list: n, total: n, all: n, bar: n, matching: n, priorities: n, types: n, recent: n, labelled: n },
});

test("a snoozed alert is in no list and no figure until its day, and comes back with nobody doing anything", async () => {
  const analyst = await as("analyst");
  const body = { scope: "Customer", name: "Watched", backgroundColor: "#123456", textColor: "#ffffff" } as const;
  const { id: labelId } = await callBackend(await as("manager"), createAlertLabel, { body });
  for (const alertId of world.alertIds) await callBackend(analyst, putLabelOn, { params: { alertId, labelId } });
  expect(await figures()).toEqual(each(2));
  await snooze(inDays(1));
  expect(await figures()).toEqual(each(1));
  expect(await shown()).not.toContain(first());
  expect(await read()).toMatchObject({ snoozed: true, snoozedUntil: startOfDay(inDays(1), "UTC").toISOString() });
  await comeBack();
  expect(await figures()).toEqual(each(2));
  expect(await read()).toMatchObject({ snoozed: false, snoozedUntil: expect.any(String) });
  // Who decides about it knows that it is back.
  await callBackend(analyst, changeAlertStatus, { params: { alertId: first() }, body: { statusId: "in-review" } });
  expect(await read()).toMatchObject({ snoozed: false, snoozedUntil: null });
  await callBackend(analyst, changeAlertStatus, { params: { alertId: first() }, body: { statusId: "new" } });
});

test("the filter shows the snoozed ones alone or beside the others, by words too, and its figures say how many", async () => {
  await snooze(inDays(3));
  expect(await shown({ snoozed: "only" })).toEqual([first()]);
  expect(await shown({ snoozed: "include" })).toHaveLength(2);
  const { title } = await read();
  expect(await shown({ q: title })).toEqual([]);
  expect(await shown({ q: title, snoozed: "only" })).toEqual([first()]);
  const query = { statusId: "all", facets: "snoozed,assignedTo" } as const;
  const counts = await callBackend(await as("analyst"), readFacets, { query });
  expect(counts).toMatchObject({ snoozed: { only: 1, include: 2 }, assignedTo: { nobody: 1 } });
  await snooze(null);
  expect(await figures()).toEqual(each(2));
});

test("undoing gives back what it was, and the ledger tells each step", async () => {
  const once = await snooze(inDays(2));
  const again = await snooze(inDays(9));
  const undo = async ({ id }: { id: number }) =>
    callBackend(await as("analyst"), undoOperation, { params: { operationId: id } });
  await undo(again);
  expect((await read()).snoozedUntil).toBe(startOfDay(inDays(2), "UTC").toISOString());
  await undo(once);
  expect(await read()).toMatchObject({ snoozed: false, snoozedUntil: null });
  const { content } = await callBackend(await as("analyst"), listEvidence, { query: { subject: `alert:${first()}` } });
  const [two, nine] = [2, 9].map((count) => ({ until: startOfDay(inDays(count), "UTC").toISOString() }));
  expect(content.slice(0, 4).map(({ kind, before, after, reason }) => ({ kind, before, after, reason }))).toEqual([
    { kind: "alert.snooze", before: two, after: null, reason: "undo" },
    { kind: "alert.snooze", before: nine, after: two, reason: "undo" },
    { kind: "alert.snooze", before: two, after: nine, reason: null },
    { kind: "alert.snooze", before: null, after: two, reason: null },
  ]);
});

test.each(["UTC", "Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"])(
  "in %s the alert comes back when the day begins there",
  async (timeZone) => {
    await snooze(inDays(1, timeZone), { timeZone });
    expect((await read()).snoozedUntil).toBe(startOfDay(inDays(1, timeZone), timeZone).toISOString());
    await expect(snooze(inDays(0, timeZone), { timeZone })).rejects.toMatchObject({ status: 422 });
    await snooze(null);
  },
);

test.each([
  ["today", () => inDays(0)],
  ["yesterday", () => inDays(-1)],
  ["more than a year away", () => inDays(367)],
  ["no day", () => "2027-02-30"],
])("a day that is %s is refused, for one and for many", async (_, day) => {
  await expect(snooze(day())).rejects.toMatchObject({ status: 422, code: "invalid_input" });
  const change = { kind: "snooze", until: day(), timeZone: "UTC" } as const;
  const body = { selection: { alertIds: world.alertIds }, change };
  await expect(callBackend(await as("analyst"), changeAlerts, { body })).rejects.toMatchObject({ status: 422 });
  expect((await read()).snoozed).toBe(false);
});

test("of two who snooze the same alert the second one is told", async () => {
  await snooze(inDays(4), { expected: null });
  await expect(snooze(inDays(5), { expected: null })).rejects.toMatchObject({ status: 409, code: "stale_version" });
  await snooze(inDays(5), { expected: (await read()).snoozedUntil });
  await snooze(null);
});

test("several are snoozed at once, and what is archived is left alone and stays among the archived", async () => {
  const analyst = await as("analyst");
  await snooze(inDays(1));
  await callBackend(analyst, changeAlertStatus, { params: { alertId: first() }, body: { statusId: "archived" } });
  expect(await shown({ statusId: "archived" })).toEqual([first()]);
  expect(await read()).toMatchObject({ snoozed: false, snoozedUntil: null });
  const change = { kind: "snooze", until: inDays(7), timeZone: "UTC" } as const;
  const body = { selection: { alertIds: world.alertIds }, change };
  expect((await callBackend(analyst, changeAlerts, { body })).changed).toBe(1);
  expect(await shown()).toEqual([first()]);
  const back = { ...body, change: { ...change, until: null } };
  await callBackend(analyst, changeAlerts, { body: back });
  await callBackend(analyst, changeAlertStatus, { params: { alertId: first() }, body: { statusId: "new" } });
  expect(await figures()).toEqual(each(2));
});

test("a viewer snoozes nothing, and nobody an alert that is not theirs", async () => {
  await expect(snooze(inDays(1), {}, "viewer")).rejects.toMatchObject({ status: 403 });
  await expect(snooze(inDays(1), {}, "stranger")).rejects.toMatchObject({ status: 404 });
  await expect(snooze(inDays(1), { timeZone: "Mars/Olympus" })).rejects.toMatchObject({ status: 422 });
});
