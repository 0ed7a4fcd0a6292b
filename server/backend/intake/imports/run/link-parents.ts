import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { foldName } from "../../../reference/names/fold-name";
import type { ImportKey } from "./import-key";
import { findOrganizations, makeOrganizations, type NamedOrganization } from "./organizations";
import type { ParentLink } from "./row-undo";
import type { Taken } from "./taken";

const AT_ONCE = 1000;

/**
 * Puts sites under who runs them, and organizations under their parents: a site belongs to its operator, the operator to the
 * parent; without an operator the parent runs the site. Who is named and not known becomes a target of the customer's own, which
 * is not followed. The links that were made are kept with their rows.
 */
export async function linkParents(tx: Tx, key: ImportKey, taken: readonly Taken[], source: string): Promise<void> {
  const named = namedIn(taken);
  const ids = await findOrganizations(tx, key.customerId, [...named.values()]);
  const unknown = [...named.values()].filter(({ folded }) => !ids.has(folded));
  for (const [folded, id] of await makeOrganizations(tx, key, unknown)) ids.set(folded, id);
  const links = taken.flatMap((one) => linksOf(one, (name) => ids.get(foldName(name))));
  for (let from = 0; from < links.length; from += AT_ONCE) {
    await writeLinks(tx, key, links.slice(from, from + AT_ONCE), source);
  }
}

/** Each organization once, by its folded name, with all numbers that the list gives it. */
function namedIn(taken: readonly Taken[]): Map<string, NamedOrganization> {
  const named = new Map<string, NamedOrganization>();
  const add = (name: string | null, identifiers: Taken["operatorIdentifiers"]): void => {
    if (name === null) return;
    const folded = foldName(name);
    if (folded === "") return;
    const known = named.get(folded) ?? { name, folded, identifiers: [] };
    const more = identifiers.filter(({ system }) => !known.identifiers.some((one) => one.system === system));
    named.set(folded, { ...known, identifiers: [...known.identifiers, ...more] });
  };
  for (const { operator, operatorIdentifiers, parent } of taken) {
    add(operator, operatorIdentifiers);
    add(parent, []);
  }
  return named;
}

type Link = ParentLink & { row: number };

function linksOf(
  { row, targetId, isSite, operator, parent }: Taken,
  idOf: (name: string) => number | undefined,
): Link[] {
  const chain = [targetId, operator === null ? undefined : idOf(operator), parent === null ? undefined : idOf(parent)];
  // Who is its own operator or parent is written twice in the list and stands once in the chain.
  const ids = [...new Set(chain.filter((id) => id !== undefined))];
  return ids.slice(1).map((parentId, index) => ({
    row,
    targetId: ids[index] ?? 0,
    parentId,
    kind: isSite && index === 0 ? "site-of" : "subsidiary-of",
  }));
}

async function writeLinks(tx: Tx, { customerId, importId }: ImportKey, links: readonly Link[], source: string) {
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as g(row int, "targetId" bigint, "parentId" bigint, kind text)
    ), made as (
      insert into target_parents (target_id, parent_id, owner_id, kind, source)
      select distinct g."targetId", g."parentId", ${customerId}::bigint, g.kind, ${source} from given g
       where not exists (select from target_parents p where p.target_id = g."targetId" and p.parent_id = g."parentId"
                            and p.kind = g.kind)
       order by 1, 2
      on conflict do nothing returning target_id, parent_id, kind
    ), of_row as (
      select min(g.row) as row, m.target_id, m.parent_id, m.kind
        from made m join given g on g."targetId" = m.target_id and g."parentId" = m.parent_id and g.kind = m.kind
       group by 2, 3, 4
    )
    update import_rows r set undo = coalesce(r.undo, '{}') || jsonb_build_object('links', l.links)
      from (select row, jsonb_agg(jsonb_build_object('targetId', target_id, 'parentId', parent_id, 'kind', kind)) as links
              from of_row group by row) l
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.row = l.row`);
}
