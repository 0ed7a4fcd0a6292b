import { sql } from "drizzle-orm";
import type { ImportCandidate, SupplierFacts } from "~/backend/contract/import-rows";
import type { CustomerScope, Database, Tx } from "../../../platform/db/database";
import { agreementOf } from "../duplicates/agreement";
import { compareNames } from "../duplicates/compare-names";
import { traitsOf } from "../duplicates/traits";
import type { SupplierCandidate } from "../rows/candidate";
import { type AlikeTarget, alikeTargets } from "./compare-with-targets";
import type { ExistingTarget } from "./existing-target";
import { findAlike } from "./existing-targets";

const MOST_SHOWN = 5;
/** Of another number or another place, too, which alone is no reason to ask: who compares sees why it is another one. */
const LEAST_SHOWN = 0.5;

/**
 * Targets that a row may be as they are now, likeliest first, at most five. The one that it was found to be is among them, be it no longer alike.
 * Runs as the system for the search, which asks for the owner itself.
 */
export async function candidatesOf(
  database: Database,
  scope: CustomerScope,
  candidate: SupplierCandidate,
  found: { targetId: number | null; score: number },
): Promise<ImportCandidate[]> {
  const { targetId } = found;
  const existing = await database.asSystem((tx) =>
    findAlike(tx, scope.customerId, candidate, targetId === null ? [] : [targetId]),
  );
  const alike = alikeTargets(candidate, existing, LEAST_SHOWN).slice(0, MOST_SHOWN);
  const first = alike.find(({ target }) => target.id === targetId) ?? unlike(existing, found);
  const shown = [...(first ? [first] : []), ...alike.filter((one) => one !== first)].slice(0, MOST_SHOWN);
  const further = await database.asCustomer(scope, (tx) => furtherOf(tx, scope.customerId, shown));
  const facts = factsOfRow(candidate);
  return shown.map(({ target, likeness }) => {
    const { tier, ...more } = further.get(target.id) ?? NOTHING_FURTHER;
    const known = factsOfTarget(target, more);
    return {
      ...{ id: target.id, own: target.own, tier, facts: known, score: likeness.score, reasons: likeness.reasons },
      agreement: agreementOf(facts, known, nameLikeness(likeness)),
    };
  });
}

const unlike = (
  existing: readonly ExistingTarget[],
  { targetId, score }: { targetId: number | null; score: number },
) => {
  const target = existing.find(({ id }) => id === targetId);
  return target && { target, likeness: { score, reasons: [], contradicted: false } };
};

/** From 0 to 1, as the reasons say it. */
function nameLikeness({ reasons }: AlikeTarget["likeness"]): number {
  const said = reasons.find(({ key }) => key === "imports:duplicates.name")?.params.likeness;
  return typeof said === "number" ? said / 100 : 0;
}

type Further = Pick<SupplierFacts, "hsCodes" | "industry" | "website"> & { tier: number | null };
const NOTHING_FURTHER: Further = { tier: null, hsCodes: [], industry: null, website: null };

async function furtherOf(tx: Tx, customerId: number, shown: readonly AlikeTarget[]): Promise<Map<number, Further>> {
  if (shown.length === 0) return new Map();
  const { rows } = await tx.execute<Further & { id: string }>(sql`
    select t.id, m.tier, coalesce(t.hs_codes, '{}') as "hsCodes", t.industry, t.website
      from targets t left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id
     where t.id = any(${sql.param(shown.map(({ target }) => target.id))}::bigint[])`);
  return new Map(rows.map(({ id, ...further }) => [Number(id), further]));
}

/** Another row of the file beside one. */
export function besides(candidate: SupplierCandidate, other: SupplierCandidate) {
  const facts = factsOfRow(other);
  const likeness = compareNames(traitsOf(candidate), traitsOf(other));
  return { facts, agreement: agreementOf(factsOfRow(candidate), facts, likeness) };
}

export function factsOfRow(candidate: SupplierCandidate): SupplierFacts {
  const { name, legalName, aliases, country, city, postalCode, address } = candidate;
  const { identifiers, hsCodes, industry, website } = candidate;
  return {
    ...{ name, country, city, postalCode, address, hsCodes, industry, website },
    otherNames: [...new Set([legalName ?? "", ...aliases])].filter((other) => other !== "" && other !== name),
    identifiers: identifiers.map(({ system, id }) => ({ system, value: id })),
  };
}

function factsOfTarget(target: ExistingTarget, further: Omit<Further, "tier">): SupplierFacts {
  const { name, names, country, city, postalCode, address, identifiers } = target;
  const otherNames = [...new Set(names)].filter((other) => other !== name);
  return { ...{ name, otherNames, country, city, postalCode, address, identifiers }, ...further };
}
