import { sql } from "drizzle-orm";
import type { MergeSide } from "~/backend/contract/target-merges";
import { onePeriodAtATime } from "../../network/supply/one-period";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Pair } from "./pair";

export type Side = MergeSide;

interface Sides {
  kept: Side;
  merged: Side;
}

/**
 * Both targets where the customer may make them one. Throws 404 for one that it does not see, 403 `target_public` where the one that would go is
 * public (two public ones are the operator's to merge), 409 `targets_differ` for a company and a site.
 */
export async function mergeableSides(tx: Tx, { customerId, keptId, mergedId }: Pair): Promise<Sides> {
  const sides = await readSides(tx, customerId, [keptId, mergedId]);
  const [kept, merged] = [sides.get(keptId), sides.get(mergedId)];
  if (!kept || !merged) throw notFound("target");
  if (!merged.own)
    throw new Refusal(
      403,
      "target_public",
      kept.own
        ? "A public target stays; keep it and merge the customer's own one into it"
        : "Public targets are merged by the operator",
      { keptOwn: kept.own },
    );
  if (kept.type !== merged.type || !MERGEABLE.includes(kept.type))
    throw new Refusal(
      409,
      "targets_differ",
      "A company and a site are two; name the company as owner of the site instead",
    );
  return { kept, merged };
}

const MERGEABLE: readonly string[] = ["organization", "POI"];

/** Locks both and holds them against the versions that the asker saw. Throws 409 `stale_version` with both as they are now. */
export async function lockSides(tx: Tx, pair: Pair, versions: { kept: number; merged: number }): Promise<Sides> {
  await lockMoving(tx, pair.customerId);
  await tx.execute(sql`
    select from targets where id in (${pair.keptId}, ${pair.mergedId}) and owner_id = ${pair.customerId} order by id for update`);
  const sides = await mergeableSides(tx, pair);
  if (sides.kept.version !== versions.kept || sides.merged.version !== versions.merged) throw staleVersion(sides);
  return sides;
}

/** For what moves rows from one target to the other: supply periods change their supplier. Before any row is held, as imports do it. */
export async function lockMoving(tx: Tx, customerId: number): Promise<void> {
  await lockMerging(tx, customerId);
  await onePeriodAtATime(tx, customerId);
}

/** One merge, undo or decision of a customer after the other, so that the second is told what the first has done. */
export async function lockMerging(tx: Tx, customerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`target-merges:${customerId}`}, 0))`);
}

/** What the customer sees of targets, by number. */
export async function readSides(tx: Tx, customerId: number, ids: readonly number[]): Promise<Map<number, Side>> {
  const { rows } = await tx.execute<Omit<Side, "id"> & { id: string } & Record<string, unknown>>(sql`
    select t.id, t.version, t.owner_id is not null as own, t.name, t.type, t.ctype, t.country, t.region, t.city, t.postal_code as "postalCode",
           t.address, t.lat, t.lon, t.size, t.employees, t.website, t.industry, t.hs_codes as "hsCodes",
           array(select distinct n.text from target_names n where n.target_id = t.id and n.kind <> 'main' and n.text <> t.name
                    and (n.owner_id is null or n.owner_id = ${customerId}) order by 1 limit ${MOST}) as "otherNames",
           coalesce((select jsonb_agg(jsonb_build_object('system', i.system, 'value', i.value) order by i.system, i.value)
             from (select distinct system, value from target_identifiers where target_id = t.id
                      and (owner_id is null or owner_id = ${customerId}) order by 1, 2 limit ${MOST}) i), '[]') as identifiers,
           (select count(*)::int from target_places p where p.target_id = t.id and (p.owner_id is null or p.owner_id = ${customerId})) as places
      from targets t where t.id = any(${sql.param([...ids])}::bigint[]) and (t.owner_id is null or t.owner_id = ${customerId})`);
  return new Map(rows.map((row) => [Number(row.id), { ...row, id: Number(row.id) }]));
}

const MOST = 200;
