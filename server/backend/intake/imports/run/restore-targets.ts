import { sql } from "drizzle-orm";
import { refreshScreeningHashes } from "../../../network/targets/screening-hashes";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";

/** Takes back what rows added to targets that were there before, but for those in `kept`. */
export async function restoreTargets(
  tx: Tx,
  { customerId, importId }: ImportKey,
  kept: readonly number[],
): Promise<void> {
  const taken = sql`r.customer_id = ${customerId} and r.import_id = ${importId}
    and r.target_id <> all(${sql.param([...kept])}::bigint[])`;
  await tx.execute(sql`
    delete from target_names n using (
      select r.target_id, x.text, x.kind from import_rows r, jsonb_to_recordset(r.undo->'names') as x(text text, kind text)
       where ${taken}
    ) added
     where n.target_id = added.target_id and n.text = added.text and n.kind = added.kind and n.owner_id = ${customerId}`);
  await tx.execute(sql`
    delete from target_identifiers i using (
      select r.target_id, x.system, x.value
        from import_rows r, jsonb_to_recordset(r.undo->'identifiers') as x(system text, value text)
       where ${taken}
    ) added
     where i.target_id = added.target_id and i.system = added.system and i.value = added.value
       and i.owner_id = ${customerId}`);
  await tx.execute(sql`
    delete from target_parents p using (
      select x."targetId", x."parentId", x.kind
        from import_rows r, jsonb_to_recordset(r.undo->'links') as x("targetId" bigint, "parentId" bigint, kind text)
       where ${taken}
    ) made
     where p.target_id = made."targetId" and p.parent_id = made."parentId" and p.kind = made.kind
       and p.owner_id = ${customerId}`);
  await tx.execute(sql`
    update target_parents p set share = null, share_bound = null, since = null, until = null
      from import_rows r, jsonb_to_recordset(r.undo->'shares') as x("targetId" bigint, "parentId" bigint, kind text)
     where ${taken} and p.target_id = x."targetId" and p.parent_id = x."parentId" and p.kind = x.kind
       and p.owner_id = ${customerId}`);
  // Of several rows that changed one target, the first knows what it was before all of them.
  await tx.execute(sql`
    update targets t set country = b.country, region = b.region, city = b.city, postal_code = b."postalCode",
           address = b.address, lat = b.lat, lon = b.lon, place = b.place, size = b.size, employees = b.employees, website = b.website,
           industry = b.industry, hs_codes = b."hsCodes", details = b.details, version = b.version,
           updated_at = b."updatedAt"
      from (select distinct on (r.target_id) r.target_id, x.* from import_rows r, jsonb_to_record(r.undo->'before') as x(
              country text, region text, city text, "postalCode" text, address text, lat float8, lon float8, place jsonb, size text,
              employees int, website text, industry text, "hsCodes" text[], details jsonb, version int,
              "updatedAt" timestamptz)
             where ${taken} and r.undo ? 'before'
             order by r.target_id, x.version) b
     where t.id = b.target_id and t.owner_id = ${customerId}`);
  const { rows: changed } = await tx.execute<{ id: string }>(sql`
    select distinct t.id from targets t join import_rows r on r.target_id = t.id
     where ${taken} and r.undo ?| array['before', 'names', 'identifiers']
       and t.owner_id = ${customerId} and t.import_id is distinct from ${importId} order by 1`);
  await refreshScreeningHashes(
    tx,
    changed.map(({ id }) => Number(id)),
  );
}
