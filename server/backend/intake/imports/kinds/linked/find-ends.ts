import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../../../platform/db/database";
import { foldName } from "../../../../reference/names/fold-name";
import type { SupplierCandidate } from "../../rows/candidate";
import { compareWithTargets } from "../../run/compare-with-targets";
import { asCandidate, type ExistingTarget } from "../../run/existing-target";
import { type FindLike, findExisting } from "../../run/existing-targets";
import { nameKey, nameWords } from "../../values/name-key";
import type { RowEnd } from "./candidate";

/** What was found out about an end. */
export type FoundEnd = Pick<RowEnd, "status" | "targetId" | "like">;

/** Who the customer is, by its name and by the target that stands for it, where it has one. */
export interface OwnCompany {
  name: string;
  targetId: number | null;
}

export async function ownCompany(tx: Tx, customerId: number): Promise<OwnCompany> {
  const { rows } = await tx.execute<{ name: string; targetId: string | null }>(sql`
    select c.name, o.target_id as "targetId" from customers c left join own_organizations o on o.customer_id = c.id
     where c.id = ${customerId}`);
  const [found] = rows;
  return { name: found?.name ?? "", targetId: found?.targetId ? Number(found.targetId) : null };
}

/** "Us", where a list is about the customer itself. */
const US =
  /^(?:us|we|our company|own company|wir|uns|wir selbst|eigenes unternehmen|nous|notre société|我方|我们|本公司|我司)$/i;
const isUs = (end: RowEnd, { name }: OwnCompany): boolean =>
  end.numberOnly === undefined && (US.test(end.name) || nameKey(nameWords(end.name)) === nameKey(nameWords(name)));

/**
 * Who ends are, in their order. Known is who has one of its numbers or is certainly meant by name and country, as suppliers of a list are; and
 * whoever alone of the customer's own, or else of its monitored targets, has that very name. Of all others a person says who they are.
 */
export async function findEnds(
  database: Database,
  customerId: number,
  ends: readonly RowEnd[],
  us: OwnCompany,
  like: FindLike,
): Promise<FoundEnd[]> {
  const parties = ends.map((end, index) => partyOf(end, index));
  const looked = parties.filter((_, index) => !isUs(ends[index] as RowEnd, us));
  const found = await database.asSystem((tx) => lookUp(tx, customerId, looked, like));
  return ends.map((end, index) => {
    if (isUs(end, us)) return { status: us.targetId === null ? "own" : "known", targetId: us.targetId };
    const existing = (found.byRow.get(index) ?? []).flatMap((id) => found.targets.get(id) ?? []);
    const party = parties[index] as SupplierCandidate;
    return end.numberOnly ? byNumber(existing) : byName(party, existing, found.monitored);
  });
}

/** An end as if it were a row of a supplier list. */
export function partyOf({ name, numberOnly, country, identifiers }: RowEnd, row: number): SupplierCandidate {
  const target = { ...NOWHERE, name: numberOnly ? "" : name, country };
  return { ...asCandidate(target), row, identifiers };
}

const NOWHERE: ExistingTarget = {
  ...{ id: 0, own: true, kind: "organization", name: "", names: [], country: null },
  ...{ city: null, postalCode: null, address: null, lat: null, lon: null, identifiers: [] },
};

interface LookedUp {
  byRow: Map<number, number[]>;
  targets: Map<number, ExistingTarget>;
  monitored: ReadonlySet<number>;
}

/** Nobody says whether an end is a company or a site: both are looked for. */
async function lookUp(
  tx: Tx,
  customerId: number,
  parties: readonly SupplierCandidate[],
  like: FindLike,
): Promise<LookedUp> {
  const ofNames: FindLike = (tx, some) =>
    like(
      tx,
      some.filter(({ name }) => name !== ""),
    );
  const byRow = new Map<number, number[]>();
  const targets = new Map<number, ExistingTarget>();
  for (const kind of ["organization", "site"] as const) {
    const found = await findExisting(
      tx,
      customerId,
      parties.map((party) => ({ ...party, kind })),
      ofNames,
    );
    for (const [row, ids] of found.byRow) byRow.set(row, [...new Set([...(byRow.get(row) ?? []), ...ids])]);
    for (const [id, target] of found.targets) targets.set(id, target);
  }
  return { byRow, targets, monitored: await monitoredOf(tx, customerId, [...targets.keys()]) };
}

async function monitoredOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select target_id as id from monitored_targets
     where customer_id = ${customerId} and target_id = any(${sql.param([...ids])}::bigint[])`);
  return new Set(rows.map(({ id }) => Number(id)));
}

const known = (targetId: number): FoundEnd => ({ status: "known", targetId });
const UNKNOWN: FoundEnd = { status: "unknown", targetId: null };

/** Whoever has the number, where it is one alone: the customer's own before public ones. */
function byNumber(existing: readonly ExistingTarget[]): FoundEnd {
  const own = existing.filter((target) => target.own);
  const [first, second] = own.length > 0 ? own : existing;
  if (first === undefined) return UNKNOWN;
  if (second === undefined) return known(first.id);
  const several = { key: "imports:duplicates.several", params: { count: (own.length > 0 ? own : existing).length } };
  return { ...UNKNOWN, like: { targetId: first.id, score: 0.5, reasons: [several] } };
}

function byName(
  party: SupplierCandidate,
  existing: readonly ExistingTarget[],
  monitored: ReadonlySet<number>,
): FoundEnd {
  const finding = compareWithTargets(party, existing);
  if (finding?.state === "join" && finding.targetId) return known(finding.targetId);
  const same = existing.filter((target) => isSameName(party, target));
  for (const some of [same.filter(({ own }) => own), same.filter(({ id }) => monitored.has(id))]) {
    const [only, other] = some;
    if (only !== undefined && other === undefined && !contradicts(party, only)) return known(only.id);
  }
  if (!finding?.targetId) return same[0] ? { ...UNKNOWN, like: likeOf(same[0]) } : UNKNOWN;
  return { ...UNKNOWN, like: { targetId: finding.targetId, score: finding.score, reasons: finding.reasons } };
}

const likeOf = ({ id, name }: ExistingTarget) => ({
  ...{ targetId: id, score: 0.5 },
  reasons: [{ key: "imports:duplicates.known", params: { name } }],
});

const isSameName = ({ name, country }: SupplierCandidate, target: ExistingTarget): boolean =>
  [target.name, ...target.names].some((other) => foldName(other) === foldName(name)) &&
  (country === null || target.country === null || country === target.country);

/** A number of the row that the target has another one of. */
function contradicts({ identifiers }: SupplierCandidate, target: ExistingTarget): boolean {
  return identifiers.some(({ system, id }) => {
    const others = target.identifiers.filter((one) => one.system === system);
    return others.length > 0 && others.every(({ value }) => value !== id);
  });
}
