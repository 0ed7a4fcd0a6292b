import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

export type Language = "en" | "de" | "ch";

export interface Contact {
  email: string;
  name: string;
  language: Language | null;
}

/**
 * To whom the next would go, by target: whom the customer wrote to last, else the address that lists of suppliers told. Targets without
 * either are left out.
 */
export async function contactsOf(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
): Promise<Map<number, Contact>> {
  const { rows } = await tx.execute<Contact & { id: number } & Record<string, unknown>>(sql`
    select w.id::float8 as id, coalesce(last.email, told.email) as email, coalesce(last.name, '') as name, last.language
      from unnest(${sql.param([...targetIds])}::bigint[]) w(id)
      left join lateral (
        select q.contact_email as email, q.contact_name as name, q.language from questionnaires q
         where q.customer_id = ${customerId} and q.target_id = w.id order by q.id desc limit 1) last on true
      left join lateral (
        select t.details->>'email' as email from targets t
         where t.id = w.id and t.details->>'email' ~ '^[^@[:space:]<>",;:\\\\]+@[^@[:space:]<>",;:\\\\]+$') told on true
     where coalesce(last.email, told.email) is not null`);
  return new Map(rows.map(({ id, email, name, language }) => [id, { email, name, language }]));
}

/** The same of one; null without. */
export async function contactOf(tx: Tx, customerId: number, targetId: number): Promise<Contact | null> {
  return (await contactsOf(tx, customerId, [targetId])).get(targetId) ?? null;
}
