import { sql } from "drizzle-orm";
import { createTargets, type NewTarget } from "../../network/targets/create-targets";
import type { Tx } from "../../platform/db/database";
import { COMMODITIES } from "../../reference/catalogue/commodities";
import { INDUSTRIES } from "../../reference/catalogue/industries";
import type { Names } from "../../reference/catalogue/names";
import { countryTargets } from "./country-targets";

/**
 * Puts in the countries, industries and commodities that are missing, as targets that everybody may follow. What is there
 * stays as it is. Needs the rights of the tables' owner or of the system. Answers how many it put in.
 */
export async function putBaseTargets(tx: Tx): Promise<number> {
  const wanted = [...countryTargets(), ...industryTargets(), ...commodityTargets()];
  const { rows } = await tx.execute<{ system: string; value: string }>(sql`
    select i.system, i.value from target_identifiers i join targets t on t.id = i.target_id
     where t.owner_id is null and t.type in ('country', 'industry', 'commodity')
       and i.owner_id is null and i.system in ('ISO 3166-1', 'Tierwatch')`);
  const known = new Set(rows.map(keyOf));
  const missing = wanted.filter(({ identifiers = [] }) => !identifiers.some((one) => known.has(keyOf(one))));
  return (await createTargets(tx, missing)).length;
}

const keyOf = ({ system, value }: { system: string; value: string }): string => `${system} ${value}`;

function industryTargets(): NewTarget[] {
  return INDUSTRIES.map(({ id, isic, names }) => ({
    type: "industry",
    ctype: "industry",
    ...called(names),
    industry: id,
    identifiers: [
      { system: "Tierwatch", value: `industry:${id}` },
      ...isic.map((value) => ({ system: "ISIC", value })),
    ],
  }));
}

function commodityTargets(): NewTarget[] {
  return COMMODITIES.map(({ id, ctype, hsCodes, names }) => ({
    type: "commodity",
    ctype,
    ...called(names),
    hsCodes: [...hsCodes],
    identifiers: [
      { system: "Tierwatch", value: `commodity:${id}` },
      ...hsCodes.map((value) => ({ system: "HS", value })),
    ],
  }));
}

function called({ en, de, fr, ch }: Names): Pick<NewTarget, "name" | "names"> {
  const others = [...new Set([de, fr, ch])].filter((name) => name !== en);
  return { name: en, names: others.map((text) => ({ text, kind: "translation" })) };
}
