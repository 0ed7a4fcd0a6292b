import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listMeasures, readMeasure, startMeasures } from "~/backend/contract/measures";
import {
  createOwnMeasure,
  importMeasures,
  listOwnMeasures,
  moveOwnMeasure,
  putOwnMeasure,
  readOwnMeasure,
} from "~/backend/contract/own-measures";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { ownMeasure } from "../support/sample-requests";

const use = ownBackend();
const writer = () => signInAs(use.transport, "manager");
const second = () => signInAs(use.transport, "admin");
const create = async (more: object = {}) =>
  callBackend(await writer(), createOwnMeasure, { body: { ...ownMeasure(), ...more } });
type Caller = Awaited<ReturnType<typeof writer>>;
const move = (caller: Caller, ownMeasureId: number, state: "reviewed" | "published" | "retired", version: number) =>
  callBackend(caller, moveOwnMeasure, { params: { ownMeasureId }, body: { state, version } });
async function publish(more: object = {}) {
  const { id } = await create(more);
  await move(await second(), id, "reviewed", 1);
  return move(await writer(), id, "published", 2);
}

test("an own measure is in the catalogue once a second person has read it and it is published", async () => {
  const draft = await create({ names: { de: "Sicherheitstag" } });
  expect(draft).toMatchObject({ state: "draft", reviewedBy: null, version: 1 });
  await expect(move(await writer(), draft.id, "reviewed", 1)).rejects.toMatchObject({ code: "second_person" });
  await expect(move(await second(), draft.id, "published", 1)).rejects.toMatchObject({ code: "wrong_state" });
  const reviewed = await move(await second(), draft.id, "reviewed", 1);
  expect(reviewed.reviewedBy).not.toBeNull();
  const listed = async () => (await callBackend(await writer(), listMeasures, {})).content.map(({ id }) => id);
  expect(await listed()).not.toContain(draft.measureId);
  await move(await writer(), draft.id, "published", 2);
  expect(await listed()).toContain(draft.measureId);
});

test("an own measure that ends or suspends orders is a last resort, as those of the catalogue are", async () => {
  const { measureId } = await publish({ typeId: "suspend-orders" });
  const plain = await publish();
  const read = async (id: string) =>
    (await callBackend(await writer(), readMeasure, { params: { measureId: id } })).lastResort;
  expect([await read(measureId), await read(plain.measureId)]).toEqual([true, false]);
});

test("a change of its text asks for a new review; a published one does not change", async () => {
  const { id } = await create();
  await move(await second(), id, "reviewed", 1);
  const params = { ownMeasureId: id };
  const body = { ...ownMeasure(), typicalDays: 45 };
  const changed = await callBackend(await writer(), putOwnMeasure, { params, body: { ...body, version: 2 } });
  expect(changed).toMatchObject({ state: "draft", reviewedBy: null, version: 3, content: { typicalDays: 45 } });
  const stale = callBackend(await writer(), putOwnMeasure, { params, body: { ...body, version: 2 } });
  await expect(stale).rejects.toMatchObject({ status: 409, code: "stale_version" });
  await move(await second(), id, "reviewed", 3);
  await move(await writer(), id, "published", 4);
  const late = callBackend(await writer(), putOwnMeasure, { params, body: { ...body, version: 5 } });
  await expect(late).rejects.toMatchObject({ status: 409, code: "measure_published" });
});

test("what replaces a published one retires it, and starting the old one names the new", async () => {
  const old = await publish();
  const next = await publish({ names: { en: "Safety days" }, replaces: old.id });
  const read = await callBackend(await writer(), readOwnMeasure, { params: { ownMeasureId: old.id } });
  expect(read).toMatchObject({ state: "retired", successor: next.id });
  const measure = await callBackend(await writer(), readMeasure, { params: { measureId: old.measureId } });
  expect(measure).toMatchObject({ state: "retired", successor: { id: next.measureId, title: "Safety days" } });
  const started = callBackend(await writer(), startMeasures, {
    params: { measureId: old.measureId },
    body: { version: "1", selection: { targetIds: [1] } },
  });
  await expect(started).rejects.toMatchObject({ status: 409, details: { successor: `${next.measureId}@1` } });
});

test("an unknown topic, a plain http source and a missing name are refused", async () => {
  for (const wrong of [{ topics: ["witchcraft"] }, { source: "http://example.org" }, { names: {} }, { topics: [] }])
    await expect(create(wrong)).rejects.toMatchObject({ status: 422 });
});

test("rows that are wrong are refused by their number, the others become drafts", async () => {
  const rows = [ownMeasure(), { ...ownMeasure(), topics: ["witchcraft"] }, { ...ownMeasure(), typicalDays: 0 }, "x"];
  const manager = await writer();
  const before = (await callBackend(manager, listOwnMeasures, {})).content.length;
  const { created, refused } = await callBackend(manager, importMeasures, { body: { measures: rows } });
  expect(created.map(({ row }) => row)).toEqual([1]);
  expect(refused.map(({ row, path }) => [row, path])).toEqual([
    [2, "topics.0"],
    [3, "typicalDays"],
    [4, ""],
  ]);
  expect((await callBackend(manager, listOwnMeasures, {})).content).toHaveLength(before + 1);
});
