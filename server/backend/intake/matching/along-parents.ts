import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { among } from "./among";
import { impactOnRelative, kmTo } from "./far-relatives";
import { type Link, ownerOf, rounded, roundedKm } from "./link";
import type { MatchedEvent } from "./load-events";
import { loadTargets, type MatchedTarget } from "./load-targets";
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
 * itself, so are, more loosely, its parents, its children, and its siblings, the less the further away they are from a site's event.
 * A hazard at a site concerns its operator only.
 */
export async function linksAlongParents(
  tx: Tx,
  events: readonly MatchedEvent[],
  links: readonly Link[],
  { matching }: Pick<MatchingRules, "matching">,
  only: readonly number[] | null,
): Promise<Link[]> {
  const touched = links.filter(({ impactLevel }) => impactLevel === "direct" || impactLevel === "company");
  const relations = await relationsOf(tx, [...new Set(touched.map(({ targetId }) => targetId))], only);
  const sites = await placesOf(tx, relations);
  const byId = new Map(events.map((event) => [event.id, event]));
  return touched.flatMap((link) =>
    (relations.get(link.targetId) ?? []).flatMap(({ id, owner, how, name }): Link[] => {
      const ownerId = ownerOf(link.ownerId, owner === null ? null : Number(owner));
      const event = byId.get(link.eventId);
      if (!event || ownerId === undefined || (how !== "operator" && isHazard(link))) return [];
      const relative = { eventId: link.eventId, targetId: Number(id), ownerId };
      const reason = { key: REASONS[how], params: { name } };
      if (how === "operator") {
        const confidence = rounded(link.confidence * matching.confidence.parent);
        return [{ ...relative, impactLevel: "site-to-company", confidence, distanceKm: null, reason }];
      }
      const site = isOtherSite(how) ? sites.get(Number(id)) : undefined;
      const far = site ? kmTo(event, sites.get(link.targetId), site) : null;
      // A parent is no further away from what happens to its company, wherever its office is.
      const km = how === "parent" ? 0 : far;
      const { impactLevel, nearness } = impactOnRelative(event, km, matching);
      const confidence = rounded(link.confidence * matching.confidence.relative * nearness);
      const distanceKm = far === null || far === Number.POSITIVE_INFINITY ? null : roundedKm(far);
      return [{ ...relative, impactLevel, confidence, distanceKm, reason }];
    }),
  );
}

const isOtherSite = (how: Relation["how"]): boolean => how === "child" || how === "sibling";

async function placesOf(tx: Tx, relations: ReadonlyMap<number, Relation[]>): Promise<Map<number, MatchedTarget>> {
  const others = [...relations].flatMap(([from, all]) => {
    const sites = all.filter(({ how }) => isOtherSite(how)).map(({ id }) => Number(id));
    return sites.length > 0 ? [from, ...sites] : [];
  });
  const found = await loadTargets(tx, others);
  const unplaced = [...found.values()].filter(({ places }) => places.every(({ lat }) => lat === null));
  for (const [id, places] of await sitesOf(
    tx,
    unplaced.map(({ id }) => id),
  )) {
    const target = found.get(id);
    if (target) found.set(id, { ...target, places });
  }
  return found;
}

/** A company of which no more than the country is known lies where its sites are. */
async function sitesOf(tx: Tx, ids: readonly number[]): Promise<Map<number, MatchedTarget["places"]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; places: MatchedTarget["places"] }>(sql`
    select p.parent_id as id, jsonb_agg(jsonb_build_object('label', null, 'country', t.country, 'city', t.city, 'lat', t.lat, 'lon', t.lon,
                                                         'precision', t.place ->> 'precision') order by t.id) as places
      from target_parents p join targets t on t.id = p.target_id and (t.owner_id is null or t.owner_id is not distinct from p.owner_id)
      join targets o on o.id = p.parent_id and (p.owner_id is null or o.owner_id is null or p.owner_id = o.owner_id)
     where p.parent_id = any(${sql.param([...ids])}::bigint[]) and (t.lat is not null or t.country is not null)
     group by p.parent_id`);
  return new Map(rows.map(({ id, places }) => [Number(id), places]));
}

const isHazard = ({ reason }: Link): boolean => /^(distance|in-area)(-|$)/.test(reason.key);

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
     order by f."from", f.id, coalesce(f.owner, f.via, t.owner_id) is not null, f.how = 'operator' desc, f.how`);
  const found = new Map<number, Relation[]>();
  for (const row of rows) {
    const from = Number(row.from);
    found.set(from, [...(found.get(from) ?? []), row]);
  }
  return found;
}
