import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startAction } from "~/backend/contract/actions";
import { addTargetContact } from "~/backend/contract/target-contacts";
import { addTargets } from "../../../../../../tests/support/network";
import { testConfig } from "../../../../../../tests/support/node-server";
import { ownBackend } from "../../../../../../tests/support/own-backend";
import { peopleOf } from "../../../../../../tests/support/tasks";
import { SUPPLIER_PLANS } from "../data/supplier-plans";
import { askForPlans } from "./ask-for-plans";
import { asDemoPeople } from "./demo-callers";

const use = ownBackend();

test("there is one plan of each state, and asking again changes nothing", async () => {
  const { customerId } = await peopleOf(use);
  const now = new Date();
  const deps = {
    database: use.database,
    config: testConfig({ demo: true, dataDir: use.dataDir }),
    logger: pino({ level: "silent" }),
  };
  const world = { database: use.database, customerId, now };
  const states = () =>
    use.database.asSystem((tx) =>
      tx.execute(
        sql`select title, state, version, due_on, turn_at, measures, proofs from supplier_plans order by title`,
      ),
    );
  await asDemoPeople(deps, customerId, async (callers) => {
    const ids = new Map<string, number>();
    for (const { company, action, email, name } of SUPPLIER_PLANS) {
      const known = ids.get(company);
      const [targetId = 0] = known
        ? [known]
        : await use.database.asSystem((tx) => addTargets(tx, [{ name: company, country: "DE" }]));
      ids.set(company, targetId);
      const params = { targetId: String(targetId) };
      await callers.analyst.call(`contact ${email}`, addTargetContact, { params, body: { email, name } });
      const body = { typeId: "watch" as const, title: action, targetIds: [targetId] };
      await callers.manager.call(`start ${action}`, startAction, { body });
    }
    const subjects = { target: (begin: string) => ids.get(begin) ?? 0, alert: () => 0, alertIfAny: () => null };
    await askForPlans(world, callers, subjects);
    const { rows } = await states();
    expect(rows.map(({ state }) => state).sort()).toEqual([
      ...["accepted", "accepted", "asked", "asked", "proposed", "returned", "revoked"],
    ]);
    await askForPlans(world, callers, subjects);
    expect((await states()).rows).toEqual(rows);
  });
});
