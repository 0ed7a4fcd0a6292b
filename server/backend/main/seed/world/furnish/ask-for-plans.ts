import { sql } from "drizzle-orm";
import { decidePlan, revokePlan, type SupplierPlan, sendPlan } from "~/backend/contract/supplier-plans";
import { days } from "~/time/duration";
import { createRequest } from "../../../../dialogue/requests/create-request";
import type { RequestLink } from "../../../../dialogue/requests/request-of-link";
import { progressByLink, proposeByLink } from "../../../../dialogue/supplier-plans/plan-by-link";
import { takeProof } from "../../../../dialogue/supplier-plans/plan-proof";
import { storedPlan } from "../../../../dialogue/supplier-plans/read-plans";
import type { Database } from "../../../../platform/db/database";
import { type PlannedPlan, type PlannedState, SUPPLIER_PLANS } from "../data/supplier-plans";
import type { DemoCaller, DemoCallers } from "./demo-callers";
import { paperPdf } from "./paper-files";
import { type DemoSubjects, dayFrom } from "./subjects";

interface World {
  database: Database;
  customerId: number;
  now: Date;
}

/** Asks suppliers for corrective plans, and plays their part through links: one plan of each state. */
export async function askForPlans(
  world: World,
  { manager, analyst }: DemoCallers,
  subjects: DemoSubjects,
): Promise<void> {
  for (const planned of SUPPLIER_PLANS) {
    const actionId = await actionOf(world, planned.action);
    const { action, email, message } = planned;
    const body = { targetId: subjects.target(planned.company), email, language: "en" as const, message };
    // A world that was begun days ago is finished today: nobody is asked for an answer by yesterday.
    const dueOn = [dayFrom(world.now, 14), dayFrom(new Date(), 3)].sort().at(-1) ?? "";
    const plan = await manager.call(`plan ${action}`, sendPlan, { params: { actionId }, body: { ...body, dueOn } });
    const now = await world.database.asCustomer({ customerId: world.customerId, userId: null }, (tx) =>
      storedPlan(tx, world.customerId, plan.id),
    );
    // It was played in an earlier run.
    if (now.shown.state !== "asked") continue;
    await play(world, { manager, analyst }, planned, plan);
    await datedBack(world, planned, plan.id);
  }
}

async function actionOf({ database, customerId }: World, title: string): Promise<number> {
  const { rows } = await database.asCustomer({ customerId, userId: null }, (tx) =>
    tx.execute<{ id: number }>(
      sql`select id::float8 as id from actions where customer_id = ${customerId} and title = ${title} order by id limit 1`,
    ),
  );
  return rows[0]?.id ?? 0;
}

async function play(
  { database, customerId, now }: World,
  { manager, analyst }: { manager: DemoCaller; analyst: DemoCaller },
  planned: PlannedPlan,
  { id, version }: SupplierPlan,
): Promise<void> {
  const { action, state, cause, name, measures, reason = "", proof } = planned;
  const params = { planId: id };
  if (state === "revoked") await manager.call(`revoke ${action}`, revokePlan, { params, body: { version } });
  if (measures.length === 0) return;
  const link = await linkOf(database, customerId, id, action);
  const rows = measures.map(({ title, inDays, who }) => ({ title, who, dueOn: dayFrom(now, inDays) }));
  await proposeByLink(database, link, { cause, name, measures: rows.map(atTheEarliest), version });
  if (state === "proposed") return;
  const accept = state !== "returned";
  await manager.call(`decide ${action}`, decidePlan, { params, body: { accept, reason, version: version + 1 } });
  if (!accept) return;
  const done = state === "done" ? measures.map((_, at) => at) : [0];
  await progressByLink(database, link, { done, version: version + 2 });
  if (!proof) return;
  const content = paperPdf(proof, [cause, ...measures.map(({ title }) => title)]);
  const kept = await analyst.file(`proof of ${action}`, `${proof}.pdf`, content);
  await database.asCustomer({ customerId, userId: null }, async (tx) =>
    takeProof(tx, customerId, await storedPlan(tx, customerId, id, true), kept),
  );
}

/** A world that was begun days ago is finished today: nobody proposes a day that is past. */
const atTheEarliest = <T extends { dueOn: string }>(one: T): T => ({
  ...one,
  dueOn: [one.dueOn, dayFrom(new Date(), 0)].sort().at(-1) ?? one.dueOn,
});

/** A link of its own, as each mail has one: whose secret is kept nowhere. */
const linkOf = (database: Database, customerId: number, planId: number, name: string): Promise<RequestLink> =>
  database.asSystem((tx) => createRequest(tx, { customerId, kind: "capa", name, flag: true, planId }));

/** Calls know only now: it was asked for some days ago, answered half-way since, and decided the day before yesterday. */
async function datedBack({ database, customerId, now }: World, planned: PlannedPlan, planId: number): Promise<void> {
  const { askedDaysAgo, state } = planned;
  const at = (ago: number): string => `${dayFrom(new Date(now.getTime() - days(ago)), 0)}T09:00:00Z`;
  const [asked, proposed, decided] = [at(askedDaysAgo), at(Math.ceil(askedDaysAgo / 2)), at(2)];
  const turns: Partial<Record<PlannedState, string>> = { asked, expired: asked, revoked: asked, proposed };
  const turn = turns[state] ?? decided;
  const dueOn = dayFrom(now, state === "returned" ? 12 : 14 - askedDaysAgo);
  await database.asSystem((tx) =>
    tx.execute(sql`
      update supplier_plans
         set created_at = ${asked}, turn_at = ${turn},
             proposed_at = case when proposed_at is null then null else ${proposed}::timestamptz end,
             decided_at = case when decided_at is null then null else ${decided}::timestamptz end,
             due_on = case when state in ('asked', 'returned') then ${dueOn}::date else due_on end,
             measures = (select coalesce(jsonb_agg(case when one->>'doneAt' is null then one else one || jsonb_build_object('doneAt', ${at(1)}::text) end), '[]')
                           from jsonb_array_elements(measures) one),
             proofs = (select coalesce(jsonb_agg(one || jsonb_build_object('at', ${at(1)}::text)), '[]') from jsonb_array_elements(proofs) one),
             mailed_version = case when ${state} = 'asked' then mailed_version else version end
       where customer_id = ${customerId} and id = ${planId}`),
  );
}
