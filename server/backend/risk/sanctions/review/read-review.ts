import { type SQL, sql } from "drizzle-orm";
import type { MatchFilter, ReviewedMatch } from "~/backend/contract/sanctions-review";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { readMatchesOf } from "../read-matches";

export interface ReviewAsked extends MatchFilter {
  customerId: number;
  /** The match behind which to go on, whatever became of it meanwhile. */
  after: number | null;
  size: number;
}

/** Matches of all targets of a customer that are still found. Throws 422 for a place that is none. */
export async function readReview(tx: Tx, asked: ReviewAsked): Promise<ReviewedMatch[]> {
  const { customerId, after } = asked;
  if (after !== null) await requirePlace(tx, customerId, after);
  const { rows } = await tx.execute<{ id: string }>(placesOf(asked));
  const ids = rows.map(({ id }) => Number(id));
  const byId = new Map((await readMatchesOf(tx, customerId, ids)).map((match) => [match.id, match]));
  const targets = await targetsOf(
    tx,
    [...byId.values()].map(({ targetId }) => targetId),
  );
  return ids.flatMap((id) => {
    const match = byId.get(id);
    const target = match && targets.get(match.targetId);
    return match && target ? [{ ...match, target }] : [];
  });
}

/** How many there are, at most one more than `most`. */
export async function countReview(tx: Tx, asked: ReviewAsked, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from sanctions_matches m where ${conditions(asked)} limit ${most + 1}) as counted`);
  return rows[0]?.count ?? 0;
}

/** Only numbers are sorted: grounds and entries are read of those that are shown. */
export function placesOf(asked: ReviewAsked): SQL {
  const { customerId, after, size, sort } = asked;
  const place = (match: SQL) => (sort === "oldest" ? sql`0::real, ${match}.id` : sql`-${match}.score, ${match}.id`);
  const behind =
    after === null
      ? sql``
      : sql`and (${place(sql`m`)}) > (select ${place(sql`last`)} from sanctions_matches last
              where last.customer_id = ${customerId} and last.id = ${after})`;
  const order = sort === "oldest" ? sql`m.id` : sql`-m.score, m.id`;
  return sql`select m.id from sanctions_matches m where ${conditions(asked)} ${behind} order by ${order} limit ${size}`;
}

const DECISIONS = { open: "undecided", accepted: "accepted", rejected: "rejected" } as const;

function conditions({ customerId, state, listName, kind, verdict, collectionId }: ReviewAsked): SQL {
  const all = [standing(customerId, state)];
  if (listName) all.push(sql`m.list_name = ${listName}`);
  if (verdict) all.push(sql`m.verdict = ${verdict}`);
  if (kind) {
    all.push(sql`exists (select from sanctions_entities e
      where e.list_name = m.list_name and e.entity_id = m.entity_id and e.since <= m.list_version
        and (e.until is null or e.until > m.list_version) and e.kind = ${kind})`);
  }
  if (collectionId) {
    all.push(sql`exists (select from collection_targets k
      where k.customer_id = m.customer_id and k.collection_id = ${collectionId} and k.target_id = m.target_id)`);
  }
  return sql.join(all, sql` and `);
}

/** Matches that are still found, by what was decided. */
const standing = (customerId: number, state: MatchFilter["state"]): SQL =>
  sql`m.customer_id = ${customerId} and m.decision = ${DECISIONS[state]} and m.closed_at is null`;

/** Those that wait for a decision, a row each, for who counts them. */
export const openMatches = (customerId: number): SQL =>
  sql`select 1 from sanctions_matches m where ${standing(customerId, "open")}`;

async function requirePlace(tx: Tx, customerId: number, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from sanctions_matches where customer_id = ${customerId} and id = ${id}`);
  if (rows.length > 0) return;
  throw new Refusal(422, "invalid_input", "This is no cursor", [{ path: "query.after", message: "unknown cursor" }]);
}

async function targetsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, ReviewedMatch["target"]>> {
  const { rows } = await tx.execute<{ id: string; name: string; country: string | null }>(sql`
    select id, name, country from targets where id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, name, country }) => [Number(id), { id: Number(id), name, country }]));
}
