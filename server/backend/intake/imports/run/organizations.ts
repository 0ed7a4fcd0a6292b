import { sql } from "drizzle-orm";
import { createTargets } from "../../../network/targets/create-targets";
import type { Tx } from "../../../platform/db/database";
import type { Identifier } from "../rows/candidate";
import type { ImportKey } from "./import-key";

/** Somebody whom a list names as an operator or a parent. */
export interface NamedOrganization {
  name: string;
  folded: string;
  /** ISO 3166-1 alpha-2, as the list says or as its places show; null where neither does. */
  country: string | null;
  identifiers: readonly Identifier[];
}

const AT_ONCE = 1000;

/**
 * Organizations that are there, by folded name: the customer's own of that name or, where a list writes a number instead, with
 * that number; else a public one if only one has the name, and the list does not say that it sits in another country. The oldest of several.
 */
export async function findOrganizations(
  tx: Tx,
  customerId: number,
  named: readonly NamedOrganization[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let from = 0; from < named.length; from += AT_ONCE) {
    const some = named.slice(from, from + AT_ONCE).map(({ name, folded, country }) => ({ name, folded, country }));
    const { rows } = await tx.execute<{ folded: string; id: string }>(sql`
      with given as (select * from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g(name text, folded text, country text)),
      found as (
        select g.folded, t.id, t.owner_id is not null as own from given g join target_names n on n.folded = g.folded
          join targets t on t.id = n.target_id
         where t.type = 'organization' and (t.owner_id is null or t.owner_id = ${customerId})
           and (t.owner_id is not null or t.country is null or g.country is null or t.country = g.country)
        union
        select g.folded, t.id, true from given g join target_identifiers i on i.value = g.name
          join targets t on t.id = i.target_id
         where t.type = 'organization' and t.owner_id = ${customerId} and i.owner_id = ${customerId}
      )
      select folded, coalesce(min(id) filter (where own), min(id)) as id from found
       group by folded having bool_or(own) or count(*) = 1`);
    for (const { folded, id } of rows) found.set(folded, Number(id));
  }
  return found;
}

/** Makes them the customer's own. */
export async function makeOrganizations(
  tx: Tx,
  { customerId, importId }: ImportKey,
  named: readonly NamedOrganization[],
): Promise<[folded: string, id: number][]> {
  const ids = await createTargets(
    tx,
    named.map(({ name, country, identifiers }) => ({
      ...{ ownerId: customerId, importId, type: "organization", ctype: "company", name, country },
      identifiers: identifiers.map(({ system, id }) => ({ system, value: id })),
    })),
  );
  return named.map(({ folded }, index) => [folded, ids[index] ?? 0]);
}
