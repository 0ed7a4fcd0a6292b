import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  listEventMerges,
  mergeEvents,
  previewEventMerge,
  readEventMerge,
  undoEventMerge,
} from "~/backend/contract/event-merges";
import { listEventCandidates, listEvents, readEventReports, splitEvent } from "~/backend/contract/events";
import { listEvidence } from "~/backend/contract/evidence";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { readSession } from "~/backend/contract/session";
import { changeAlertStatus, writeAlertNote } from "~/backend/contract/triage";
import { firesAt, type ToldEvent, tellEvents } from "../support/ingest/told-events";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// Why reports are one event, and what a customer may do about it. In a backend of its own, whose jobs the tests do.

const use = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let admin: Caller;
let stranger: Caller;
let nordwind: number;
let suedstern: number;

const customerOf = async (caller: Caller) => (await callBackend(caller, readSession, {})).user.customer.id;
beforeAll(async () => {
  [admin, stranger] = [await signInAs(use.transport, "admin"), await signInAs(use.transport, "strangeAdmin")];
  [nordwind, suedstern] = [await customerOf(admin), await customerOf(stranger)];
});

let tables = 0;
let fires: ToldEvent[] = [];
/** Events with an alert of both customers each where they are shared, and of the owner where not. */
async function told(count: number, ownerId: number | null = nordwind): Promise<number[]> {
  fires = await firesAt(use, count, async (targetIds) => {
    for (const caller of [admin, stranger]) await callBackend(caller, followTargets, { body: { targetIds } });
    await use.drain();
  });
  return tellEvents(use, { name: `table:fires-${++tables}`, ownerId }, fires);
}

const reportsOf = (caller: Caller, eventId: number, query: { size?: number; after?: string } = {}) =>
  callBackend(caller, readEventReports, { params: { eventId }, query });
const merge = (caller: Caller, keptId: number, ...eventIds: number[]) =>
  callBackend(caller, mergeEvents, { body: { keptId, eventIds } });
const split = (caller: Caller, eventId: number, reportIds: number[]) =>
  callBackend(caller, splitEvent, { params: { eventId }, body: { reportIds } });
const undo = (caller: Caller, mergeId: number) => callBackend(caller, undoEventMerge, { params: { mergeId } });
const preview = (caller: Caller, ids: readonly number[]) =>
  callBackend(caller, previewEventMerge, { query: { ids: ids.join(",") } });
const refused = (promise: Promise<unknown>) => expect(promise).rejects;

async function alertOf(caller: Caller, eventId: number) {
  const { event } = await reportsOf(caller, eventId);
  return callBackend(caller, readAlert, { params: { alertId: event.alert?.id ?? 0 } });
}
async function decide(eventId: number, statusId: "in-review" | "relevant" | "archived", note: string | null) {
  const { id: alertId, note: before } = await alertOf(admin, eventId);
  await callBackend(admin, changeAlertStatus, { params: { alertId }, body: { statusId } });
  if (note) await callBackend(admin, writeAlertNote, { params: { alertId }, body: { note, before } });
}

test("the list holds one's own events and shared ones behind alerts, by pages, type, source and day", async () => {
  const own = await told(3);
  const [shared = 0] = await told(1, null);
  const name = `table:fires-${tables - 1}`;
  const list = (query: object) => callBackend(admin, listEvents, { query: { size: 2, ...query } });
  const first = await list({ source: name });
  expect(first.content.map(({ id }) => id)).toEqual([own[2], own[1]]);
  expect(first).toMatchObject({ totalElements: 3, totalIsExact: true });
  const rest = await list({ source: name, after: first.after ?? "" });
  expect([rest.content.map(({ id }) => id), rest.after]).toEqual([[own[0]], null]);
  expect((await list({ source: name, day: "2026-03-02" })).content.map(({ id }) => id)).toEqual([own[1]]);
  expect((await list({ source: name, type: "strike" })).content).toEqual([]);
  const all = await list({ size: 200, type: "fire" });
  expect(all.content.find(({ id }) => id === shared)).toMatchObject({ lock: "shared", alert: { statusId: "new" } });
  expect(all.content.find(({ id }) => id === own[0])).toMatchObject({ lock: null, sourceNames: [name], reports: 1 });
  const ofOwn = await list({ size: 200, own: "true" });
  expect(ofOwn.content.map(({ lock }) => lock).filter(Boolean)).toEqual([]);
  expect(ofOwn.content.map(({ id }) => id)).toEqual(expect.arrayContaining(own));
  const theirs = await callBackend(stranger, listEvents, { query: { size: 200, type: "fire" } });
  expect(theirs.content.map(({ id }) => id)).toEqual([shared]);
  for (const after of ["x", "-999999999999999999.1", "999999999999999999.1"])
    await refused(list({ after })).toMatchObject({ status: 422 });
});

test("an event that may be the same is named with what speaks for it, shared ones never", async () => {
  const [kept = 0, other = 0] = await told(2);
  const [shared = 0] = await told(1, null);
  const candidates = (eventId: number) => callBackend(admin, listEventCandidates, { params: { eventId } });
  const found = await candidates(kept);
  expect(found.find(({ id }) => id === other)).toMatchObject({
    signs: ["names", "type", "country", "day"],
    apart: false,
  });
  expect(found.map(({ id }) => id)).not.toContain(shared);
  expect(await candidates(shared)).toEqual([]);
});

test("merging keeps the more advanced status and both notes, as the preview said, and is on record with who did it", async () => {
  const [kept = 0, other = 0, third = 0] = await told(3);
  await decide(kept, "in-review", "Called the plant.");
  await decide(other, "relevant", "No answer yet.");
  const alert = await alertOf(admin, kept);
  const before = await preview(admin, [kept, other, third]);
  expect(before.after).toMatchObject({
    ...{ reports: 3, sources: 1 },
    alert: { id: alert.id, statusId: "relevant", statusFrom: other, notes: 2, folded: 2, comments: 0 },
  });
  expect(before.events.map(({ state }) => state?.statusId)).toEqual(["in-review", "relevant", "new"]);
  const { mergeIds } = await merge(admin, kept, other, third);
  await use.drain();
  const after = await alertOf(admin, kept);
  expect(after).toMatchObject({ id: alert.id, statusId: "relevant", note: "Called the plant.\n\nNo answer yet." });
  const { content, merges } = await reportsOf(admin, kept);
  expect(content.map(({ joined }) => joined?.key ?? null)).toEqual([null, "joined.by-hand", "joined.by-hand"]);
  expect(merges.map(({ id }) => id)).toEqual([...mergeIds].reverse());
  expect((await reportsOf(admin, other)).mergedInto).toBe(kept);
  const evidence = await callBackend(admin, listEvidence, { query: { subject: `event:${kept}` } });
  expect(evidence.content[0]).toMatchObject({
    ...{ kind: "event.merged", reason: "joined.by-hand", actor: { type: "user" } },
    after: { keptId: kept, mergedId: third, mergeId: mergeIds[1] },
  });
  const [row] = (await callBackend(admin, listEventMerges, {})).content;
  expect(row).toMatchObject({ id: mergeIds[1], mergedBy: expect.stringMatching(/\S/), undoneAt: null });
});

test("what somebody marked as relevant is put away by no merge", async () => {
  const [kept = 0, other = 0] = await told(2);
  await decide(kept, "relevant", null);
  await decide(other, "archived", null);
  await merge(admin, kept, other);
  expect((await alertOf(admin, kept)).statusId).toBe("relevant");
});

test("taking a merge back restores both alerts, and names what stays as somebody changed it since", async () => {
  const [kept = 0, other = 0] = await told(2);
  await decide(other, "relevant", "Theirs.");
  const gone = await alertOf(admin, other);
  const { mergeIds } = await merge(admin, kept, other);
  const mergeId = mergeIds[0] ?? 0;
  await use.drain();
  const read = () => callBackend(admin, readEventMerge, { params: { mergeId } });
  expect(await read()).toMatchObject({ refusal: null, since: { changed: [], reports: 0, comments: 0 } });
  await decide(kept, "archived", null);
  expect(await read()).toMatchObject({
    ...{ refusal: null, back: { reports: 1, reportsElsewhere: 0, alert: "restored" } },
    since: { changed: ["status"] },
  });
  expect(await undo(admin, mergeId)).toEqual({ keptId: kept, mergedId: other });
  await use.drain();
  expect(await alertOf(admin, other)).toMatchObject({ id: gone.id, statusId: "relevant", note: "Theirs." });
  expect((await alertOf(admin, kept)).statusId).toBe("archived");
  expect(await read()).toMatchObject({ refusal: "undone", undoneBy: expect.stringMatching(/\S/) });
  await refused(undo(admin, mergeId)).toMatchObject({
    ...{ status: 409, code: "event_merge_undone", details: { by: expect.stringMatching(/\S/) } },
  });
});

test("a merge is not taken back while its event is part of another one", async () => {
  const [first = 0, second = 0, third = 0] = await told(3);
  const { mergeIds } = await merge(admin, second, third);
  await merge(admin, first, second);
  await refused(undo(admin, mergeIds[0] ?? 0)).toMatchObject({ status: 409, code: "event_merged_on" });
  expect((await reportsOf(admin, first)).content).toHaveLength(3);
});

test("a merge is not taken back where the kept event would be left without a report", async () => {
  const [kept = 0, other = 0] = await told(2);
  const [own] = (await reportsOf(admin, kept)).content;
  const mergeId = (await merge(admin, kept, other)).mergeIds[0] ?? 0;
  await split(admin, kept, [own?.id ?? 0]);
  const read = await callBackend(admin, readEventMerge, { params: { mergeId } });
  expect(read).toMatchObject({ refusal: "all-reports", back: { reports: 1 } });
  await refused(undo(admin, mergeId)).toMatchObject({ status: 409, code: "event_all_reports" });
  expect((await reportsOf(admin, other)).mergedInto).toBe(kept);
});

test("reports that were split off stay apart when the source is read again", async () => {
  const [kept = 0, other = 0] = await told(2);
  await merge(admin, kept, other);
  const { content } = await reportsOf(admin, kept);
  const out = content.filter(({ joined }) => joined).map(({ id }) => id);
  const { eventId } = await split(admin, kept, out);
  await use.drain();
  await tellEvents(use, { name: `table:fires-${tables}`, ownerId: nordwind }, fires);
  expect((await reportsOf(admin, kept)).content).toHaveLength(1);
  const apart = await reportsOf(admin, eventId);
  expect(apart).toMatchObject({ content: [{ id: out[0], joined: null }], apart: [{ id: kept }] });
  expect(apart.event.alert).not.toBeNull();
  expect(await preview(admin, [kept, eventId])).toMatchObject({ events: [{}, { apartFromFirst: true }] });
  const evidence = await callBackend(admin, listEvidence, { query: { subject: `event:${kept}` } });
  expect(evidence.content[0]).toMatchObject({ kind: "event.split", after: { newId: eventId, reportIds: out } });
  await refused(split(admin, kept, out)).toMatchObject({
    ...{ status: 409, code: "event_reports_moved", details: { moved: [{ reportId: out[0], eventId }] } },
  });
  const all = (await reportsOf(admin, kept)).content.map(({ id }) => id);
  await refused(split(admin, kept, all)).toMatchObject({ status: 409, code: "event_all_reports" });
});

test("of two people who merge at once the second is told what the first did", async () => {
  const [kept = 0, other = 0] = await told(2);
  const both = await Promise.allSettled([merge(admin, kept, other), merge(admin, other, kept)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const late = both.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  const done = both.find(({ status }) => status === "fulfilled") as PromiseFulfilledResult<{ mergeIds: number[] }>;
  expect(late.reason).toMatchObject({
    ...{ status: 409, code: "event_merged" },
    details: { mergeId: done.value.mergeIds[0], by: expect.stringMatching(/\S/) },
  });
});

test("shared events are the operator's, another customer's are not there, and a viewer may nothing", async () => {
  const [own = 0, second = 0] = await told(2);
  const [shared = 0] = await told(1, null);
  const [theirs = 0] = await told(1, suedstern);
  const report = (await reportsOf(admin, shared)).content[0]?.id ?? 0;
  await refused(merge(admin, own, shared)).toMatchObject({ status: 403, code: "event_shared" });
  await refused(preview(admin, [own, shared])).toMatchObject({ status: 403, code: "event_shared" });
  await refused(split(admin, shared, [report])).toMatchObject({ status: 403, code: "event_shared" });
  for (const eventId of [theirs, 999_999_999]) {
    await refused(merge(admin, own, eventId)).toMatchObject({ status: 404 });
    await refused(preview(admin, [eventId, own])).toMatchObject({ status: 404 });
    await refused(split(admin, eventId, [1])).toMatchObject({ status: 404 });
    await refused(reportsOf(admin, eventId)).toMatchObject({ status: 404 });
  }
  const theirReport = (await reportsOf(stranger, theirs)).content[0]?.id ?? 0;
  await refused(split(admin, own, [theirReport])).toMatchObject({ status: 404 });
  const { mergeIds } = await merge(admin, own, second);
  await refused(undo(stranger, mergeIds[0] ?? 0)).toMatchObject({ status: 404 });
  const viewer = await signInAs(use.transport, "viewer");
  await refused(merge(viewer, own, second)).toMatchObject({ status: 403 });
  await refused(callBackend(viewer, listEvents, {})).toMatchObject({ status: 403 });
  await refused(undo(viewer, mergeIds[0] ?? 0)).toMatchObject({ status: 403 });
});

test("no event is named twice, and no more than ten are merged at once", async () => {
  const [own = 0, second = 0] = await told(2);
  const many = Array.from({ length: 100 }, (_, n) => n + 1);
  for (const ids of [[own, own], [own], many]) await refused(preview(admin, ids)).toMatchObject({ status: 422 });
  await refused(merge(admin, own, own)).toMatchObject({ status: 422 });
  await refused(merge(admin, own, second, second)).toMatchObject({ status: 422 });
  await refused(merge(admin, own, ...many)).toMatchObject({ status: 422 });
  await refused(split(admin, own, [])).toMatchObject({ status: 422 });
});
