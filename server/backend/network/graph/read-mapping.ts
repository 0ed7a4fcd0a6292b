import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { commodityOfHs } from "../../reference/catalogue/commodities";
import type { GraphCollection } from "./find-collection";
import { countCodes } from "./headings";
import { codesByTarget } from "./read-tree-graph";
import { walk } from "./walk";

const MOST_CODES = 500;

/** Each HS code of a collection's network with its commodity of the catalogue, and that as a target. */
export async function readMapping(tx: Tx, scope: CustomerScope, collection: GraphCollection) {
  const codes = countCodes(codesByTarget(await walk(tx, scope, collection)).values(), 6);
  const targetOf = await commodityTargets(tx);
  const content = codes.slice(0, MOST_CODES).map(([hsCode, targets]) => {
    const commodity = commodityOfHs(hsCode)?.id ?? null;
    return { hsCode, commodity, targetId: targetOf.get(commodity ?? "") ?? null, targets };
  });
  return { content, isComplete: codes.length <= MOST_CODES };
}

/** The catalogue's commodities are public targets, known by an identifier of ours. */
async function commodityTargets(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; value: string }>(sql`
    select i.target_id as id, i.value from target_identifiers i join targets t on t.id = i.target_id
     where i.system = 'Tierwatch' and i.value like 'commodity:%' and t.owner_id is null`);
  return new Map(rows.map(({ id, value }) => [value.slice("commodity:".length), Number(id)]));
}
