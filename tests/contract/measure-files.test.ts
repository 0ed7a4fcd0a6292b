import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { exportMeasures } from "~/backend/contract/measures";
import {
  createOwnMeasure,
  importMeasures,
  listOwnMeasures,
  moveOwnMeasure,
  ownMeasureContent,
  readOwnMeasure,
} from "~/backend/contract/own-measures";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { ownMeasure } from "../support/sample-requests";
import { readAll } from "../support/spreadsheets/read-all";

const use = ownBackend();
const EVIL = '=cmd|" /C calc"!A0';

async function publish(more: object) {
  const [manager, admin] = [await signInAs(use.transport, "manager"), await signInAs(use.transport, "admin")];
  const { id, measureId } = await callBackend(manager, createOwnMeasure, { body: { ...ownMeasure(), ...more } });
  const params = { ownMeasureId: id };
  await callBackend(admin, moveOwnMeasure, { params, body: { state: "reviewed", version: 1 } });
  await callBackend(manager, moveOwnMeasure, { params, body: { state: "published", version: 2 } });
  return { id, measureId };
}

async function fileOf(format: "json" | "xlsx", who: "analyst" | "manager" = "analyst") {
  const answer = await streamBackend(await signInAs(use.transport, who), exportMeasures, { query: { format } });
  return Buffer.from(await answer.arrayBuffer());
}

test("the catalogue as a workbook has its columns in the reader's words, and nothing in it is a formula", async () => {
  await publish({ names: { en: EVIL }, what: "@SUM(A1) of what was found at the supplier.", source: "+49 7031 1" });
  const bytes = await fileOf("xlsx");
  const { all } = await readAll(bytes, { headerRow: 0 });
  const [head, ...rows] = all.map(({ cells }) => cells);
  expect(head).toEqual([
    ...["Entry", "What is done", "When it fits", "When it does not", "Risks", "Purpose", "Legal basis", "Effort"],
    ...["Usual days", "Steps", "What proves it", "Source", "Confidence"],
  ]);
  const evil = rows.find(([title]) => title === EVIL);
  expect([evil?.[1], evil?.[11]]).toEqual(["@SUM(A1) of what was found at the supplier.", "+49 7031 1"]);
  const repayment = rows.find(([title]) => title === "Repayment of recruitment fees");
  expect(repayment?.[6]).toBe(
    "LkSG §\u00a07: remedial action; CSDDD Art. 11: bringing to an end, from 26 Jul 2029 (transposition 26 Jul 2028)",
  );
  expect(rows.filter((cells) => cells[0] === "" || cells[11] === "")).toEqual([]);
  const german = await readAll(await fileOf("xlsx", "manager"), { headerRow: 0 });
  expect(german.all[0]?.cells.slice(4, 8)).toEqual(["Risiken", "Zweck", "Rechtsgrundlage", "Aufwand"]);
});

test("an own entry that was exported is imported again as it was", async () => {
  const { id, measureId } = await publish({
    names: { en: "Safety days", de: "Sicherheitstage" },
    evidence: ["Photos"],
  });
  const { measures } = JSON.parse(String(await fileOf("json"))) as { measures: { id: string }[] };
  const exported = measures.filter((one) => one.id === measureId);
  const manager = await signInAs(use.transport, "manager");
  const { created } = await callBackend(manager, importMeasures, { body: { measures: exported } });
  const read = async (ownMeasureId: number) =>
    (await callBackend(manager, readOwnMeasure, { params: { ownMeasureId } })).content;
  expect(await read(created[0]?.ownMeasureId ?? 0)).toEqual(await read(id));
  expect(ownMeasureContent.safeParse(exported[0]).success).toBe(true);
});

test("own entries in every state are imported again as they were", async () => {
  const manager = await signInAs(use.transport, "manager");
  await callBackend(manager, createOwnMeasure, { body: { ...ownMeasure(), names: { fr: "Brouillon" } } });
  const all = async () => (await callBackend(manager, listOwnMeasures, {})).content.map(({ content }) => content);
  const before = await all();
  const sent = JSON.parse(JSON.stringify(before)) as unknown[];
  await callBackend(manager, importMeasures, { body: { measures: sent } });
  const after = await all();
  expect(sorted(after)).toEqual(sorted([...before, ...before]));
});

const sorted = (contents: readonly object[]) => contents.map((content) => JSON.stringify(content)).sort();
