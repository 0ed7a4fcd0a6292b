import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listTargetDecisions } from "~/backend/contract/decisions";
import { listEvidence } from "~/backend/contract/evidence";
import {
  addSupplier,
  changeSupplier,
  decideSupplierProposal,
  listSupplierProposals,
  listSuppliers,
  proposeSupplier,
  readSupplier,
  removeSupplier,
} from "~/backend/contract/suppliers";
import { customers } from "../../server/backend/platform/db/schema/customers";
import { addSupplier as addEdge, addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
let customerId: number;
beforeAll(async () => {
  const all = await use.database.asSystem((tx) => tx.select().from(customers));
  customerId = all.find(({ key }) => key === "nordwind")?.id ?? 0;
});

const targets = (...names: string[]) =>
  use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name, country: "DE" })),
    ),
  );
const of = (targetId: number) => ({ targetId: String(targetId) });

test("a supplier is told, changed and taken back, and each stands in the ledger", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [plant = 0, foundry = 0] = await targets("Werk", "Gießerei");
  const body = { supplierId: foundry, type: "Supplier" as const, hsCodes: ["7601"] };
  const told = await callBackend(analyst, addSupplier, { params: of(plant), body });
  expect(told).toMatchObject({ name: "Gießerei", source: "Customer", own: true, hsCodes: ["7601"], version: 1 });
  const again = callBackend(analyst, addSupplier, { params: of(plant), body });
  await expect(again).rejects.toMatchObject({ status: 409, code: "edge_exists" });

  const params = { ...of(plant), edgeId: String(told.edgeId) };
  const change = { type: "Equipment" as const, hsCodes: [], version: 1 };
  const changed = await callBackend(analyst, changeSupplier, { params, body: change });
  expect(changed).toMatchObject({ type: "Equipment", version: 2 });
  const late = callBackend(analyst, changeSupplier, { params, body: change });
  await expect(late).rejects.toMatchObject({ status: 409, details: { current: { type: "Equipment" } } });

  await callBackend(analyst, removeSupplier, { params });
  await expect(callBackend(analyst, readSupplier, { params })).rejects.toMatchObject({ status: 404 });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `supplier:${told.edgeId}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["supplier.removed", "supplier.changed", "supplier.added"]);
  // Neither end of it forgets what was decided, though the relation is gone.
  for (const end of [plant, foundry]) {
    const decided = await callBackend(analyst, listTargetDecisions, { params: of(end) });
    expect(decided.content.map(({ kind }) => kind)).toEqual(["supplier.removed", "supplier.changed", "supplier.added"]);
  }
});

test("what others told is shown and not changed, and what another customer told is not there", async () => {
  const [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const [plant = 0, public_ = 0, private_ = 0, gone = 0] = await targets("Werk", "Amtlich", "Geheim", "Falsch");
  await use.database.asSystem(async (tx) => {
    await addEdge(tx, public_, plant);
    await addEdge(tx, gone, plant, { state: "rejected" });
  });
  await callBackend(stranger, addSupplier, { params: of(plant), body: { supplierId: private_, type: "Supplier" } });
  const { content, totalElements } = await callBackend(analyst, listSuppliers, { params: of(plant) });
  expect([totalElements, content.map(({ name, own }) => [name, own])]).toEqual([1, [["Amtlich", false]]]);
  const params = { ...of(plant), edgeId: String(content[0]?.edgeId) };
  const remove = callBackend(analyst, removeSupplier, { params });
  await expect(remove).rejects.toMatchObject({ status: 409, code: "not_own" });
});

test("suppliers come by name, page by page, each once", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [plant = 0, ...others] = await targets("Werk", "B", "A", "D", "C", "C");
  await use.database.asSystem(async (tx) => {
    for (const other of others) await addEdge(tx, other, plant);
  });
  const page = (after?: string) =>
    callBackend(analyst, listSuppliers, { params: of(plant), query: { size: 3, ...(after && { after }) } });
  const first = await page();
  const second = await page(first.after ?? "");
  expect([first, second].map(({ content }) => content.map(({ name }) => name))).toEqual([
    ["A", "B", "C"],
    ["C", "D"],
  ]);
  expect([first.totalElements, second.after]).toEqual([5, null]);
});

test("a proposal waits for a manager, who makes a supplier of it or says why not", async () => {
  const [analyst, manager] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "manager")];
  const [plant = 0] = await targets("Werk");
  const make = (name: string) =>
    callBackend(analyst, proposeSupplier, {
      params: of(plant),
      body: { name, country: "TR", website: "https://a.example" },
    });
  const [good, bad] = [await make("Ege Metal"), await make("Nobody")];
  const decide = (proposal: typeof good, body: { decision: "accepted" | "rejected"; reason?: string }) =>
    callBackend(manager, decideSupplierProposal, {
      params: { ...of(plant), proposalId: String(proposal.id) },
      body: { ...body, version: proposal.version },
    });
  await expect(decide(bad, { decision: "rejected" })).rejects.toMatchObject({ status: 422 });
  expect(await decide(bad, { decision: "rejected", reason: "Not found" })).toMatchObject({ state: "Rejected" });
  const accepted = await decide(good, { decision: "accepted" });
  expect(accepted).toMatchObject({ state: "Completed", decidedBy: expect.any(String), supplierId: expect.any(Number) });
  await expect(decide(good, { decision: "accepted" })).rejects.toMatchObject({ status: 409 });
  const { content } = await callBackend(analyst, listSuppliers, { params: of(plant) });
  expect(content).toMatchObject([{ id: accepted.supplierId, name: "Ege Metal", country: "TR", own: true }]);
  const stranger = await signInAs(use.transport, "stranger");
  expect(await callBackend(stranger, listSupplierProposals, { params: of(plant) })).toEqual([]);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select owner_id::float8 as owner from targets where id = ${accepted.supplierId}`),
  );
  expect(rows).toEqual([{ owner: customerId }]);
});
