import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";
import type { Language } from "./mail-language";
import { isListedAddress } from "./read-contacts";

export interface Contact {
  email: string;
  name: string;
  language: Language | null;
}

/** Why an address gets no mail: it does not exist, or its owner wants none from this customer. */
export type Closed = "bounced" | "opted_out";
export const isClosed = (found: Contact | Closed | undefined): found is Closed => typeof found === "string";

/**
 * To whom the next would go, by target: whom the customer wrote to last of those that may be written to, else the address that lists of
 * suppliers told. Why there is nobody, where all known addresses are closed; targets without any are left out.
 */
export async function contactsOf(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
): Promise<Map<number, Contact | Closed>> {
  const { rows } = await tx.execute<Contact & { id: number; closed: Closed | null } & Record<string, unknown>>(sql`
    select distinct on (w.id) w.id::float8 as id, found.email, found.name, found.language, ${closed(customerId, sql`found.email`)} as closed
      from unnest(${sql.param([...targetIds])}::bigint[]) w(id)
     cross join lateral (
        select c.email, c.name, c.language, c.used_at from target_contacts c
         where c.customer_id = ${customerId} and c.target_id = w.id and c.state <> 'left'
        union all
        select t.details->>'email', '', null, null from targets t
         where t.id = w.id and ${isListedAddress(sql`t`)}
           and not exists (select from target_contacts c where c.customer_id = ${customerId} and c.target_id = w.id
                              and lower(c.email) = lower(t.details->>'email'))) found
     order by w.id, closed nulls first, found.used_at desc nulls last`);
  return new Map(rows.map(({ id, closed, email, name, language }) => [id, closed ?? { email, name, language }]));
}

/** The same of one; null where there is nobody to write to. */
export async function contactOf(tx: Tx, customerId: number, targetId: number): Promise<Contact | null> {
  const found = (await contactsOf(tx, customerId, [targetId])).get(targetId);
  return found && !isClosed(found) ? found : null;
}

/** In which language an address is written to, by target, where it is known. */
export async function languagesOf(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
  email: string,
): Promise<Map<number, Language>> {
  const { rows } = await tx.execute<{ id: number; language: Language }>(sql`
    select target_id::float8 as id, language from target_contacts
     where customer_id = ${customerId} and target_id = any(${sql.param([...targetIds])}::bigint[])
       and lower(email) = lower(${email}) and language is not null`);
  return new Map(rows.map(({ id, language }) => [id, language]));
}

/** Why an address gets no mail of a customer; null where it does. */
export async function whyClosed(tx: Tx, customerId: number, email: string): Promise<Closed | null> {
  const { rows } = await tx.execute<{ closed: Closed | null }>(
    sql`select ${closed(customerId, sql`${email}::text`)} as closed`,
  );
  return rows[0]?.closed ?? null;
}

const closed = (customerId: number, email: SQL): SQL => sql`
  (select case when bool_or(x.state = 'opted-out') then 'opted_out' else 'bounced' end from target_contacts x
    where x.customer_id = ${customerId} and lower(x.email) = lower(${email}) and x.state in ('bounced', 'opted-out')
   having count(*) > 0)`;

/** Notes whom something was sent to, by target; who had left and is written to again is back. An address alone leaves the name that is known. */
export async function keepContacts(
  tx: Tx,
  customerId: number,
  contacts: ReadonlyMap<number, Contact>,
  source: "user" | "list",
): Promise<void> {
  if (contacts.size === 0) return;
  const used = [...contacts].map(([id, contact]) => ({ id, ...contact }));
  await tx.execute(sql`
    insert into target_contacts as c (customer_id, target_id, email, name, language, source)
    select ${customerId}::bigint, w.id, w.email, w.name, w.language, ${source}
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as w(id bigint, email text, name text, language text)
     order by w.id
        on conflict (customer_id, target_id, lower(email)) do update
       set name = coalesce(nullif(excluded.name, ''), c.name), language = excluded.language, used_at = now(), version = c.version + 1,
           state = case when c.state = 'left' then 'unverified' else c.state end`);
}

/** Somebody answered from there: the address is theirs. */
export async function verifyContact(tx: Tx, customerId: number, targetId: number, email: string): Promise<void> {
  await tx.execute(sql`
    update target_contacts set state = 'verified' where customer_id = ${customerId} and target_id = ${targetId}
       and lower(email) = lower(${email}) and state = 'unverified'`);
}

interface Closing {
  state: "bounced" | "opted-out";
  /** Who asked for it by a link, or the rule that closed it. */
  actor: Actor;
  /** The mail server's words, where it was that. */
  reason?: string;
}

/**
 * The address gets nothing from this customer any more, about no target, and the ledger says so of each. One that wants none stays so when
 * it bounces; closed already, nothing changes.
 */
export async function closeAddress(
  tx: Tx,
  customerId: number,
  email: string,
  { state, actor, reason }: Closing,
): Promise<void> {
  const { rows } = await tx.execute<{ targetId: number; before: string }>(sql`
    with found as (
      select id, target_id, state from target_contacts
       where customer_id = ${customerId} and lower(email) = lower(${email}) and state not in ('opted-out', ${state})
       order by id for update)
    update target_contacts c set state = ${state} from found where c.customer_id = ${customerId} and c.id = found.id
    returning found.target_id::float8 as "targetId", found.state as before`);
  const entries = rows.map(
    ({ targetId, before }): EvidenceEntry => ({
      ...{ actor, subjectType: "target", subjectId: String(targetId), kind: `target.contact-${state}` },
      before: { email, state: before },
      after: { email, state },
      reason,
    }),
  );
  if (entries.length > 0) await appendEvidence(tx, customerId, entries);
}
