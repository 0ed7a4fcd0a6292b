import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readAction } from "~/backend/contract/actions";
import { readMeasure, startMeasures } from "~/backend/contract/measures";
import { createOwnMeasure, moveOwnMeasure } from "~/backend/contract/own-measures";
import { daysLater } from "~/time/day-start";
import { putRule } from "../../server/backend/platform/rules/register";
import { BASE_MEASURES } from "../../server/backend/work/measures/base-measures";
import type { MeasureValue } from "../../server/backend/work/measures/measure-schema";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { ownMeasure } from "../support/sample-requests";

const use = ownBackend();
const analyst = () => signInAs(use.transport, "analyst");
const read = async (measureId: string, version?: string) =>
  callBackend(await analyst(), readMeasure, { params: { measureId }, query: version ? { version } : {} });

const base = BASE_MEASURES.find(({ name }) => name === "measure.joint-audit");
const value = base?.value as MeasureValue;
const today = new Date().toISOString().slice(0, 10);
const put = (version: string, validFrom: string, title: string, laws: MeasureValue["laws"]) =>
  use.database.asSystem((tx) =>
    putRule(tx, {
      ...{ name: "measure.joint-audit", version, validFrom, source: "a test", confidence: "D" },
      value: {
        ...{ ...value, laws, typeId: "second-source", purpose: "supply" },
        texts: {
          ...value.texts,
          en: { ...value.texts.en, title, steps: value.texts.en.steps.map(() => "Another step") },
        },
      },
    }),
  );

test("an action keeps its version of an entry, which is read as it was then, with what took its place", async () => {
  const caller = await analyst();
  const [mill = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Hargrove Mill", country: "DE" }]));
  const body = { version: "1", selection: { targetIds: [mill] } };
  const started = await callBackend(caller, startMeasures, { params: { measureId: "joint-audit" }, body });
  const [actionId = 0] = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      "select id::int from actions where measure = 'joint-audit@1' order by id desc limit 1",
    );
    return rows.map(({ id }) => id);
  });
  expect(started.changed).toBe(1);
  const [then, before] = [await callBackend(caller, readAction, { params: { actionId } }), await read("joint-audit")];
  expect(then.measure).toBe("joint-audit@1");

  await put("2", today, "Shared audit", ["lksg-7"]);
  await put("3", daysLater(today, 1), "Audit of tomorrow", []);
  expect(await read("joint-audit")).toMatchObject({ version: "2", title: "Shared audit", state: "published" });
  const old = await read("joint-audit", "1");
  expect(old).toMatchObject({
    ...{ version: "1", title: before.title, laws: before.laws, state: "retired", validTo: today },
    successor: { id: "joint-audit", title: "Shared audit" },
  });
  expect((await read("joint-audit", "2")).state).toBe("published");
  // Neither its type nor its words follow the entry.
  expect(then.typeId).toBe(value.typeId);
  expect(await callBackend(caller, readAction, { params: { actionId } })).toEqual(then);
});

test("a version that never was, or that does not hold yet, is not there", async () => {
  for (const [id, version] of [
    ["joint-audit", "3"],
    ["joint-audit", "9"],
    ["no-such-entry", "1"],
    ["own-99999", "1"],
  ] as const)
    await expect(read(id, version)).rejects.toMatchObject({ status: 404 });
});

test("an own entry has one version for ever, which stays to be read after it was retired", async () => {
  const [manager, admin] = [await signInAs(use.transport, "manager"), await signInAs(use.transport, "admin")];
  const { id, measureId } = await callBackend(manager, createOwnMeasure, { body: ownMeasure() });
  await expect(read(measureId, "1")).rejects.toMatchObject({ status: 404 });
  for (const [at, [who, state]] of (
    [
      [admin, "reviewed"],
      [manager, "published"],
      [manager, "retired"],
    ] as const
  ).entries())
    await callBackend(who, moveOwnMeasure, { params: { ownMeasureId: id }, body: { state, version: at + 1 } });
  expect(await read(measureId, "1")).toMatchObject({ version: "1", state: "retired", validFrom: null, validTo: null });
  await expect(read(measureId, "2")).rejects.toMatchObject({ status: 404 });
});
