import { type SQL, sql } from "drizzle-orm";

/**
 * That an alert `a` of the customer is one of some collections, an array of numbers: at a target that one of them holds or, in tier N, that stands
 * behind one of these where the collection looks at tiers; and, there, as grave as the collection wants alerts of that tier to be
 * (product decisions, tier settings). Behind what is held means by the nearest way, which is the one that the alert tells.
 */
export function isOfCollections(ids: SQL, tier: "1" | "n", customer: SQL): SQL {
  const asked = sql`c.collection_id = any(${ids})`;
  const collection = sql`join collections k on k.customer_id = c.customer_id and k.id = c.collection_id`;
  const held = sql`exists (select from alert_targets t
    join collection_targets c on c.customer_id = t.customer_id and c.target_id = t.target_id ${collection}
    where t.customer_id = ${customer} and t.alert_id = a.id and ${asked} and ${graveEnough})`;
  if (tier === "1") return held;
  return sql`(${held} or exists (select from alert_targets t
    join monitored_targets m on m.customer_id = t.customer_id and m.target_id = t.target_id
    join collection_targets c on c.customer_id = t.customer_id and c.target_id = m.path[1] ${collection}
    where t.customer_id = ${customer} and t.alert_id = a.id and ${asked} and k.tiers_enabled
      and t.tier <= coalesce((k.tier_settings->>'maxTier')::int, 5) and ${graveEnough}))`;
}

/** The collections of alerts `a`, by the same rule: rows of alert_id and collection_id, which may repeat. */
export function collectionsOfAlerts(tier: "1" | "n", customer: SQL): SQL {
  const held = sql`
    select a.id as alert_id, c.collection_id from a
      join alert_targets t on t.customer_id = ${customer} and t.alert_id = a.id
      join collection_targets c on c.customer_id = t.customer_id and c.target_id = t.target_id
      join collections k on k.customer_id = c.customer_id and k.id = c.collection_id
     where ${graveEnough}`;
  if (tier === "1") return held;
  return sql`${held} union all
    select a.id, c.collection_id from a
      join alert_targets t on t.customer_id = ${customer} and t.alert_id = a.id
      join monitored_targets m on m.customer_id = t.customer_id and m.target_id = t.target_id
      join collection_targets c on c.customer_id = t.customer_id and c.target_id = m.path[1]
      join collections k on k.customer_id = c.customer_id and k.id = c.collection_id
     where k.tiers_enabled and t.tier <= coalesce((k.tier_settings->>'maxTier')::int, 5) and ${graveEnough}`;
}

/** What a collection `k` without tiers, or that says nothing of a tier, wants is everything. */
const graveEnough = sql`(not k.tiers_enabled
  or a.priority >= coalesce((k.tier_settings->'minimumPriority'->>t.tier::text)::int, 1))`;
