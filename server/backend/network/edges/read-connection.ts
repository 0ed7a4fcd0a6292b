import { sql } from "drizzle-orm";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { FURTHEST, walkTiers } from "../collections/graph-size";

/** So many targets around one are counted. */
const MOST_AROUND = 2000;

type State = "Following" | "Behind" | "Told" | "None";

/** How a target is connected with the customer. Throws 404 for one that is not there for it. */
export async function readConnection(tx: Tx, customerId: number, targetId: number) {
  const { rows } = await tx.execute<{ followed: boolean; tier: number | null; told: boolean; contacts: number }>(sql`
    select f.target_id is not null as followed, case when f.target_id is not null then 1 else m.tier end as tier,
           exists (select from edges e join own_organizations o on o.customer_id = ${customerId} and o.target_id = e.to_id
                    where e.from_id = t.id and e.owner_id = ${customerId} and e.state <> 'rejected') as told,
           ${CONTACTS} as contacts
      from targets t
      left join follows f on f.customer_id = ${customerId} and f.target_id = t.id
      left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id and m.tier > 1
     where t.id = ${targetId} and (t.owner_id is null or t.owner_id = ${customerId})`);
  const [row] = rows;
  if (!row) throw notFound("target");
  const { followed, tier, told, contacts } = row;
  const state: State = followed ? "Following" : tier !== null ? "Behind" : told ? "Told" : "None";
  const [above, below] = [await around("customers"), await around("suppliers")];
  return { state, tier, contacts, above: above.counts, below: below.counts, isExact: above.isExact && below.isExact };

  async function around(kind: "customers" | "suppliers") {
    const how = { kind, tierSettings: null };
    const { targets, isCut } = await walkTiers(tx, customerId, [targetId], how, FURTHEST + 1, MOST_AROUND + 1);
    const behind = targets.filter(({ id }) => id !== targetId);
    const last = behind.at(-1)?.tier ?? 1;
    const counts = Array.from({ length: last - 1 }, (_, n) => behind.filter((one) => one.tier === n + 2).length);
    return { counts, isExact: !isCut };
  }
}

/** Throws 404 for a target that is not there for the customer. */
export async function countContacts(tx: Tx, customerId: number, targetId: number): Promise<number> {
  const { rows } = await tx.execute<{ contacts: number }>(sql`
    select ${CONTACTS} as contacts from targets t
     where t.id = ${targetId} and (t.owner_id is null or t.owner_id = ${customerId})`);
  if (!rows[0]) throw notFound("target");
  return rows[0].contacts;
}

/** Whom one can write to or call, as lists of suppliers tell it: one for a target. */
const CONTACTS = sql`(coalesce(t.details->>'email', '') <> '' or coalesce(t.details->>'phone', '') <> '')::int`;
