import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import {
  type AlertRule,
  changeAlertRule,
  createAlertRule,
  deleteAlertRule,
  listAlertRules,
  moveAlertRule,
  type RuleChange,
  type RuleFilterText,
  readAlertRule,
  tryAlertRule,
  undoAlertRule,
} from "~/backend/contract/alert-rules";
import { createCollection } from "~/backend/contract/collections";
import { readUnreadCount } from "~/backend/contract/counts";
import { listEvidence } from "~/backend/contract/evidence";
import { listFeed, readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { readOperation, undoOperation } from "~/backend/contract/operations";
import { listUsers } from "~/backend/contract/people";
import { changeAlertStatus, changeAlerts } from "~/backend/contract/triage";
import { addEvent, inTown, reviseEvent } from "../../../../tests/support/events";
import { addTargets } from "../../../../tests/support/network";
import { ownBackend } from "../../../../tests/support/own-backend";
import { type Persona, signInAs } from "../../../../tests/support/personas";
import { enqueueEventMatch } from "../../intake/matching/enqueue-match";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const TOLEDO = { name: "Vantor Castings", country: "US", city: "Toledo" };
const ZUG = { name: "Ferro Guss", country: "CH", city: "Zug" };

beforeAll(async () => {
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [TOLEDO, ZUG]));
  await callBackend(await as("analyst"), followTargets, { body: { targetIds } });
  await use.drain();
});

/** Something happens at a supplier, and its alert is there: its number. */
async function happens(title: string, at: { name: string; city: string; country: string } = TOLEDO): Promise<number> {
  await use.database.asSystem(async (tx) => {
    const places = [inTown(at.city, at.country)];
    await enqueueEventMatch(tx, [await addEvent(tx, { title, places, organizations: [{ name: at.name }] })]);
  });
  await use.drain();
  const { content } = await callBackend(await as("analyst"), listFeed, { query: { statusId: "all", q: title } });
  return content[0]?.id ?? 0;
}

async function rule(filter: RuleFilterText, changes: RuleChange[], more: Partial<AlertRule> = {}): Promise<AlertRule> {
  const body = { name: "From Toledo", filter, changes, active: true, ...more };
  return callBackend(await as("manager"), createAlertRule, { body });
}

async function alert(alertId: number) {
  return callBackend(await as("analyst"), readAlert, { params: { alertId } });
}

async function remove({ id }: AlertRule): Promise<void> {
  await callBackend(await as("manager"), deleteAlertRule, { params: { ruleId: id } });
}

const ARCHIVE: RuleChange = { kind: "status", statusId: "archived" };

test("a rule deals with the alerts that it means, when they are made, and with no others", async () => {
  const manager = await as("manager");
  const label = await callBackend(manager, createAlertLabel, {
    body: { scope: "Customer", name: "Ohio", backgroundColor: "#e1f0f2", textColor: "#084a56" },
  });
  const analyst = (await callBackend(manager, listUsers, { query: {} })).content.find(({ roles }) =>
    roles.includes("analyst"),
  );
  const before = await callBackend(await as("analyst"), readUnreadCount, {});
  const changes: RuleChange[] = [
    { kind: "priority", priority: "Critical" },
    { kind: "label", labelId: label.id },
    { kind: "status", statusId: "relevant" },
    { kind: "notify", userIds: [analyst?.id ?? 0] },
  ];
  const made = await rule({ countries: "US" }, changes);
  const [meant, other] = [await happens("Fire in Toledo"), await happens("Fire in Zug", ZUG)];
  expect(await alert(meant)).toMatchObject({
    priority: "Critical",
    priorityReason: { key: "priority-by-rule", text: "Set to Critical by the rule “From Toledo”" },
    statusId: "relevant",
    labels: [{ name: "Ohio" }],
  });
  expect(await alert(other)).toMatchObject({ priority: "High", statusId: "new", labels: [] });
  const after = await callBackend(await as("analyst"), readUnreadCount, {});
  expect(after.count - before.count).toBe(1);
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `alert:${meant}` } });
  expect(content.map(({ kind, actor, ruleVersion, before }) => ({ kind, actor, ruleVersion, before }))).toEqual(
    expect.arrayContaining([
      {
        kind: "alert.priority",
        actor: { type: "rule", id: "From Toledo" },
        ruleVersion: `alert-rule:${made.id}@1`,
        before: "High",
      },
    ]),
  );
  await remove(made);
});

test("an alert that comes again is not dealt with again, and its priority stays the rule's", async () => {
  const made = await rule({ countries: "US" }, [
    { kind: "priority", priority: "Low" },
    { kind: "status", statusId: "relevant" },
  ]);
  const id = await happens("Strike in Toledo");
  await callBackend(await as("analyst"), changeAlertStatus, { params: { alertId: id }, body: { statusId: "new" } });
  const before = await alert(id);
  await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select event_id as id from alerts where id = ${id}`);
    await enqueueEventMatch(tx, [Number(rows[0]?.id)]);
  });
  await use.drain();
  expect(await alert(id)).toEqual(before);
  expect(before).toMatchObject({ priority: "Low", statusId: "new" });
  await remove(made);
});

test("an alert of a withdrawn report stays Low, whatever a rule makes of it", async () => {
  const alertId = await happens("Landslide in Toledo");
  const made = await rule({ countries: "US" }, [{ kind: "priority", priority: "Critical" }, ARCHIVE]);
  await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select event_id as id from alerts where id = ${alertId}`);
    const about = { places: [inTown(TOLEDO.city, TOLEDO.country)], organizations: [{ name: TOLEDO.name }] };
    await reviseEvent(tx, Number(rows[0]?.id), { title: "Landslide in Toledo", withdrawn: true, ...about });
    await enqueueEventMatch(tx, [Number(rows[0]?.id)]);
  });
  await use.drain();
  const archived = { statusId: "archived", priority: "Low", priorityReason: { key: "priority-withdrawn" } };
  expect(await alert(alertId)).toMatchObject(archived);
  await remove(made);
});

test("rules follow their order, each seeing what those before it did", async () => {
  const manager = await as("manager");
  const second = await rule({ priorities: "Low" }, [ARCHIVE], { name: "Away with what is low" });
  const first = await rule({ countries: "US" }, [{ kind: "priority", priority: "Low" }]);
  expect(await alert(await happens("Flood in Toledo"))).toMatchObject({ priority: "Low", statusId: "new" });
  const moved = await callBackend(manager, moveAlertRule, { params: { ruleId: first.id }, body: { position: 1 } });
  expect(moved.map(({ id, position }) => [id, position])).toEqual([
    [first.id, 1],
    [second.id, 2],
  ]);
  expect(await alert(await happens("Second flood in Toledo"))).toMatchObject({ priority: "Low", statusId: "archived" });
  await remove(first);
  await remove(second);
});

test("a rule that is off does nothing, and trying it says what it would have met", async () => {
  const manager = await as("manager");
  const made = await rule({ countries: "CH" }, [ARCHIVE], { active: false });
  const id = await happens("Storm in Zug", ZUG);
  expect(await alert(id)).toMatchObject({ statusId: "new" });
  const tried = await callBackend(manager, tryAlertRule, { body: { filter: { countries: "CH" } } });
  expect(tried).toMatchObject({ count: 2, isExact: true });
  expect(tried.newest.map(({ title }) => title)).toContain("Storm in Zug");
  const nothing = await callBackend(manager, tryAlertRule, { body: { filter: { countries: "FR" } } });
  expect(nothing).toEqual({ count: 0, isExact: true, newest: [] });
  await remove(made);
});

test("one run is taken back, except where somebody has gone on since", async () => {
  const manager = await as("manager");
  const made = await rule({ countries: "US" }, [ARCHIVE, { kind: "priority", priority: "Critical" }]);
  const id = await happens("Blackout in Toledo");
  const { runs } = await callBackend(manager, readAlertRule, { params: { ruleId: made.id } });
  expect(runs).toEqual([{ operationId: expect.any(Number), at: expect.any(String), alerts: 1, undone: false }]);
  await callBackend(manager, changeAlertStatus, { params: { alertId: id }, body: { statusId: "in-review" } });
  const params = { operationId: runs[0]?.operationId ?? 0 };
  const byAnalyst = callBackend(await as("analyst"), undoOperation, { params });
  await expect(byAnalyst).rejects.toMatchObject({ status: 403, details: { permission: "rules:manage" } });
  await callBackend(manager, undoOperation, { params });
  expect(await alert(id)).toMatchObject({
    statusId: "in-review",
    priority: "High",
    priorityReason: { key: "priority-kept" },
  });
  await expect(callBackend(manager, undoOperation, { params })).rejects.toMatchObject({ code: "undone_already" });
  await remove(made);
});

test("a label that only its owner sees is taken off and put on again by nobody else", async () => {
  const body = { scope: "User", name: "Mine", backgroundColor: "#e1f0f2", textColor: "#084a56" } as const;
  const analyst = await as("analyst");
  const { id: labelId } = await callBackend(analyst, createAlertLabel, { body });
  const alertIds = [await happens("Strike in Toledo")];
  const change = { kind: "label", labelId, on: true } as const;
  const { id: operationId } = await callBackend(analyst, changeAlerts, { body: { selection: { alertIds }, change } });
  const byManager = callBackend(await as("manager"), undoOperation, { params: { operationId } });
  await expect(byManager).rejects.toMatchObject({ status: 404 });
  await callBackend(analyst, undoOperation, { params: { operationId } });
});

test("all that a rule did in the last days is taken back by a job, and not done again", async () => {
  const manager = await as("manager");
  const made = await rule({ countries: "US" }, [ARCHIVE]);
  const ids = [await happens("First leak in Toledo"), await happens("Second leak in Toledo")];
  const started = await callBackend(manager, undoAlertRule, { params: { ruleId: made.id }, body: { days: 7 } });
  expect(started).toMatchObject({ state: "Queued", total: 2, canUndo: false });
  await use.drain();
  const params = { operationId: started.id };
  expect(await callBackend(manager, readOperation, { params })).toMatchObject({ state: "Done", done: 2 });
  for (const id of ids) expect(await alert(id)).toMatchObject({ statusId: "new" });
  const { runs } = await callBackend(manager, readAlertRule, { params: { ruleId: made.id } });
  expect(runs.map(({ undone }) => undone)).toEqual([true, true]);
  await remove(made);
});

test("rules are everybody's to see and the managers' to write; the slower of two learns what stands there", async () => {
  const [analyst, manager, stranger] = [await as("analyst"), await as("manager"), await as("strangeAdmin")];
  const made = await rule({ countries: "US" }, [ARCHIVE], { active: false });
  const params = { ruleId: made.id };
  expect(await callBackend(analyst, listAlertRules, {})).toEqual([made]);
  expect(await callBackend(stranger, listAlertRules, {})).toEqual([]);
  await expect(callBackend(analyst, deleteAlertRule, { params })).rejects.toMatchObject({ status: 403 });
  const { id: _, position: __, ...body } = made;
  await callBackend(manager, changeAlertRule, { params, body: { ...body, name: "Renamed" } });
  const late = callBackend(manager, changeAlertRule, { params, body });
  await expect(late).rejects.toMatchObject({
    code: "stale_version",
    details: { current: { name: "Renamed", version: 2 } },
  });
  const foreign = rule({}, [{ kind: "label", labelId: 999_999 }]);
  await expect(foreign).rejects.toMatchObject({ status: 422, code: "unknown_label" });
  await remove(made);
});

test("a rule whose label is gone can be switched off, and not on", async () => {
  const manager = await as("manager");
  const made = await rule({ countries: "US" }, [ARCHIVE]);
  const changes = [{ kind: "label" as const, labelId: 999_999 }];
  await use.database.asSystem((tx) =>
    tx.execute(sql`update alert_rules set changes = ${JSON.stringify(changes)}::jsonb where id = ${made.id}`),
  );
  const { id: _, position: __, ...body } = made;
  const params = { ruleId: made.id };
  const put = (active: boolean, version: number) =>
    callBackend(manager, changeAlertRule, { params, body: { ...body, changes, active, version } });
  expect(await put(false, made.version)).toMatchObject({ active: false });
  await expect(put(true, made.version + 1)).rejects.toMatchObject({ status: 422, code: "unknown_label" });
  await remove(made);
});

test("a rule names no collection that its writer cannot see, is not tried with one, and can only be switched off with one", async () => {
  const own = async (persona: Persona) =>
    callBackend(await as(persona), createCollection, { body: { name: "For myself", scope: "User" } });
  const [theirs, mine] = [await own("analyst"), await own("manager")];
  const manager = await as("manager");
  const refused = { status: 422, code: "unknown_collection" };
  const of = (...ids: number[]): RuleFilterText => ({ collectionIds: ids.join(",") });
  await expect(rule(of(mine.id, theirs.id), [ARCHIVE])).rejects.toMatchObject(refused);
  const trying = callBackend(manager, tryAlertRule, { body: { filter: of(theirs.id) } });
  await expect(trying).rejects.toMatchObject(refused);
  expect(await callBackend(manager, tryAlertRule, { body: { filter: of(mine.id) } })).toMatchObject({ count: 0 });
  const made = await rule(of(mine.id), [ARCHIVE]);
  const { id: _, position: __, ...body } = made;
  const put = (filter: RuleFilterText, active: boolean, version: number) =>
    callBackend(manager, changeAlertRule, { params: { ruleId: made.id }, body: { ...body, filter, active, version } });
  await expect(put(of(theirs.id), false, made.version)).rejects.toMatchObject(refused);
  // Written before this was asked for, or the collection became private since.
  await use.database.asSystem((tx) =>
    tx.execute(sql`update alert_rules set filter = ${JSON.stringify(of(theirs.id))}::jsonb where id = ${made.id}`),
  );
  expect(await put(of(theirs.id), false, made.version)).toMatchObject({ active: false });
  await expect(put(of(theirs.id), true, made.version + 1)).rejects.toMatchObject(refused);
  await remove(made);
});
