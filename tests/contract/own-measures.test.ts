import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { listMeasures, readMeasure, startMeasures } from "~/backend/contract/measures";
import {
  createOwnMeasure,
  importMeasures,
  listOwnMeasures,
  moveOwnMeasure,
  putOwnMeasure,
  readOwnMeasure,
  refusedRows,
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

test("a text is sent back to its writer with a note, which goes once it was changed", async () => {
  const { id } = await create();
  const back = async (caller: Caller, version: number, note?: string) =>
    callBackend(caller, moveOwnMeasure, { params: { ownMeasureId: id }, body: { state: "draft", version, note } });
  await expect(back(await writer(), 1, "Mine")).rejects.toMatchObject({ status: 409, code: "second_person" });
  await expect(back(await second(), 1)).rejects.toMatchObject({ status: 422 });
  await move(await second(), id, "reviewed", 1);
  const returned = await back(await second(), 2, "Name the source.");
  const by = returned.returned?.by;
  expect(returned).toMatchObject({
    state: "draft",
    reviewedBy: null,
    returned: { note: "Name the source." },
    version: 3,
  });
  expect(by).toMatch(/\w/);
  const { content } = await callBackend(await writer(), listEvidence, { query: { subject: `own-measure:${id}` } });
  expect(content[0]).toMatchObject({ kind: "own-measure.returned", reason: "Name the source." });
  const body = { ...ownMeasure(), source: "OECD guidance", version: 3 };
  const changed = await callBackend(await writer(), putOwnMeasure, { params: { ownMeasureId: id }, body });
  expect(changed).toMatchObject({ state: "draft", returned: null, version: 4 });
  await move(await second(), id, "reviewed", 4);
  await move(await writer(), id, "published", 5);
  await expect(back(await second(), 6, "Late")).rejects.toMatchObject({ status: 409, code: "wrong_state" });
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

test("an import with wrong rows names each with its field and why, and makes none; corrected, it makes all of them once", async () => {
  const wrong = [ownMeasure(), { ...ownMeasure(), topics: ["witchcraft"] }, { ...ownMeasure(), typicalDays: 0 }, "x"];
  const manager = await writer();
  const listed = async () => (await callBackend(manager, listOwnMeasures, {})).content.length;
  const before = await listed();
  const send = (measures: unknown[]) => callBackend(manager, importMeasures, { body: { measures } });
  const error = await send(wrong).catch((one) => one);
  expect(error).toMatchObject({ status: 422, code: "rows_refused" });
  const { refused } = refusedRows.parse(error.details);
  expect(refused.map(({ row, path, why, limit }) => [row, path, why, limit])).toEqual([
    [2, "topics.0", "topic", null],
    [3, "typicalDays", "fewNumber", 1],
    [4, "", "row", null],
  ]);
  expect(await listed()).toBe(before);
  const { created } = await send([ownMeasure(), ownMeasure(), ownMeasure()]);
  expect(created.map(({ row }) => row)).toEqual([1, 2, 3]);
  expect(await listed()).toBe(before + 3);
});

test("why a row is refused is told for every field, so that a page can say it in its own words", async () => {
  const long = "x".repeat(201);
  const rows = [
    { ...ownMeasure(), what: "Short", source: "http://example.org" },
    { ...ownMeasure(), names: {}, purpose: "win" },
    { ...ownMeasure(), topics: [], evidence: [long] },
    { ...ownMeasure(), steps: [{ title: "Ask", days: 731 }], typeId: undefined },
    { ...ownMeasure(), warnings: Array.from({ length: 11 }, () => "Care"), fits: 7 },
  ];
  const asked = callBackend(await writer(), importMeasures, { body: { measures: rows } });
  const { refused } = refusedRows.parse((await asked.catch((one) => one)).details);
  expect(refused.map(({ row, path, why, limit }) => `${row} ${path} ${why} ${limit}`)).toEqual([
    "1 what fewCharacters 20",
    "1 source url null",
    "2 names name null",
    "2 purpose word null",
    "3 topics fewEntries 1",
    "3 evidence.0 manyCharacters 200",
    "4 typeId missing null",
    "4 steps.0.days manyNumber 730",
    "5 fits wrong null",
    "5 warnings manyEntries 10",
  ]);
});
