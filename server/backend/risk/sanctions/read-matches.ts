import { type SQL, sql } from "drizzle-orm";
import type { SanctionsMatch } from "~/backend/contract/sanctions";
import type { Tx } from "../../platform/db/database";
import type { ListedEntity } from "../../platform/db/shapes/listed-entity";

/** A customer's match, whoever's target it is; null when there is none of that number. */
export async function readMatch(
  tx: Tx,
  customerId: number,
  id: number,
  locked = false,
): Promise<SanctionsMatch | null> {
  const lock = locked ? sql`for update of m` : sql``;
  const [row] = await matches(tx, customerId, sql`m.id = ${id}`, sql`${lock}`);
  return row ?? null;
}

export interface MatchesAsked {
  targetId: number;
  /** The match behind which to go on. */
  after: number | null;
  size: number;
}

/** A target's matches: open before closed, then by score, then by number. */
export function readMatches(
  tx: Tx,
  customerId: number,
  { targetId, after, size }: MatchesAsked,
): Promise<SanctionsMatch[]> {
  const behind =
    after === null
      ? sql``
      : sql`and (m.closed_at is not null, -m.score, m.id) > (
          select closed_at is not null, -score, id from sanctions_matches
          where customer_id = ${customerId} and id = ${after})`;
  const order = sql`order by m.closed_at is not null, -m.score, m.id limit ${size}`;
  return matches(tx, customerId, sql`m.target_id = ${targetId} ${behind}`, order);
}

/** Those of these that are the customer's, in no order. */
export function readMatchesOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<SanctionsMatch[]> {
  return matches(tx, customerId, sql`m.id = any(${sql.param([...ids])}::bigint[])`, sql``);
}

async function matches(tx: Tx, customerId: number, where: SQL, rest: SQL): Promise<SanctionsMatch[]> {
  const { rows } = await tx.execute<Row>(sql`
    select m.id, m.target_id as "targetId", m.list_name as "listName", l.title as "listTitle",
      m.list_version as "listVersion", m.entity_id as "entityId", m.matched_name as "matchedName", m.score, m.verdict,
      m.reasons, m.rule_version as "ruleVersion", m.decision, m.decided_by as "decidedBy", m.decided_at as "decidedAt",
      m.decision_reason as "decisionReason", m.reopened, m.earlier, m.closed_at as "closedAt", m.found_at as "foundAt",
      m.version, (
        select jsonb_build_object('entity', entity) from sanctions_entities e
        where e.list_name = m.list_name and e.entity_id = m.entity_id and e.since <= m.list_version
        order by since desc limit 1) -> 'entity' as entity, (
        select concat_ws(' ', firstname, lastname) from users u
        where u.customer_id = m.customer_id and u.id = m.decided_by) as "decidedByName"
    from sanctions_matches m join sanctions_lists l on l.name = m.list_name
    where m.customer_id = ${customerId} and ${where} ${rest}`);
  return rows.map(toMatch);
}

type Moment = string | null;
type Row = Omit<SanctionsMatch, "id" | "targetId" | "decidedBy" | "entityName"> & {
  id: string;
  targetId: string;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Moment;
  closedAt: Moment;
  entity: ListedEntity;
};

function toMatch({ entity, decidedByName, ...row }: Row): SanctionsMatch {
  return {
    ...row,
    id: Number(row.id),
    targetId: Number(row.targetId),
    ...shownOf(entity),
    decidedBy: row.decidedBy === null ? null : { id: Number(row.decidedBy), name: decidedByName ?? "" },
    decidedAt: momentOf(row.decidedAt),
    closedAt: momentOf(row.closedAt),
    foundAt: momentOf(row.foundAt) ?? "",
  };
}

/** What of an entry stands beside a match. */
export function shownOf({ names, kind, countries, programs, listedOn }: ListedEntity) {
  return { entityName: names[0]?.text ?? "", kind, countries, programs, listedOn };
}

const momentOf = (moment: Moment): string | null => (moment === null ? null : new Date(moment).toISOString());
