import { sql } from "drizzle-orm";
import type { DecidedPlace, PlaceDecision } from "~/backend/contract/place-decisions";
import { enqueueTargetMatch } from "../../network/monitored/enqueue-match";
import { placeWordOf } from "../../network/targets/place-word";
import { recordChange } from "../../people/people/record-change";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { PlaceDoubt } from "../../platform/db/schema/targets";
import type { Placed, TargetPlace } from "../../platform/db/shapes/target-place";
import { openGazetteer } from "../../reference/geo/gazetteer/gazetteer";
import type { Address } from "../../reference/geo/geocode/geocode";
import { placeDoubt } from "../../reference/geo/place-doubt";
import { placedBy } from "../../reference/geo/placed";

interface Stored extends Placed, Record<string, unknown> {
  own: boolean;
  doubt: PlaceDoubt | null;
  address: Address;
}

/**
 * What a person says of a point that something speaks against. A point that moves is matched with past events again, and keeps what was
 * there before with it, so that the decision can be taken back here or under the target's information.
 * @param seen the point that was shown, WGS 84 degrees
 * @throws 404; 409 `not_own`, `place_changed`, `place_not_swapped`, `place_not_decided`
 */
export async function decidePlace(
  asked: AskedBySession & { tx: Tx },
  targetId: number,
  { decision, seen }: { decision: PlaceDecision; seen: { lat: number | null; lon: number | null } },
): Promise<DecidedPlace> {
  const { tx, scope } = asked;
  const before = await lockedPlace(tx, targetId, scope.customerId);
  if (!before.own) throw new Refusal(409, "not_own", "It is not the customer's own");
  if (before.lat !== seen.lat || before.lon !== seen.lon) {
    const details = { current: { lat: before.lat, lon: before.lon } };
    throw new Refusal(409, "place_changed", "The place is another one by now", details);
  }
  const next = await decided(before, decision);
  await tx.execute(sql`
    update targets set lat = ${next.lat}::float8, lon = ${next.lon}::float8, place_doubt = ${next.doubt},
           place = ${next.place === null ? null : JSON.stringify(next.place)}::jsonb, version = version + 1, updated_at = now()
     where id = ${targetId} and owner_id = ${scope.customerId}`);
  if (next.lat !== before.lat || next.lon !== before.lon) await enqueueTargetMatch(tx, [targetId], scope.customerId);
  await recordChange(asked, "target.place-decided", targetId, told(before), { ...told(next), decision });
  return told(next);
}

type Next = Placed & { doubt: PlaceDoubt | null };

async function decided(now: Stored, decision: PlaceDecision): Promise<Next> {
  const { lat, lon, place, doubt, address } = now;
  if (decision === "reopen") return reopened(now);
  if (lat === null || lon === null) throw new Refusal(409, "place_changed", "It has no point");
  if (decision === "keep") return { lat, lon, place, doubt: "kept" };
  // Somebody else decided meanwhile; and what nothing speaks against is nobody's to take away here.
  const standing = doubt ?? placeDoubt({ lat, lon, country: address.country });
  if (standing !== "zero" && standing !== "swapped") {
    throw new Refusal(409, "place_changed", "The point is no longer in doubt", { current: { lat, lon } });
  }
  const before = place?.source === "person" && place.before ? place.before : { lat, lon, place };
  if (decision === "swap") {
    if (standing !== "swapped")
      throw new Refusal(409, "place_not_swapped", "Swapped, it is not in the target's country");
    return {
      lat: lon,
      lon: lat,
      place: byPerson({ precision: "address", name: null, radiusKm: null }, before),
      doubt: "none",
    };
  }
  await openGazetteer(address.country);
  const found = placedBy(address);
  const known = found.place ?? { precision: "country" as const, name: null, radiusKm: null };
  return { lat: found.lat, lon: found.lon, place: byPerson(known, before), doubt: found.lat === null ? null : "none" };
}

function reopened({ lat, lon, place, doubt, address: { country } }: Stored): Next {
  const doubtOf = (at: Pick<Placed, "lat" | "lon">) =>
    at.lat === null || at.lon === null ? null : placeDoubt({ lat: at.lat, lon: at.lon, country });
  if (doubt === "kept") return { lat, lon, place, doubt: doubtOf({ lat, lon }) };
  if (place?.source !== "person" || !place.before) throw new Refusal(409, "place_not_decided", "Nobody decided it");
  return { ...place.before, doubt: doubtOf(place.before) };
}

const byPerson = (
  { precision, name, radiusKm }: Pick<TargetPlace, "precision" | "name" | "radiusKm">,
  before: NonNullable<TargetPlace["before"]>,
): TargetPlace => ({ precision, source: "person", name, radiusKm, before });

const told = ({ lat, lon, place, doubt }: Next): DecidedPlace => ({
  ...{ lat, lon, place: placeWordOf(lat, place) },
  doubt: doubt === "zero" || doubt === "swapped" ? doubt : null,
});

async function lockedPlace(tx: Tx, targetId: number, customerId: number): Promise<Stored> {
  await tx.execute(sql`select from targets where id = ${targetId} and owner_id = ${customerId} for update`);
  const { rows } = await tx.execute<Stored>(sql`
    select owner_id is not null as own, lat, lon, place, place_doubt as doubt,
           jsonb_build_object('country', country, 'region', region, 'city', city, 'postalCode', postal_code, 'address', address) as address
      from targets where id = ${targetId}`);
  const [row] = rows;
  if (!row) throw notFound("target");
  return row;
}
