import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { among } from "./among";
import { type Link, ownerOf, rounded } from "./link";
import type { MatchingRules } from "./matching-rules";

/** A group with more members than this is no news to each of them. */
const LARGEST_FAMILY = 50;

interface Relation extends Record<string, unknown> {
  from: string;
  id: string;
  owner: string | null;
  /** What the other one is to the one that the event touches. */
  how: "operator" | "parent" | "child" | "sibling";
  name: string;
}

const REASONS: Record<Relation["how"], string> = {
  operator: "operator-of",
  parent: "parent-of",
  child: "child-of",
  sibling: "sibling-of",
};

/**
 * What follows from a link for the target's family: its operator is touched through its site; where the event is about the company
 * itself, so are, more loosely, its parents, its children, and its siblings. A hazard at a site concerns its operator only.
 */
export async function linksAlongParents(
  tx: Tx,
  links: readonly Link[],
  { matching }: Pick<MatchingRules, "matching">,
  only: readonly number[] | null,
): Promise<Link[]> {
  const touched = links.filter(({ impactLevel }) => impactLevel === "direct" || impactLevel === "company");
  const relations = await relationsOf(tx, [...new Set(touched.map(({ targetId }) => targetId))], only);
  return touched.flatMap((link) =>
    (relations.get(link.targetId) ?? []).flatMap(({ id, owner, how, name }): Link[] => {
      const ownerId = ownerOf(link.ownerId, owner === null ? null : Number(owner));
      if (ownerId === undefined || (how !== "operator" && isHazard(link))) return [];
      const near = how === "operator";
      const factor = near ? matching.confidence.parent : matching.confidence.relative;
      return [
        {
          eventId: link.eventId,
          targetId: Number(id),
          ownerId,
          impactLevel: near ? "site-to-company" : "related-target",
          confidence: rounded(link.confidence * factor),
          distanceKm: null,
          reason: { key: REASONS[how], params: { name } },
        },
      ];
    }),
  );
}

const isHazard = ({ reason }: Link): boolean => ["distance", "distance-magnitude", "in-area"].includes(reason.key);

async function relationsOf(
  tx: Tx,
  ids: readonly number[],
  only: readonly number[] | null,
): Promise<Map<number, Relation[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Relation>(sql`
    with touched as (select unnest(${sql.param([...ids])}::bigint[]) as id),
    family as (
      select p.target_id as "from", p.parent_id as id, p.owner_id as owner, t2.owner_id as via,
             case when p.kind = 'site-of' then 'operator' else 'parent' end as how
        from touched join target_parents p on p.target_id = touched.id join targets t2 on t2.id = p.target_id
      union all
      select p.parent_id, p.target_id, p.owner_id, null, 'child'
        from touched join target_parents p on p.parent_id = touched.id
      union all
      select mine.target_id, theirs.target_id, mine.owner_id, theirs.owner_id, 'sibling'
        from touched join target_parents mine on mine.target_id = touched.id
        join target_parents theirs on theirs.parent_id = mine.parent_id and theirs.target_id <> mine.target_id
       where (mine.owner_id is null or theirs.owner_id is null or mine.owner_id = theirs.owner_id)
         and (select count(*) from target_parents f where f.parent_id = mine.parent_id) <= ${LARGEST_FAMILY}
    )
    select distinct on (f."from", f.id) f."from", f.id, coalesce(f.owner, f.via, t.owner_id) as owner, f.how, s.name
      from family f join targets t on t.id = f.id join targets s on s.id = f."from"
     where t.type in ('organization', 'POI') and ${among(only)}
       and (f.owner is null or t.owner_id is null or f.owner = t.owner_id)
     order by f."from", f.id, f.how = 'operator' desc, f.how`);
  const found = new Map<number, Relation[]>();
  for (const row of rows) {
    const from = Number(row.from);
    found.set(from, [...(found.get(from) ?? []), row]);
  }
  return found;
}
