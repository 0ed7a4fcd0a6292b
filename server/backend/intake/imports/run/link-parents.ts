import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { foldName } from "../../../reference/names/fold-name";
import type { Owner } from "../rows/owners";
import type { ImportKey } from "./import-key";
import { namedIn } from "./named-organizations";
import { numberedRow } from "./numbered-row";
import { findOrganizations, makeOrganizations } from "./organizations";
import type { ParentLink } from "./row-undo";
import type { Taken } from "./taken";

const AT_ONCE = 1000;

/**
 * Puts sites under who runs them, and organizations under their parents: a site belongs to its operator, the operator to the
 * parent; without an operator the parent runs the site. Who is named and not known becomes a target of the customer's own, which
 * is not followed. A link has the share and the days that the list tells. The links that were made are kept with their rows.
 */
export async function linkParents(tx: Tx, key: ImportKey, taken: readonly Taken[], source: string): Promise<void> {
  const named = namedIn(taken);
  const ids = await findOrganizations(tx, key.customerId, [...named.values()]);
  const unknown = [...named.values()].filter(({ folded }) => !ids.has(folded));
  for (const [folded, id] of await makeOrganizations(tx, key, unknown)) ids.set(folded, id);
  const links = together(taken.flatMap((one) => linksOf(one, (name) => ids.get(foldName(name)))));
  for (let from = 0; from < links.length; from += AT_ONCE) {
    await writeLinks(tx, key, links.slice(from, from + AT_ONCE), source);
  }
}

type Link = ParentLink & Pick<Owner, "since" | "until"> & { row: number; share: number | null; bound: string | null };

function linksOf(
  { row, targetId, isSite, operator, owners }: Taken,
  idOf: (name: string) => number | undefined,
): Link[] {
  const link = (id: number, { name, share, since, until }: Owner): Link[] => {
    const parentId = idOf(name);
    // Who is its own operator or parent is written twice in the list and stands once in the chain.
    if (parentId === undefined || parentId === id) return [];
    const kind = isSite && id === targetId ? "site-of" : "subsidiary-of";
    return [
      { row, targetId: id, parentId, kind, since, until, share: share?.percent ?? null, bound: share?.bound ?? null },
    ];
  };
  const operatorId = operator === null ? undefined : idOf(operator.name);
  const own = operator === null ? [] : link(targetId, operator);
  const owned = operatorId === undefined || operatorId === targetId ? targetId : operatorId;
  return [...own, ...owners.flatMap((owner) => link(owned, owner))];
}

/** The links of all rows, each once: the first row that tells a share or a day of it says it for all. */
function together(links: readonly Link[]): Link[] {
  const once = new Map<string, Link>();
  for (const link of links) {
    const key = `${link.targetId} ${link.parentId} ${link.kind}`;
    const known = once.get(key);
    if (known === undefined) once.set(key, { ...link });
    else {
      if (known.share === null) Object.assign(known, { share: link.share, bound: link.bound });
      known.since ??= link.since;
      known.until ??= link.until;
    }
  }
  return [...once.values()];
}

/** Links that are there keep what they say, and take what they do not say yet where they are the customer's own. */
async function writeLinks(tx: Tx, key: ImportKey, links: readonly Link[], source: string) {
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as g(row int, "targetId" bigint, "parentId" bigint, kind text, share float8, bound text, since date, until date)
    ), made as (
      insert into target_parents (target_id, parent_id, owner_id, kind, source, share, share_bound, since, until)
      select g."targetId", g."parentId", ${key.customerId}::bigint, g.kind, ${source}, g.share, g.bound, g.since, g.until from given g
       where not exists (select from target_parents p where p.target_id = g."targetId" and p.parent_id = g."parentId"
                            and p.kind = g.kind)
       order by 1, 2
      on conflict do nothing returning target_id, parent_id, kind
    ), told as (
      update target_parents p set share = g.share, share_bound = g.bound, since = g.since, until = g.until
        from given g
       where p.target_id = g."targetId" and p.parent_id = g."parentId" and p.kind = g.kind and p.owner_id = ${key.customerId}
         and p.share is null and p.since is null and p.until is null
         and (g.share is not null or g.since is not null or g.until is not null)
      returning p.target_id, p.parent_id, p.kind
    ), of_row as (
      select g.row, what, jsonb_agg(jsonb_build_object('targetId', d.target_id, 'parentId', d.parent_id, 'kind', d.kind)) as links
        from (select 'links' as what, * from made union all select 'shares', * from told) d
        join given g on g."targetId" = d.target_id and g."parentId" = d.parent_id and g.kind = d.kind
       group by g.row, what
    )
    update import_rows r set undo = coalesce(r.undo, '{}') || l.undo
      from (select row, jsonb_object_agg(what, links) as undo from of_row group by row) l,
           lateral ${numberedRow(key, sql`l.row`)} as its
     where r.ctid = its.ctid`);
}
