import { sql } from "drizzle-orm";
import {
  addIdentifiers,
  addNames,
  type TargetIdentifier,
  type TargetName,
} from "../../../network/targets/create-targets";
import { refreshScreeningHashes } from "../../../network/targets/screening-hashes";
import type { Tx } from "../../../platform/db/database";
import { foldName } from "../../../reference/names/fold-name";
import type { SupplierCandidate } from "../rows/candidate";
import { fillIn } from "./fill-in";
import type { RowUndo, StoredFields } from "./row-undo";
import { storableJson } from "./storable-json";
import { fieldsOf, otherNames, ownIdentifiers } from "./to-target";

interface Joining {
  candidate: SupplierCandidate;
  targetId: number;
}

/**
 * Adds what rows say to targets that are there: missing columns where the target is the customer's own, names and identifiers (as
 * the customer's) in any case. Answers how to undo it, by the first of the rows of each target.
 */
export async function addToTargets(
  tx: Tx,
  customerId: number,
  joining: readonly Joining[],
): Promise<Map<number, RowUndo>> {
  const firstRow = new Map<number, number>();
  for (const { candidate, targetId } of joining) {
    if (!firstRow.has(targetId)) firstRow.set(targetId, candidate.row);
  }
  const ids = [...firstRow.keys()].sort((a, b) => a - b);
  const undo = new Map<number, RowUndo>([...firstRow.values()].map((row) => [row, {}]));
  const undoOf = (targetId: number): RowUndo => undo.get(firstRow.get(targetId) ?? 0) ?? {};
  // First of all: it locks the targets, in the order of their ids.
  const filled = await fillTargets(tx, customerId, ids, joining);
  for (const { id, before } of filled) Object.assign(undoOf(id), { before, after: before.version + 1 });
  const names = await addNames(tx, await newNames(tx, customerId, ids, joining));
  for (const { targetId, text, kind } of names) {
    const one = undoOf(targetId);
    one.names = [...(one.names ?? []), { text, kind }];
  }
  const identifiers = await addIdentifiers(tx, await newIdentifiers(tx, customerId, ids, joining));
  for (const { targetId, system, value } of identifiers) {
    const one = undoOf(targetId);
    one.identifiers = [...(one.identifiers ?? []), { system, value }];
  }
  const changed = ids.filter((id) => Object.keys(undoOf(id)).length > 0);
  await refreshScreeningHashes(tx, await ownOf(tx, customerId, changed));
  return undo;
}

async function fillTargets(tx: Tx, customerId: number, ids: readonly number[], joining: readonly Joining[]) {
  const { rows } = await tx.execute<StoredFields & { id: string }>(sql`
    select id, country, region, city, postal_code as "postalCode", address, lat, lon, place, size, employees, website, industry,
           hs_codes as "hsCodes", details, version, updated_at::text as "updatedAt"
      from targets where id = any(${sql.param([...ids])}::bigint[]) and owner_id = ${customerId} order by id for update`);
  const changes = rows.flatMap(({ id, ...before }) => {
    let now: StoredFields = before;
    for (const { candidate, targetId } of joining) {
      if (targetId !== Number(id)) continue;
      const filled = fillIn(now, fieldsOf(candidate));
      if (filled !== null) now = { ...now, ...filled };
    }
    return now === before ? [] : [{ ...now, id: Number(id), before }];
  });
  if (changes.length > 0) await writeFields(tx, changes);
  return changes;
}

/** Writes the columns as given; the version goes on by one. */
async function writeFields(tx: Tx, changes: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update targets t set country = c.country, region = c.region, city = c.city, postal_code = c."postalCode",
           address = c.address, lat = c.lat, lon = c.lon, place = c.place, size = c.size, employees = c.employees, website = c.website,
           industry = c.industry, hs_codes = c."hsCodes", details = c.details, version = t.version + 1, updated_at = now()
      from jsonb_to_recordset(${storableJson(changes)}::jsonb) as c(
           id bigint, country text, region text, city text, "postalCode" text, address text, lat float8, lon float8,
           place jsonb, size text, employees int, website text, industry text, "hsCodes" text[], details jsonb)
     where t.id = c.id`);
}

async function newNames(tx: Tx, ownerId: number, ids: readonly number[], joining: readonly Joining[]) {
  const { rows } = await tx.execute<{ id: string; folded: string }>(sql`
    select target_id as id, folded from target_names where target_id = any(${sql.param([...ids])}::bigint[])`);
  const known = new Set(rows.map(({ id, folded }) => `${id} ${folded}`));
  const added: TargetName[] = [];
  for (const { candidate, targetId } of joining) {
    for (const { text, kind } of [{ text: candidate.name, kind: "alias" as const }, ...otherNames(candidate)]) {
      const mark = `${targetId} ${foldName(text)}`;
      if (known.has(mark)) continue;
      known.add(mark);
      added.push({ targetId, ownerId, text, kind });
    }
  }
  return added;
}

async function newIdentifiers(tx: Tx, ownerId: number, ids: readonly number[], joining: readonly Joining[]) {
  const { rows } = await tx.execute<{ id: string; mark: string }>(sql`
    select target_id as id, system || ' ' || value as mark from target_identifiers
     where target_id = any(${sql.param([...ids])}::bigint[])`);
  const known = new Set(rows.map(({ id, mark }) => `${id} ${mark}`));
  return joining.flatMap(({ candidate, targetId }) =>
    ownIdentifiers(candidate)
      .filter(({ system, id }) => !known.has(`${targetId} ${system} ${id}`))
      .map(({ system, id }): TargetIdentifier => ({ targetId, ownerId, system, value: id })),
  );
}

/** What a customer adds to a public target is no part of what others screen it by. */
async function ownOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from targets where id = any(${sql.param([...ids])}::bigint[]) and owner_id = ${customerId} order by id`,
  );
  return rows.map(({ id }) => Number(id));
}
