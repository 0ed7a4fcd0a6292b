import { sql } from "drizzle-orm";
import { startMeasures } from "~/backend/contract/measures";
import { createOwnMeasure, moveOwnMeasure } from "~/backend/contract/own-measures";
import { days, hours } from "~/time/duration";
import type { Database, Tx } from "../../../../platform/db/database";
import { appendEvidence } from "../../../../platform/evidence/ledger";
import { OWN_ENTRIES, RETURN_NOTE, STARTS } from "../data/measures";
import { workdayFrom } from "../dated";
import type { DemoCallers } from "./demo-callers";
import type { DemoSubjects } from "./subjects";

interface World {
  database: Database;
  customerId: number;
  now: Date;
}

/** What was started from the catalogue, with what came of it, and the customer's own entries. */
export async function takeMeasures(world: World, callers: DemoCallers, subjects: DemoSubjects): Promise<void> {
  const { database, customerId, now } = world;
  for (const { measure, due, companies } of STARTS) {
    const targetIds = companies.map(([company]) => subjects.target(company));
    await callers.analyst.call(`start ${measure}`, startMeasures, {
      params: { measureId: measure },
      body: {
        version: "1",
        selection: { targetIds },
        dueOn: workdayFrom(new Date(now.getTime() + days(due)))
          .toISOString()
          .slice(0, 10),
        assignees: [{ kind: "user", id: callers.analyst.userId }],
      },
    });
    for (const [company, effect, note = ""] of companies) {
      if (!effect) continue;
      const of = { measure: `${measure}@1`, targetId: subjects.target(company), effect, note };
      await database.asSystem((tx) => assess(tx, { customerId, userId: callers.analyst.userId, now }, of));
    }
  }
  await database.asSystem((tx) => dateNew(tx, world));
  await addOwnEntries(callers);
}

/** What was started just now, here and after what had not worked, began two days ago, so that two worlds of one day are the same. */
async function dateNew(tx: Tx, { customerId, now }: World): Promise<void> {
  const begun = `${new Date(now.getTime() - days(2)).toISOString().slice(0, 10)}T09:00:00Z`;
  await tx.execute(sql`
    update actions set created_at = ${begun}, updated_at = ${begun}
     where customer_id = ${customerId} and created_at > ${new Date(now.getTime() - hours(1)).toISOString()}`);
}

/** It was begun some months ago, done, and looked at again: calls know only now. */
async function assess(
  tx: Tx,
  { customerId, userId, now }: { customerId: number; userId: number; now: Date },
  { measure, targetId, effect, note }: { measure: string; targetId: number; effect: string; note: string },
): Promise<void> {
  const at = (ago: number) => new Date(now.getTime() - days(ago)).toISOString();
  const { rows } = await tx.execute<{ id: string; title: string; name: string }>(sql`
    update actions x set meta_status = 'Completed', version = 2, created_at = ${at(150)}, updated_at = ${at(40)},
           completed_at = ${at(60)}, effect = ${effect}, effect_note = ${note}, effect_by = ${userId}, effect_at = ${at(40)}
      from action_targets l, users u
     where x.customer_id = ${customerId} and x.measure = ${measure} and x.version = 1
       and l.customer_id = x.customer_id and l.action_id = x.id and l.target_id = ${targetId}
       and u.customer_id = x.customer_id and u.id = ${userId}
    returning x.id, x.title, u.firstname || ' ' || u.lastname as name`);
  const [done] = rows;
  if (!done) return;
  await tx.execute(sql`
    update action_steps set done_at = ${at(60)}, done_by = ${userId} where customer_id = ${customerId} and action_id = ${Number(done.id)}`);
  await appendEvidence(tx, customerId, [
    {
      actor: { type: "user", id: userId, name: done.name },
      subjectType: "action",
      subjectId: done.id,
      kind: "action.changed",
      before: { title: done.title, metaStatus: "Planned" },
      after: { title: done.title, metaStatus: "Completed" },
    },
  ]);
}

/** The first is read by a second person and published; the second waits for one, the third was sent back, the fourth is to be published. */
async function addOwnEntries({ manager, administrator }: DemoCallers): Promise<void> {
  for (const [at, body] of OWN_ENTRIES.entries()) {
    const { id } = await manager.call(`own entry ${at}`, createOwnMeasure, { body });
    const params = { ownMeasureId: id };
    if (at === 2) {
      const body = { state: "draft", note: RETURN_NOTE, version: 1 } as const;
      await administrator.call(`send back ${at}`, moveOwnMeasure, { params, body });
    }
    if (at === 0 || at === 3)
      await administrator.call(`review ${at}`, moveOwnMeasure, { params, body: { state: "reviewed", version: 1 } });
    if (at > 0) continue;
    await manager.call(`publish ${at}`, moveOwnMeasure, { params, body: { state: "published", version: 2 } });
  }
}
