import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import type { Tx } from "../../platform/db/database";
import { recommendMeasures } from "./recommend-measures";
import { startMeasures } from "./start-measures";
import { MOST_CONSIDERED } from "./topic-risks";

const MANY = MOST_CONSIDERED + 1;
let db: TestDatabase;
let customerId: number;
let ids: number[];
beforeAll(async () => {
  db = await createTestDatabase();
  [customerId, ids] = await db.database.asSystem(async (tx) => {
    const customer = await addCustomer(tx, "nordwind");
    const names = Array.from({ length: MANY }, (_, n) => ({ name: `Mill ${n}`, country: "DE" }));
    const targets = await addTargets(tx, names);
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, alerts, points, points_by_type, missing, alert_count, rule_versions, computed_at)
      select ${customer}, 'Sustainability', t, 90, 90, 1, '{"forced-labour": 900}', 0, 1, '{}', now()
        from unnest(${sql.param(targets)}::bigint[]) t`);
    return [customer, targets];
  });
});
afterAll(() => db.drop());

/** How many statements are sent to the database, whatever sends them. */
async function statementsOf(run: (tx: Tx) => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await db.database.asCustomer({ customerId, userId: null }, run);
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

test("ranking takes as many statements for hundreds as for one", async () => {
  const rank = (targets: number[] | undefined) =>
    statementsOf((tx) => recommendMeasures(tx, { customerId, language: "en" }, targets, undefined));
  await rank(ids.slice(0, 1));
  const one = await rank(ids.slice(0, 1));
  expect(one).toBeGreaterThan(4);
  expect(await rank(ids.slice(0, 500))).toBe(one);
});

test("starting takes as many statements for hundreds as for one", async () => {
  const starter = { customerId, userId: null, actor: { type: "rule" as const, id: "test" } };
  const begin = (measureId: string, targets: number[]) =>
    statementsOf((tx) =>
      startMeasures(
        tx,
        starter,
        { measureId, version: "1", language: "en" },
        targets,
        { together: false, assignees: [] },
        false,
      ),
    );
  // The first reads what is kept of the register.
  await begin("fee-repayment", ids.slice(0, 1));
  const one = await begin("fee-repayment", ids.slice(1, 2));
  expect(one).toBeGreaterThan(9);
  expect(await begin("fee-repayment", ids.slice(2, 500))).toBe(one);
});

test("of more than are considered at once the riskiest are, and it is said that there are more", async () => {
  const told = await db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    await tx.execute(sql`delete from action_targets where customer_id = ${customerId}`);
    await tx.execute(
      sql`update scores set score = 100 where customer_id = ${customerId} and target_id = ${ids.at(-1)}`,
    );
    return recommendMeasures(tx, { customerId, language: "en" }, undefined, "fee-repayment");
  });
  expect([told.considered, told.more]).toEqual([MOST_CONSIDERED, true]);
  const named = told.measures[0]?.targets.map(({ targetId }) => targetId) ?? [];
  expect([named.length, named.includes(ids.at(-1) ?? 0), named.includes(ids.at(-2) ?? 0)]).toEqual([500, true, false]);
  const given = await db.database.asCustomer({ customerId, userId: null }, (tx) =>
    recommendMeasures(tx, { customerId, language: "en" }, ids.slice(0, 500), "fee-repayment"),
  );
  expect([given.considered, given.more]).toEqual([500, false]);
});
