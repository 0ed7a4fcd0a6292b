import { type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/backend/contract/permissions";
import { PROFILE_COUNTED, type TargetProfile } from "~/backend/contract/profile";
import { DELIVERING_TYPES } from "~/backend/contract/supplier-words";
import { known } from "../../network/edges/edge-rows";
import { notRejected } from "../../network/monitored/known-edges";
import { placeWordOf } from "../../network/targets/place-word";
import { seenBy } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import type { Placed } from "../../platform/db/shapes/target-place";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { riskOf } from "../../reference/catalogue/risk-of";
import { bandsOf } from "./read-parts";

/** Of each kind of relative; a holding may have thousands of sites. */
const MOST = 50;

export interface ProfileReader {
  customerId: number;
  /** Whose score stands in the head. */
  perspective: Perspective;
  /** Parts that the reader may not open are not counted either. */
  permissions: readonly Permission[];
}

/** Who a target is, as far as the customer may know; a visitor (null) is told what is public. The target has to be visible. */
export function readProfile(tx: Tx, reader: ProfileReader | null, targetId: number): Promise<TargetProfile> {
  return once(tx, `profile ${targetId} ${reader?.perspective}`, () => findProfile(tx, reader, targetId));
}

async function findProfile(tx: Tx, reader: ProfileReader | null, targetId: number): Promise<TargetProfile> {
  const customerId = reader?.customerId ?? null;
  const { rows } = await tx.execute<Facts>(sql`
    select t.id::float8 as id, t.type, t.ctype, t.name, t.owner_id is not null as own, t.country, t.region, t.city,
           t.postal_code as "postalCode", t.address, t.lat, t.lon, t.place, t.size, t.employees, t.website, t.industry,
           t.hs_codes as "hsCodes",
           coalesce((select jsonb_agg(jsonb_build_object('text', text, 'kind', kind) order by kind <> 'legal', text)
              from (select distinct n.text, n.kind from target_names n
                     where n.target_id = t.id and n.text <> t.name and ${seenBy(customerId, sql.raw("n"))} limit ${MOST}) n), '[]') as names,
           coalesce((select jsonb_agg(jsonb_build_object('system', system, 'id', value) order by system, value)
              from (select distinct i.system, i.value from target_identifiers i
                     where i.target_id = t.id and i.system <> 'Tierwatch' and ${seenBy(customerId, sql.raw("i"))} limit ${MOST}) i), '[]')
             as "foreignSystems",
           coalesce((select jsonb_agg(jsonb_build_object('label', label, 'country', country, 'city', city, 'lat', lat, 'lon', lon))
              from (select * from target_places p where p.target_id = t.id and ${seenBy(customerId, sql.raw("p"))}
                     order by p.id limit ${MOST}) p), '[]') as places
      from targets t where t.id = ${targetId}`);
  const [facts] = rows;
  if (!facts) throw new Error("A profile was asked for of a target that is not there");
  const { parents, sites } = await relatives(tx, customerId, targetId);
  return {
    ...facts,
    place: placeWordOf(facts.lat, facts.place),
    parents: parents.slice(0, MOST),
    sites: sites.slice(0, MOST),
    moreSites: sites.length > MOST,
    customer: reader && (await asTheCustomerSees(tx, reader, targetId)),
  };
}

type Facts = Omit<TargetProfile, "parents" | "sites" | "moreSites" | "customer" | "place"> &
  Pick<Placed, "place"> &
  Record<string, unknown>;

type Relative = TargetProfile["parents"][number];

/** Each kind up to one more than is told: owners by their share, then by name. */
async function relatives(tx: Tx, customerId: number | null, targetId: number) {
  const of = (which: "parents" | "sites", [mine, other]: [SQL, SQL]) => sql`
    (select ${which} as which, id::float8 as id, name, type, country, city, lat, lon, kind, share, share_bound as "shareBound", since::text, until::text from (
      select distinct on (t.id) t.id, t.name, t.type, t.country, t.city, t.lat, t.lon, p.kind, p.share, p.share_bound, p.since, p.until
        from target_parents p join targets t on t.id = ${other} and ${seenBy(customerId)}
       where ${mine} = ${targetId} and ${seenBy(customerId, sql.raw("p"))}
       order by t.id, p.share desc nulls last limit ${MOST + 1}) found
     order by ${which === "parents" ? sql`share desc nulls last,` : sql``} name, id)`;
  const [target, parent] = [sql.raw("p.target_id"), sql.raw("p.parent_id")];
  const { rows } = await tx.execute<Relative & { which: "parents" | "sites" } & Record<string, unknown>>(
    sql`${of("parents", [target, parent])} union all ${of("sites", [parent, target])}`,
  );
  const ofKind = (kind: "parents" | "sites"): Relative[] =>
    rows.filter(({ which }) => which === kind).map(({ which: _, ...relative }) => relative);
  return { parents: ofKind("parents"), sites: ofKind("sites") };
}

const MOST_MERGED = 3;

type SeenByCustomer = NonNullable<TargetProfile["customer"]>;

async function asTheCustomerSees(tx: Tx, reader: ProfileReader, targetId: number): Promise<TargetProfile["customer"]> {
  const { customerId, perspective } = reader;
  const { rows } = await tx.execute<Omit<SeenByCustomer, "risk"> & Record<string, unknown>>(sql`
    select exists (select from follows f where f.customer_id = ${customerId} and f.target_id = ${targetId}) as following,
           coalesce((select count from target_followers where target_id = ${targetId}), 0) as "followerCount",
           exists (select from evidence e where e.customer_id = ${customerId} and e.subject_type = 'target'
                      and e.subject_id = ${String(targetId)} and e.kind = 'target.reported') as flagged,
           coalesce((select jsonb_agg(jsonb_build_object('mergeId', id, 'name', name) order by id desc)
              from (select id, merged_name as name from target_merges where customer_id = ${customerId} and kept_id = ${targetId}
                      and undone_at is null order by id desc limit ${MOST_MERGED}) into_it), '[]') as merged,
           m.tier,
           coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by way.at)
              from unnest(m.path) with ordinality as way(id, at) join targets s on s.id = way.id), '[]') as path,
           coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name)
              from collection_targets k join collections c on c.customer_id = k.customer_id and c.id = k.collection_id
                and c.scope <> 'User'
             where k.customer_id = ${customerId} and k.target_id = ${targetId}), '[]') as collections,
           (select count(*)::int from collection_targets k where k.customer_id = ${customerId} and k.target_id = ${targetId})
             as "collectionCount",
           (select s.score from scores s where s.customer_id = ${customerId} and s.perspective = ${perspective}
               and s.target_id = ${targetId}) as score,
           ${countsOf(reader, targetId)} as counts
      from (select) one left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = ${targetId}`);
  const [row] = rows;
  return row ? { ...row, risk: riskOf(row.score, await bandsOf(tx)) } : null;
}

/** What each tab holds, in one object. Each count ends at `PROFILE_COUNTED`, so none grows with the customer's history. */
function countsOf({ customerId, permissions }: ProfileReader, targetId: number): SQL {
  const upTo = (from: SQL) => sql`(select count(*)::int from (select from ${from} limit ${PROFILE_COUNTED}) counted)`;
  const own = (table: SQL, rest = sql``) =>
    upTo(sql`${table} one where one.customer_id = ${customerId} and one.target_id = ${targetId} ${rest}`);
  const ifMay = (permission: Permission, count: SQL) => (permissions.includes(permission) ? count : sql`null::int`);
  const delivering = sql`e.type = any(${sql.param([...DELIVERING_TYPES])}::text[])`;
  return sql`jsonb_build_object(
    'alerts', ${own(sql`alert_targets`)},
    'relationships', ${upTo(sql`(select e.* from edges e where e.from_id = ${targetId} union all
       select e.* from edges e where e.to_id = ${targetId}) e where ${known(customerId)}`)},
    'suppliers', ${upTo(sql`edges e where e.to_id = ${targetId} and ${known(customerId)}
       and ${notRejected(sql.raw("e"), customerId)} and ${delivering}`)},
    'grievanceReports', ${ifMay("grievance:statistics", own(sql`grievance_reports`))},
    'questionnaires', ${ifMay("questionnaires:read", own(sql`questionnaires`))},
    'actions', ${own(sql`action_targets`, sql`and exists (select from actions x where x.customer_id = one.customer_id and x.id = one.action_id)`)},
    'documents', ${own(sql`documents`, sql`and one.show_on_target`)},
    'matchesToReview', ${ifMay("sanctions:screen", own(sql`sanctions_matches`, OPEN_MATCH))},
    'externalScores', ${ifMay("scores:external", own(sql`external_scores`, sql`and one.deleted_at is null`))})`;
}

const OPEN_MATCH = sql`and one.decision = 'undecided' and one.closed_at is null`;
