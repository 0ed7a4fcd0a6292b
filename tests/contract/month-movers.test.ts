import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { followTargets } from "~/backend/contract/following";
import { listMonthMovers } from "~/backend/contract/profile-feed";
import { addExternalScore, deleteExternalScore, readTargetScore } from "~/backend/contract/scores";
import { days } from "~/time/duration";
import { computeScores } from "../../server/backend/risk/scores/compute-scores";
import { newTarget } from "../support/documents/add-document";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
const today = () => new Date().toISOString().slice(0, 10);
const query = { perspective: "Compliance" } as const;
let customerId = 0;
beforeAll(async () => {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: number }>(sql`select id::int from customers where key = 'nordwind'`),
  );
  customerId = rows[0]?.id ?? 0;
});

async function followed(name: string) {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(use, name);
  await callBackend(analyst, followTargets, { body: { targetIds: [targetId] } });
  const params = { targetId: String(targetId) };
  const moved = (month = today()) => callBackend(analyst, listMonthMovers, { params: { ...params, month }, query });
  return { analyst, targetId, params, moved };
}

test("a score of one's own is named with its day, and its effect is what the score is less what it would be without", async () => {
  const { analyst, params, moved } = await followed("Werk Bühl");
  const body = { eventTypeId: "corruption", value: 80 };
  const before = (await callBackend(analyst, readTargetScore, { params, query })).score ?? 0;
  const { id } = await callBackend(analyst, addExternalScore, { params, body });
  const { score } = await callBackend(analyst, readTargetScore, { params, query });
  const [change, ...others] = (await moved()).changes;
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: "external", what: "began", eventTypeId: "corruption", value: 80, on: today() });
  expect(change?.effect).toBeCloseTo((score ?? 0) - before, 3);
  // What was given and taken away within the month changed nothing.
  await callBackend(analyst, deleteExternalScore, { params: { ...params, scoreId: String(id) } });
  expect((await moved()).changes).toEqual([]);
});

test("a self-assessment is named on the day of its answers, and when it ends", async () => {
  const { targetId, moved } = await followed("Werk Kuppenheim");
  const tell = (answeredOn: string, validUntil: string | null) =>
    use.database.asSystem((tx) =>
      tx.execute(sql`
        insert into assessment_results (customer_id, target_id, perspective, value, answered_on, valid_until)
        values (${customerId}, ${targetId}, 'Compliance', 60, ${answeredOn}, ${validUntil})
            on conflict (customer_id, target_id, perspective) do update
           set answered_on = excluded.answered_on, valid_until = excluded.valid_until`),
    );
  await tell(today(), null);
  await computeScores(use.database, customerId, { targets: "all" });
  const [answered] = (await moved()).changes;
  expect(answered).toMatchObject({ kind: "assessment", what: "began", value: 60, on: today() });
  expect(answered?.effect).toBeGreaterThan(0);
  const yesterday = new Date(Date.now() - days(1)).toISOString().slice(0, 10);
  await tell("2020-01-01", yesterday);
  await computeScores(use.database, customerId, { targets: "all" });
  expect((await moved()).changes).toMatchObject([{ kind: "assessment", what: "ended", on: today() }]);
});

test("components are compared with the month before, and their effects come to the change of the score", async () => {
  const { analyst, targetId, params, moved } = await followed("Werk Gaggenau");
  await callBackend(analyst, addExternalScore, { params, body: { eventTypeId: "corruption", value: 90 } });
  await computeScores(use.database, customerId, { targets: "all" });
  expect((await moved()).components).toEqual([]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into score_history (customer_id, perspective, target_id, month, score, alerts, peers, assessment, external, missing)
      select customer_id, perspective, target_id, (month - interval '1 month')::date, 50, 10, peers, assessment, 40, missing
        from score_history where customer_id = ${customerId} and target_id = ${targetId} and perspective = 'Compliance'`),
  );
  const { components } = await moved();
  expect(components.map(({ name, before }) => [name, before])).toEqual([
    ["alerts", 10],
    ["external", 40],
  ]);
  const [alerts, external] = components.map(({ effect }) => effect ?? 0);
  expect(alerts).toBeLessThan(0);
  expect(external).toBeGreaterThan(0);
});

test("no effect is claimed of a score that was written anew since", async () => {
  const { analyst, targetId, params, moved } = await followed("Werk Rastatt");
  await callBackend(analyst, addExternalScore, { params, body: { eventTypeId: "corruption", value: 70 } });
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update external_scores set value = 20 where customer_id = ${customerId} and target_id = ${targetId}`,
    ),
  );
  expect((await moved()).changes).toMatchObject([{ kind: "external", effect: null }]);
});
