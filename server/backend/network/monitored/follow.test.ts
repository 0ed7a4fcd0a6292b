import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import type { Tx } from "../../platform/db/database";
import { createTargets } from "../targets/create-targets";
import { follow } from "./follow";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test("followed, a target has in the lists what the table's own trigger would write", async () => {
  const customerId = await db.database.asSystem((tx) => addCustomer(tx, "follower"));
  const own = { ownerId: customerId, type: "organization", ctype: "company" } as const;
  await db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    const ids = await createTargets(tx, [
      { ...own, name: "Österreichische Werke", country: "AT", lat: 48.2, lon: 16.4, place: null },
      { ...own, name: "華為", country: null, lat: 31.2, lon: 121.5, place: { precision: "city" } as never },
      { ...own, name: "Nowhere Ltd", country: "GB" },
      { ...own, type: "country", ctype: "country", name: "Chile", country: "CL", lat: -30, lon: -71 },
    ]);
    await tx.execute(sql`
      insert into scores (customer_id, target_id, perspective, score, missing, alert_count, rule_versions, computed_at)
      select ${customerId}::bigint, id, perspective, score, 0, 0, '[]', now()
        from (values (${ids[0]}::bigint, 'Sustainability', 61::real), (${ids[0]}, 'Disruption', null),
                     (${ids[2]}, 'Compliance', 12.5)) as s(id, perspective, score)`);
    expect((await follow(tx, customerId, ids, { userId: null })).followed).toBe(4);
    const followed = await rowsOf(tx);
    await tx.execute(sql`delete from monitored_targets`);
    await tx.execute(sql`
      insert into monitored_targets (customer_id, target_id, tier)
      select ${customerId}::bigint, id, 1 from unnest(${sql.param(ids)}::bigint[]) id`);
    expect(followed).toHaveLength(4);
    expect(followed).toEqual(await rowsOf(tx));
    expect(followed[0]).toMatchObject({ sort_name: "osterreichische werke", sustainability: 61 });
  });
});

const rowsOf = async (tx: Tx) => (await tx.execute(sql`select * from monitored_targets order by target_id`)).rows;
