import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listImportRows } from "~/backend/contract/import-rows";
import { applyImport, undoImport } from "~/backend/contract/imports";
import { changeSupplyInput, listSupplyInputs, type SupplyInput } from "~/backend/contract/supply-inputs";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { sendList } from "../support/sent-list";

// Periods that people and files write at the same time.
const use = ownBackend();
let manager: Awaited<ReturnType<typeof signInAs>>;
let ownerId = 0;

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  ownerId = Number(rows[0]?.id);
  await use.database.asSystem((tx) => addTargets(tx, [{ name: "Kwarzit Guss", country: "DE", ownerId }]));
});

async function imported(text: string) {
  const { id } = await sendList(manager, text, "supply-data");
  await use.drain();
  return { importId: String(id) };
}
async function applied(text: string) {
  const params = await imported(text);
  await callBackend(manager, applyImport, { params });
  await use.drain();
  return params;
}
const listed = async (input: string) => (await callBackend(manager, listSupplyInputs, { query: { input } })).content;
const bodyOf = ({
  id: _,
  supplier: __,
  input: ___,
  hsCode: ____,
  productLine: _____,
  shares: ______,
  importId: _______,
  ...rest
}: SupplyInput) => rest;

test("periods by hand and by a file at once: one holds at a time", async () => {
  await applied("Supplier;Input;Share;Valid from\nKwarzit Guss;Zinc;0.5;2026-01-01");
  const [entry] = (await listed("zinc")) as [SupplyInput];
  const params = await imported("Supplier;Input;Share;Valid from\nKwarzit Guss;Zinc;0.6;2026-06-01");
  await callBackend(manager, applyImport, { params });
  const body = { ...bodyOf(entry), stockOwn: 9, since: "2026-04-01" };
  await Promise.allSettled([
    use.drain(),
    callBackend(manager, changeSupplyInput, { params: { inputId: entry.id }, body }),
  ]);
  await use.drain();
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ n: number }>(sql`
      select count(*)::int as n from edge_impacts a join edge_impacts b
         on a.id < b.id and a.customer_id = b.customer_id and a.supplier_id = b.supplier_id and a.input_key = b.input_key
        and a.product_line_key = b.product_line_key
        and daterange(a.valid_from, a.valid_to, '[]') && daterange(b.valid_from, b.valid_to, '[]')`),
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test("a period that ends before it begins is refused, by a file as by hand", async () => {
  const params = await imported(
    "Supplier;Input;Share;Valid from;Valid to\nKwarzit Guss;Lead;0.5;2026-05-01;2026-04-01",
  );
  const { content } = await callBackend(manager, listImportRows, { params });
  expect(content).toMatchObject([{ state: "refused" }]);
  await applied("Supplier;Input;Share;Valid from\nKwarzit Guss;Tin;0.5;2026-01-01");
  const [entry] = (await listed("tin")) as [SupplyInput];
  const body = { ...bodyOf(entry), validTo: "2025-12-31" };
  await expect(callBackend(manager, changeSupplyInput, { params: { inputId: entry.id }, body })).rejects.toMatchObject({
    status: 422,
  });
  const endless = { ...bodyOf(entry), validTo: "2026-03-01", since: "2026-06-01" };
  await expect(
    callBackend(manager, changeSupplyInput, { params: { inputId: entry.id }, body: endless }),
  ).rejects.toMatchObject({ status: 422 });
});

test("undoing a file after its entry went on by hand leaves what was said by hand", async () => {
  const params = await applied("Supplier;Input;Share;Valid from\nKwarzit Guss;Brass;0.5;2026-01-01");
  const [entry] = (await listed("brass")) as [SupplyInput];
  const body = { ...bodyOf(entry), share: 0.7, since: "2026-04-01" };
  await callBackend(manager, changeSupplyInput, { params: { inputId: entry.id }, body });
  await callBackend(manager, undoImport, { params });
  await use.drain();
  expect((await listed("brass")).map(({ share, validFrom, validTo }) => [share, validFrom, validTo])).toEqual([
    [0.5, "2026-01-01", "2026-03-31"],
    [0.7, "2026-04-01", null],
  ]);
});
