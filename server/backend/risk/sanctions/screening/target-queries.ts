import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { NamedEntity } from "../../../reference/names/types";

export interface TargetQuery {
  targetId: number;
  query: NamedEntity;
  /** sha256 in hex of the query: a decision about the target holds as long as it stays. */
  targetHash: string;
}

/** What screening compares of organizations: all their names, countries of their places, numbers that lists have too. */
export async function targetQueries(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<TargetQuery[]> {
  const mine = sql`(owner_id is null or owner_id = ${customerId})`;
  const { rows } = await tx.execute<Row>(sql`
    select t.id, t.name,
      array(select distinct text from target_names where target_id = t.id and ${mine}) as names,
      array(select t.country union select country from target_places where target_id = t.id and ${mine}) as countries,
      coalesce((select jsonb_agg(distinct jsonb_build_object('system', system, 'value', value))
        from target_identifiers where target_id = t.id and ${mine}), '[]') as identifiers
    from targets t
    where t.id = any(${sql.param([...targetIds])}::bigint[]) and t.type = 'organization'
      and (t.owner_id is null or t.owner_id = ${customerId})
    order by t.id`);
  return rows.map(toQuery);
}

type Row = {
  id: string;
  name: string;
  names: string[];
  countries: (string | null)[];
  identifiers: { system: string; value: string }[];
};

/** How lists call the numbers of a target's systems; ours in an ERP, say, are in no list. */
const SCHEMES: Readonly<Record<string, string>> = {
  LEI: "lei",
  DUNS: "duns",
  VAT: "vat",
  TAX: "tax",
  REGISTRATION: "registration",
  IMO: "imo",
  SWIFT: "swift",
  BIC: "swift",
};

/** The lists' word for a kind of number; undefined for one that no list has. */
export const schemeOf = (system: string): string | undefined => SCHEMES[system.toUpperCase()];

function toQuery({ id, name, names, countries, identifiers }: Row): TargetQuery {
  const query: NamedEntity = {
    name,
    kind: "organization",
    aliases: names.filter((text) => text !== name).sort(),
    countries: countries.filter((country) => country !== null).sort(),
    identifiers: identifiers
      .flatMap(({ system, value }) => {
        const scheme = schemeOf(system);
        return scheme === undefined ? [] : [{ scheme, value }];
      })
      .sort((a, b) => (`${a.scheme} ${a.value}` < `${b.scheme} ${b.value}` ? -1 : 1)),
  };
  const targetHash = createHash("sha256")
    .update(canonicalize(query) ?? "")
    .digest("hex");
  return { targetId: Number(id), query, targetHash };
}
