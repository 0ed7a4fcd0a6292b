import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import { createCollection } from "~/backend/contract/collections";
import { listFeed, readFacets } from "~/backend/contract/feed";
import { listUsers } from "~/backend/contract/people";
import { changeAlerts } from "~/backend/contract/triage";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, world } = actionsOn(use);

async function filled(persona: Persona, name: string, scope: "User" | "Customer"): Promise<string> {
  const { id } = await callBackend(await as(persona), createCollection, { body: { name, scope } });
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into collection_targets (customer_id, collection_id, target_id)
      select customer_id, id, ${world.target}::bigint from collections where id = ${id}`),
  );
  return String(id);
}
const countedFor = async (persona: Persona, ids: readonly string[]) => {
  const query = { statusId: "all", facets: "collectionIds" } as const;
  const { collectionIds } = await callBackend(await as(persona), readFacets, { query });
  return ids.map((id) => collectionIds[id] ?? 0);
};

test("alerts are counted by the collections that the reader sees, and nobody learns of another one's own", async () => {
  const own = await filled("analyst", "Mine alone", "User");
  const all = await filled("manager", "For everybody", "Customer");
  expect(await countedFor("analyst", [own, all])).toEqual([2, 2]);
  for (const other of ["manager", "admin", "viewer"] as const)
    expect([other, await countedFor(other, [own, all])]).toEqual([other, [0, 2]]);
  // Who was given a role in it sees it.
  const { content } = await callBackend(await as("admin"), listUsers, { query: { q: "viewer" } });
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into collection_roles (customer_id, collection_id, user_id, role)
      select customer_id, id, ${content[0]?.id ?? 0}::bigint, 'Editor' from collections where id = ${Number(own)}`),
  );
  expect(await countedFor("viewer", [own, all])).toEqual([2, 2]);
  expect(await countedFor("manager", [own, all])).toEqual([0, 2]);
});

test("a feed of another one's own collection or label is empty, so that it does not tell what is in it", async () => {
  const own = await filled("analyst", "Kept to myself", "User");
  const { id: label } = await callBackend(await as("analyst"), createAlertLabel, {
    body: { name: "To myself", scope: "User", backgroundColor: "#1f6f8b", textColor: "#ffffff" },
  });
  await callBackend(await as("analyst"), changeAlerts, {
    body: { selection: { alertIds: world.alertIds.slice(0, 1) }, change: { kind: "label", labelId: label, on: true } },
  });
  const shown = async (persona: Persona, query: { collectionIds?: string; alertLabelId?: string }) =>
    (await callBackend(await as(persona), listFeed, { query: { statusId: "all", ...query } })).content.length;
  expect(await shown("analyst", { collectionIds: own })).toBeGreaterThan(0);
  expect(await shown("analyst", { alertLabelId: String(label) })).toBe(1);
  for (const query of [{ collectionIds: own }, { alertLabelId: String(label) }])
    expect(await shown("manager", query)).toBe(0);
});
