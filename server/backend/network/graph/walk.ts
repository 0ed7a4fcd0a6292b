import { type SQL, sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { EdgeSource } from "../../platform/db/schema/targets";
import { edgeCounts } from "../collections/graph-size";
import { flows, mine, notRejected } from "../monitored/known-edges";
import type { GraphCollection } from "./find-collection";
import { type FoundEdge, mergeEdges, type WalkedEdge } from "./merge-edges";

export interface WalkFilter {
  collectionTreeFilter?: readonly number[];
  hsCode?: string;
  sources?: readonly EdgeSource[];
  minimumProbability?: number;
  maxTier?: number;
}

export interface Walk {
  /** Tier by id of the target; the nearest. */
  tiers: Map<number, number>;
  /** Once for a pair, all of its edges together. */
  edges: WalkedEdge[];
  /** There is more than was looked at. */
  cut: boolean;
}

/** Bounds of the work of one request: so many targets are reached, and so many edges read into each of them. */
const MOST_TARGETS = 10_000;
const MOST_EDGES_OF_ONE = 500;

/**
 * What a collection holds and, tier by tier, what delivers to that; of a collection of customers, to whom it delivers. Only
 * along edges that the collection's settings and the filter let through. What somebody rejected carries nothing.
 */
export async function walk(
  tx: Tx,
  { customerId }: Pick<CustomerScope, "customerId">,
  collection: GraphCollection,
  filter: WalkFilter = {},
  most: number = MOST_TARGETS,
): Promise<Walk> {
  const members =
    collection.startsAt ?? (await membersOf(tx, customerId, collection.id, filter.collectionTreeFilter, most + 1));
  let frontier = members.slice(0, most);
  let cut = members.length > most;
  const tiers = new Map(frontier.map((id) => [id, 1]));
  const found: FoundEdge[] = [];
  const last = Math.min(collection.maxTier, filter.maxTier ?? collection.maxTier);
  const downstream = collection.kind === "customers";
  const passes = sql`${edgeCounts(collection.tierSettings)} and ${conditions(filter)}`;
  for (let tier = 2; frontier.length > 0; tier++) {
    const edges = await edgesAt(tx, customerId, frontier, downstream, passes);
    found.push(...edges);
    cut ||= isCutShort(edges, downstream);
    if (tier > last) break;
    const next = reachedBy(edges, downstream).filter((id) => !tiers.has(id));
    frontier = next.slice(0, most - tiers.size);
    cut ||= frontier.length < next.length;
    for (const id of frontier) tiers.set(id, tier);
  }
  if (filter.hsCode) await dropOthers(tx, tiers, found, filter.hsCode);
  return { tiers, edges: mergeEdges(found.filter(({ from, to }) => tiers.has(from) && tiers.has(to))), cut };
}

async function membersOf(
  tx: Tx,
  customerId: number,
  collectionId: number,
  alsoIn: readonly number[] | undefined,
  most: number,
): Promise<number[]> {
  const members =
    collectionId === 0
      ? sql`follows m where m.customer_id = ${customerId}`
      : sql`collection_targets m where m.customer_id = ${customerId} and m.collection_id = ${collectionId}`;
  const also = alsoIn
    ? sql`and exists (select from collection_targets c where c.customer_id = ${customerId} and c.target_id = m.target_id
        and c.collection_id = any(${sql.param([...alsoIn])}::bigint[]))`
    : sql``;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select m.target_id as id from ${members} ${also} order by m.target_id limit ${most}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Edges into (or out of) the frontier; of a target with very many the first by number. */
async function edgesAt(tx: Tx, customerId: number, frontier: number[], downstream: boolean, passes: SQL) {
  const [here, there] = downstream ? [sql`e.from_id`, sql`e.to_id`] : [sql`e.to_id`, sql`e.from_id`];
  const { rows } = await tx.execute<Row>(sql`
    select e.* from unnest(${sql.param(frontier)}::bigint[]) as f(id)
      cross join lateral (
        select e.from_id as "from", e.to_id as "to", e.type, e.source, e.probability, e.shipments,
               e.last_shipment_on as "lastShipmentOn", e.hs_codes as "hsCodes"
          from edges e
         where ${here} = f.id and ${flows(sql`e`)} and ${mine(sql`e`, customerId)}
           and ${notRejected(sql`e`, customerId)} and ${passes}
         order by ${here}, ${there}, e.id limit ${MOST_EDGES_OF_ONE}) e`);
  return rows.map((row): FoundEdge => ({ ...row, from: Number(row.from), to: Number(row.to) }));
}

type Row = Omit<FoundEdge, "from" | "to"> & { from: string; to: string };

/** What the filter asks of an edge `e`. */
function conditions({ sources, minimumProbability, hsCode }: WalkFilter): SQL {
  const all: SQL[] = [sql`true`];
  if (sources) all.push(sql`e.source = any(${sql.param([...sources])}::text[])`);
  if (minimumProbability) all.push(sql`e.probability >= ${minimumProbability}`);
  if (hsCode) {
    all.push(sql`exists (select from unnest(e.hs_codes) code where replace(code, '.', '') like ${`${hsCode}%`})`);
  }
  return sql.join(all, sql` and `);
}

/** One of the frontier has as many edges as are read of one, so probably more. */
function isCutShort(edges: readonly FoundEdge[], downstream: boolean): boolean {
  const counts = new Map<number, number>();
  for (const edge of edges) {
    const id = downstream ? edge.from : edge.to;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= MOST_EDGES_OF_ONE);
}

/** The likeliest first, so that a cut takes away what is least sure. */
function reachedBy(edges: readonly FoundEdge[], downstream: boolean): number[] {
  const likely = new Map<number, number>();
  for (const edge of edges) {
    const id = downstream ? edge.to : edge.from;
    likely.set(id, Math.max(likely.get(id) ?? 0, edge.probability));
  }
  return [...likely].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([id]) => id);
}

/** Of the members, those that neither deal in the goods themselves nor get them stay out. */
async function dropOthers(tx: Tx, tiers: Map<number, number>, edges: readonly FoundEdge[], hsCode: string) {
  const touched = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const rest = [...tiers.keys()].filter((id) => !touched.has(id));
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from targets t where t.id = any(${sql.param(rest)}::bigint[])
       and exists (select from unnest(t.hs_codes) code where replace(code, '.', '') like ${`${hsCode}%`})`);
  const dealing = new Set(rows.map(({ id }) => Number(id)));
  for (const id of rest) if (!dealing.has(id)) tiers.delete(id);
}
