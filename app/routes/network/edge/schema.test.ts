import { expect, test } from "vitest";
import { readSubmission } from "~/forms/read-submission.server";
import { edgeForm } from "./schema";

const OWN = { intent: "change", edgeId: "7", version: "2", type: "Supplier", scope: "Private" };

function submit(fields: Record<string, string>) {
  const body = new URLSearchParams({ ...OWN, ...fields });
  return readSubmission(new Request("http://shop.example/", { method: "POST", body }), edgeForm);
}

test("goods are told by code; rows that were left empty, also between others, are none", async () => {
  const sent = await submit({
    "goods[0].code": "7213",
    "goods[0].shipments": "12",
    "goods[0].firstShipmentOn": "2026-01-02",
    "goods[0].lastShipmentOn": "",
    "goods[1].code": "",
    "goods[1].shipments": "",
    "goods[2].code": " 2604 ",
    "goods[2].shipments": "",
  });
  const goods = sent.ok && sent.value.intent === "change" ? sent.value.goods : null;
  expect(goods?.filter(({ code }) => code !== undefined)).toEqual([
    { code: "7213", shipments: 12, firstShipmentOn: "2026-01-02" },
    { code: "2604" },
  ]);
});

test.each([
  [{ "goods[0].code": "", "goods[0].shipments": "3" }, "goods[0].code", "edges:problems.goodWithoutCode"],
  [{ "goods[0].code": "72x" }, "goods[0].code", "edges:problems.hsCodes"],
  [{ "goods[0].code": "72", "goods[0].shipments": "-1" }, "goods[0].shipments", "edges:problems.number"],
  [{ "goods[0].code": "72", "goods[0].lastShipmentOn": "soon" }, "goods[0].lastShipmentOn", "edges:problems.day"],
])("%j is refused at its field", async (fields, field, problem) => {
  const sent = await submit(fields);
  if (sent.ok) throw new Error("It was taken");
  const { data } = sent.refuse() as unknown as { data: { submission: { error: Record<string, string[]> } } };
  expect(data.submission.error[field]).toEqual([problem]);
});
