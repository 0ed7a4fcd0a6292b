import { sql } from "drizzle-orm";
import type { ContactCandidate } from "../../../intake/imports/kinds/contacts/contact";
import type { Tx } from "../../../platform/db/database";
import { readableAddress } from "../readable-address";

export interface StoredContact {
  id: number;
  name: string;
  role: string;
  language: string | null;
  state: "unverified" | "verified" | "bounced" | "opted-out" | "left";
  version: number;
  /** As it is to be put back. */
  stored: object;
}

/** Of whom a row is: a target and an address. */
export const keyOf = ({ ends: [supplier], says }: ContactCandidate): string =>
  JSON.stringify([supplier?.targetId ?? null, readableAddress(says.email).toLowerCase()]);

/** Contacts of the targets of rows that have their addresses, by `keyOf`. */
export async function storedContacts(
  tx: Tx,
  customerId: number,
  rows: readonly ContactCandidate[],
): Promise<Map<string, StoredContact>> {
  const wanted = rows.flatMap(({ ends: [supplier], says }) =>
    supplier?.targetId == null ? [] : { target: supplier.targetId, email: readableAddress(says.email) },
  );
  if (wanted.length === 0) return new Map();
  const { rows: found } = await tx.execute<
    StoredContact & { target: number; email: string } & Record<string, unknown>
  >(sql`
    select c.id::float8 as id, c.target_id::float8 as target, c.email, c.name, c.role, c.language, c.state, c.version,
           to_jsonb(c) as stored
      from (select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(target bigint, email text)) w
      join target_contacts c on c.customer_id = ${customerId} and c.target_id = w.target and lower(c.email) = lower(w.email)`);
  return new Map(found.map(({ target, email, ...rest }) => [JSON.stringify([target, email.toLowerCase()]), rest]));
}
