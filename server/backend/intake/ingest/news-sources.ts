import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { isNews } from "./formats";

export interface NewsSource extends Record<string, unknown> {
  name: string;
  /** Of the customer; one of the installation has the same name at most once, and then it is listed as the customer's. */
  own: boolean;
}

/** The sources of news that a customer may see, by name: its own and those of the installation, switched on or not. */
export async function newsSources(tx: Tx, customerId: number): Promise<NewsSource[]> {
  const { rows } = await tx.execute<NewsSource & { format: string }>(sql`
    select distinct on (c.name) c.name, c.format, c.owner_id is not null as own from connectors c
     where c.owner_id is null or c.owner_id = ${customerId}
     order by c.name, c.owner_id nulls last limit ${MOST}`);
  return rows.filter(isNews).map(({ name, own }) => ({ name, own }));
}

/** Several times what a customer may add and the catalogue of feeds holds. */
const MOST = 1_000;
