import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { targetIdentifiers, targetNames, targetPlaces, targets } from "../../platform/db/schema/targets";
import type { Placed } from "../../platform/db/shapes/target-place";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { openGazetteer } from "../../reference/geo/gazetteer/gazetteer";
import { placedBy } from "../../reference/geo/placed";
import { foldName } from "../../reference/names/fold-name";
import { screeningHashOf } from "./screening-hashes";

type Columns = Omit<typeof targets.$inferInsert, "id" | "screeningHash" | "version" | "createdAt" | "updatedAt">;

/** A target and what hangs on it. Its own name need not be among the names; all belong to the target's owner. */
export interface NewTarget extends Columns {
  names?: readonly Pick<typeof targetNames.$inferInsert, "text" | "kind">[];
  identifiers?: readonly Pick<typeof targetIdentifiers.$inferInsert, "system" | "value">[];
  places?: readonly Omit<typeof targetPlaces.$inferInsert, "id" | "targetId" | "ownerId">[];
}

/** So many in one statement: what is sent is held twice while it is being written. */
const AT_ONCE = 1000;

/**
 * Writes targets with their names, identifiers and places: four statements for a thousand. Answers their ids in the order
 * given. As a customer only that customer's own can be written; public ones (`ownerId` null) as the system.
 */
export async function createTargets(tx: Tx, newTargets: readonly NewTarget[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < newTargets.length; from += AT_ONCE) {
    ids.push(...(await createSome(tx, newTargets.slice(from, from + AT_ONCE))));
  }
  return ids;
}

async function createSome(tx: Tx, some: readonly NewTarget[]): Promise<number[]> {
  const columns = some.map(({ names, identifiers, places: _, ...own }, n) => ({
    ...{ n, ...own },
    screeningHash: screeningHashOf({ ...own, names: namesWith(own.name, names), identifiers: identifiers ?? [] }),
  }));
  const rows = await mapInTurns(columns, (own) => ({ ...own, ...lookedUp(own) }), opened);
  // Numbers are given in the order of the insert, which is the order of the list; the answer's order is not promised.
  const { rows: created } = await tx.execute<{ id: string }>(sql`
    insert into targets (owner_id, type, ctype, name, country, region, city, postal_code, address, lat, lon, place, size,
                         employees, website, industry, hs_codes, details, import_id, screening_hash)
    select "ownerId", type, ctype, name, country, region, city, "postalCode", address, lat, lon, place, size,
           employees, website, industry, coalesce("hsCodes", '{}'), coalesce(details, '{}'), "importId", "screeningHash"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      n int, "ownerId" bigint, type text, ctype text, name text, country text, region text, city text, "postalCode" text,
      address text, lat float8, lon float8, place jsonb, size text, employees int, website text, industry text, "hsCodes" text[],
      details jsonb, "importId" bigint, "screeningHash" text)
    order by n returning id`);
  const ids = created.map(({ id }) => Number(id)).sort((a, b) => a - b);
  const owned = some.map((target, index) => ({
    ...target,
    targetId: ids[index] ?? 0,
    ownerId: target.ownerId ?? null,
  }));
  await addNames(tx, owned.flatMap(namesOf));
  await addIdentifiers(tx, owned.flatMap(identifiersOf));
  await addPlaces(tx, owned.flatMap(placesOf));
  return ids;
}

/** Where a company or site is that comes with an address and without a point; an import has looked already and says `place`. */
const opened = (own: Columns): Promise<void> | undefined => (isLookedUp(own) ? openGazetteer(own.country) : undefined);

function lookedUp(own: Columns): Partial<Placed> {
  const { country = null, region, city, postalCode, address } = own;
  return isLookedUp(own) ? placedBy({ country, region, city, postalCode, address }) : {};
}

function isLookedUp({ type, lat, place, region, city, postalCode, address }: Columns): boolean {
  if ((type !== "organization" && type !== "POI") || (lat ?? null) !== null || place !== undefined) return false;
  return Boolean(city ?? postalCode ?? address ?? region);
}

type Owned = NewTarget & { targetId: number; ownerId: number | null };

function namesOf({ targetId, ownerId, name, names }: Owned): TargetName[] {
  return namesWith(name, names).map((one) => ({ targetId, ownerId, ...one }));
}

const namesWith = (name: string, names: NewTarget["names"] = []) => [{ text: name, kind: "main" as const }, ...names];

function identifiersOf({ targetId, ownerId, identifiers = [] }: Owned): TargetIdentifier[] {
  return identifiers.map((one) => ({ targetId, ownerId, ...one }));
}

function placesOf({ targetId, ownerId, places = [] }: Owned) {
  return places.map((one) => ({ targetId, ownerId, ...one }));
}

export interface TargetName {
  targetId: number;
  ownerId: number | null;
  text: string;
  kind: (typeof targetNames.$inferInsert)["kind"];
}

/** Adds names that the target does not have yet from that owner; answers which those were. */
export async function addNames(tx: Tx, names: readonly TargetName[]): Promise<Omit<TargetName, "ownerId">[]> {
  if (names.length === 0) return [];
  const rows = names.map((name) => ({ ...name, folded: foldName(name.text) }));
  const added = await tx.execute<{ id: string; text: string; kind: TargetName["kind"] }>(sql`
    insert into target_names (target_id, owner_id, text, kind, folded)
    select "targetId", "ownerId", text, kind, folded from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row("targetId" bigint, "ownerId" bigint, text text, kind text, folded text)
    on conflict do nothing returning target_id as id, text, kind`);
  return added.rows.map(({ id, text, kind }) => ({ targetId: Number(id), text, kind }));
}

export interface TargetIdentifier {
  targetId: number;
  ownerId: number | null;
  system: string;
  value: string;
}

/** Adds identifiers that the target does not have yet from that owner; answers which those were. */
export async function addIdentifiers(
  tx: Tx,
  identifiers: readonly TargetIdentifier[],
): Promise<Omit<TargetIdentifier, "ownerId">[]> {
  if (identifiers.length === 0) return [];
  const added = await tx.execute<{ id: string; system: string; value: string }>(sql`
    insert into target_identifiers (target_id, owner_id, system, value)
    select "targetId", "ownerId", system, value from jsonb_to_recordset(${JSON.stringify(identifiers)}::jsonb)
      as row("targetId" bigint, "ownerId" bigint, system text, value text)
    on conflict do nothing returning target_id as id, system, value`);
  return added.rows.map(({ id, system, value }) => ({ targetId: Number(id), system, value }));
}

async function addPlaces(tx: Tx, places: readonly object[]): Promise<void> {
  if (places.length === 0) return;
  await tx.execute(sql`
    insert into target_places (target_id, owner_id, label, country, region, city, address, lat, lon)
    select "targetId", "ownerId", label, country, region, city, address, lat, lon
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as row("targetId" bigint, "ownerId" bigint, label text,
      country text, region text, city text, address text, lat float8, lon float8)`);
}
