import { sql } from "drizzle-orm";
import { days } from "~/time/duration";
import type { Tx } from "../../../platform/db/database";
import { inOfficeHours } from "./dated";
import { lotOf } from "./lot";
import { type DemoPerson, peopleOf, personOf } from "./people";

/** The oldest follow, in days before the world begins: longer ago than its first story. */
const OLDEST = 540;
const NEWEST = 375;
/** Suppliers are entered in batches, as a purchasing department does: as many sittings as this. */
const SITTINGS = 14;

/** Says of each followed target who followed it and when: people do not follow a whole network at one instant. */
export async function dateFollows(tx: Tx, customerId: number, now: Date): Promise<void> {
  const people = await peopleOf(tx, customerId);
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select t.id, t.name from follows f join targets t on t.id = f.target_id where f.customer_id = ${customerId} order by t.id`);
  const followed = rows.map(({ id, name }) => ({ id: Number(id), ...sittingOf(name, people, now) }));
  await tx.execute(sql`
    update follows f set followed_at = w.at, followed_by = w.by
      from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as w(id bigint, at timestamptz, by bigint)
     where f.customer_id = ${customerId} and f.target_id = w.id`);
}

function sittingOf(name: string, people: readonly DemoPerson[], now: Date): { at: string; by: number } {
  const lot = lotOf(`followed ${name}`);
  const sitting = lot.int(0, SITTINGS - 1);
  const day = new Date(now.getTime() - days(Math.round(NEWEST + ((OLDEST - NEWEST) * sitting) / SITTINGS)));
  const by = personOf(people, sitting % 3 === 0 ? "analyst" : "manager").id;
  // From midnight backwards: each at a minute of its own.
  return { at: inOfficeHours(new Date(day.setUTCHours(0, 0, 0, 0)), lot.next()).toISOString(), by };
}
