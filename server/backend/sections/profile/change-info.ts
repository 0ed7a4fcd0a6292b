import { sql } from "drizzle-orm";
import type { TargetInfo } from "~/backend/contract/target-info";
import { readableAddress } from "../../dialogue/contacts/readable-address";
import { enqueueTargetMatch } from "../../network/monitored/enqueue-match";
import { enqueuePlaceCheck } from "../../network/targets/doubtful-places";
import { placeWordOf } from "../../network/targets/place-word";
import { recordChange } from "../../people/people/record-change";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Placed } from "../../platform/db/shapes/target-place";
import type { Point } from "../../reference/geo/distance";

type Content = Pick<TargetInfo, "website" | "employees" | "size" | "contact"> & {
  /** Left out: as it is. Null: as it was before a person set it. */
  location?: { lat: number; lon: number } | null;
};

/** The target has to be visible. */
export async function readInfo(tx: Tx, targetId: number): Promise<TargetInfo> {
  const { rows } = await tx.execute<
    Omit<TargetInfo, "contact" | "location"> & Placed & { email: string; phone: string } & Record<string, unknown>
  >(sql`
    select website, employees, size, coalesce(details->>'email', '') as email, coalesce(details->>'phone', '') as phone,
           owner_id is not null as own, version, lat, lon, place
      from targets where id = ${targetId}`);
  const [row] = rows;
  if (!row) throw notFound("target");
  const { email, phone, lat, lon, place, ...facts } = row;
  return { ...facts, contact: { email, phone }, location: { lat, lon, place: placeWordOf(lat, place) } };
}

/**
 * Changes a target of the customer's own and has its scores computed again, which its size counts in; at another place it is matched
 * with past events again. Names stay: they are what events and lists are matched with. Throws 409 `not_own`, `stale_version`.
 */
export async function changeInfo(
  asked: AskedBySession & { tx: Tx },
  targetId: number,
  { version, website, employees, size, contact, location }: Content & { version: number },
): Promise<TargetInfo> {
  const { tx, scope } = asked;
  await tx.execute(sql`select from targets where id = ${targetId} and owner_id = ${scope.customerId} for update`);
  const before = await readInfo(tx, targetId);
  if (!before.own) throw new Refusal(409, "not_own", "It is not the customer's own");
  if (before.version !== version) throw staleVersion(before);
  await tx.execute(sql`
    update targets set website = ${website}, employees = ${employees}::int, size = ${size}, version = version + 1,
           details = details || ${JSON.stringify({ ...contact, email: readableAddress(contact.email) })}::jsonb, updated_at = now()
     where id = ${targetId} and owner_id = ${scope.customerId}`);
  await tx.execute(sql`
    insert into scores_due (customer_id, target_id) values (${scope.customerId}, ${targetId}) on conflict do nothing`);
  if (location !== undefined) await setLocation(tx, scope.customerId, targetId, location);
  const after = await readInfo(tx, targetId);
  await recordChange(asked, "target.changed", targetId, before, after);
  return after;
}

/** What was known before the first person stays with the target, whoever sets it again. */
async function setLocation(tx: Tx, customerId: number, targetId: number, location: Point | null): Promise<void> {
  const own = sql`id = ${targetId} and owner_id = ${customerId}`;
  const { rows } = await tx.execute<Placed & Record<string, unknown>>(
    sql`select lat, lon, place from targets where ${own}`,
  );
  const [now] = rows;
  if (!now) return;
  const before = now.place?.source === "person" ? now.place.before : { lat: now.lat, lon: now.lon, place: now.place };
  if (location === null && now.place?.source !== "person") return;
  const next: Placed = location
    ? { ...location, place: { precision: "address", source: "person", name: null, radiusKm: null, before } }
    : (before ?? { lat: null, lon: null, place: null });
  await tx.execute(sql`
    update targets set lat = ${next.lat}::float8, lon = ${next.lon}::float8,
           place = ${next.place === null ? null : JSON.stringify(next.place)}::jsonb where ${own}`);
  await enqueueTargetMatch(tx, [targetId], customerId);
  await enqueuePlaceCheck(tx);
}
