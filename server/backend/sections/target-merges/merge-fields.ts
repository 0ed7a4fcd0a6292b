import { type SQL, sql } from "drizzle-orm";
import { MERGE_FIELDS, type MergeChoices, type MergeField } from "~/backend/contract/target-merges";
import type { Tx } from "../../platform/db/database";
import { column, type Merge } from "./pair";

/** Columns that are chosen together: half of an address says nothing. */
const COLUMNS: Readonly<Record<MergeField, readonly string[]>> = {
  name: ["name"],
  class: ["ctype"],
  address: ["country", "region", "city", "postal_code", "address", "lat", "lon", "place"],
  size: ["size"],
  employees: ["employees"],
  website: ["website"],
  industry: ["industry"],
};

/** That `row` says something of a field. A country alone is no address, unless it is another one than `other` is in. */
function says(field: MergeField, row: string, other: string): SQL {
  if (field !== "address") return sql`${column(row, COLUMNS[field][0] ?? field)} is not null`;
  const further = COLUMNS.address.filter((name) => name !== "country").map((name) => column(row, name));
  return sql`(num_nonnulls(${sql.join(further, sql`, `)}) > 0 or ${column(row, "country")} <> ${column(other, "country")})`;
}

/**
 * Brings the kept target's own fields to what was chosen; what one of the two does not say is the other's, and codes of goods are those of
 * both. A public target stays as it is. Names first, before those of the merged one come along.
 */
export async function mergeFields(tx: Tx, merge: Merge, choices: MergeChoices, keptIsOwn: boolean): Promise<void> {
  const { customerId, keptId, mergedId } = merge;
  await renameMain(tx, merge, keptIsOwn && choices.name === "merged" ? "merged" : "kept");
  await keepPlace(tx, merge, keptIsOwn ? (choices.address ?? "kept") : "kept", keptIsOwn);
  if (!keptIsOwn) return;
  const chosen = MERGE_FIELDS.flatMap((field) => {
    const [first, second] = choices[field] === "merged" ? (["m", "k"] as const) : (["k", "m"] as const);
    const first_ = says(field, first, second);
    return COLUMNS[field].map(
      (name) =>
        sql`${sql.identifier(name)} = case when ${first_} then ${column(first, name)} else ${column(second, name)} end`,
    );
  });
  await tx.execute(sql`
    update targets k set ${sql.join(chosen, sql`, `)},
           hs_codes = k.hs_codes || array(select code from unnest(m.hs_codes) code where code <> all(k.hs_codes)),
           details = m.details || k.details, version = k.version + 1, updated_at = now()
      from targets m where k.id = ${keptId} and m.id = ${mergedId} and k.owner_id = ${customerId} and m.owner_id = ${customerId}`);
}

/** One of the two main names stays it; the other one is another name from now on. */
async function renameMain(tx: Tx, { customerId, keptId, mergedId }: Merge, chosen: "kept" | "merged"): Promise<void> {
  const [main, other] = chosen === "kept" ? [keptId, mergedId] : [mergedId, keptId];
  const main_ = sql`(select text from target_names where target_id = ${other} and kind = 'main' and owner_id = ${customerId} limit 1)`;
  await tx.execute(sql`
    delete from target_names where target_id = ${other} and owner_id = ${customerId} and kind = 'alias' and text = ${main_}`);
  await tx.execute(sql`
    update target_names set kind = 'alias' where target_id = ${other} and owner_id = ${customerId} and kind = 'main'`);
  if (chosen === "kept") return;
  // The kept target knew the new main name by another kind: it is one name.
  await tx.execute(sql`
    delete from target_names n using target_names m where n.target_id = ${other} and n.owner_id = ${customerId}
       and m.target_id = ${main} and m.owner_id = ${customerId} and m.kind = 'main' and n.text = m.text`);
}

/**
 * The address that is not chosen is a further place of the kept target, where it says more than the country and something else.
 * @param takes whether the kept target takes what it lacks: then that is no further place
 */
async function keepPlace(
  tx: Tx,
  { customerId, keptId, mergedId }: Merge,
  chosen: "kept" | "merged",
  takes: boolean,
): Promise<void> {
  const other = chosen === "merged" ? keptId : mergedId;
  await tx.execute(sql`
    insert into target_places (target_id, owner_id, country, region, city, address, lat, lon)
    select ${keptId}::bigint, ${customerId}::bigint, o.country, o.region, o.city, o.address, o.lat, o.lon
      from targets o join targets c on c.id = ${chosen === "merged" ? mergedId : keptId}
     where o.id = ${other} and (o.city is not null or o.address is not null or o.lat is not null)
       and (not ${takes} or num_nonnulls(c.region, c.city, c.postal_code, c.address, c.lat) > 0 or c.country <> o.country)
       and (lower(o.city), lower(o.address), o.country) is distinct from (lower(c.city), lower(c.address), c.country)`);
}
