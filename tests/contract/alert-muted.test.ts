import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listFeed, readFacets } from "~/backend/contract/feed";
import { changeAlerts } from "~/backend/contract/triage";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, world } = actionsOn(use);

test("muted alerts are shown alone and counted, of every status, until they are graver than they were", async () => {
  const analyst = await as("analyst");
  const [id = 0] = world.alertIds;
  const shown = async (query: { muted?: "only" }) =>
    (await callBackend(analyst, listFeed, { query: { statusId: "all", ...query } })).content.map((alert) => alert.id);
  expect(await shown({ muted: "only" })).toEqual([]);
  await callBackend(analyst, changeAlerts, {
    body: { selection: { alertIds: [id] }, change: { kind: "mute", on: true } },
  });
  expect(await shown({ muted: "only" })).toEqual([id]);
  for (const muted of [undefined, "only"] as const) {
    const facets = await callBackend(analyst, readFacets, { query: { statusId: "all", muted, facets: "muted" } });
    expect(facets.muted).toEqual({ only: 1 });
  }
  expect(await shown({})).toContain(id);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update alerts set priority = 4, muted_at_priority = 2 where id = ${id}`),
  );
  expect(await shown({ muted: "only" })).toEqual([]);
});
