import { type SQL, sql } from "drizzle-orm";
import { MOST_CONTACTS } from "~/backend/contract/contact-words";
import type { ContactAddress, TargetContact } from "~/backend/contract/target-contacts";
import type { Tx } from "../../platform/db/database";

/** An address of a list that can be written to; what a list calls an address may be anything. */
export const isListedAddress = (target: SQL): SQL =>
  sql`${target}.details->>'email' ~ '^[^@[:space:]<>",;:\\\\]+@[^@[:space:]<>",;:\\\\]+$'`;

/** Everybody whom the customer may write to about a target, the next one first; those who get no mail last. */
export async function readContacts(tx: Tx, customerId: number, targetId: number): Promise<TargetContact[]> {
  const { rows } = await tx.execute<Row>(sql`
    select * from (
      select ${COLUMNS(customerId)} from target_contacts c
       where c.customer_id = ${customerId} and c.target_id = ${targetId} and c.state <> 'left') held
     order by state in ('bounced', 'opted-out'), "usedAt" desc, id desc limit ${MOST_CONTACTS}`);
  const listed = await listedAddress(tx, customerId, targetId);
  return [...rows.map(toContact), ...listed];
}

/** Null for one that is not there or has left. */
export async function readContact(
  tx: Tx,
  customerId: number,
  { targetId, contactId, locked = false }: { targetId: number; contactId: number; locked?: boolean },
): Promise<TargetContact | null> {
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS(customerId)} from target_contacts c
     where c.customer_id = ${customerId} and c.id = ${contactId} and c.target_id = ${targetId} and c.state <> 'left'
     ${locked ? sql`for update of c` : sql``}`);
  return rows[0] ? toContact(rows[0]) : null;
}

/** So many of an alert's targets are told of. */
const TARGETS_OF_ALERT = 5;
/** So many are looked at for those that have a contact: an alert may touch thousands. */
const TARGETS_LOOKED_AT = 50;

/** The next contact of the targets that an alert touches, the nearest target first. */
export async function readAlertContacts(
  tx: Tx,
  customerId: number,
  alertId: number,
): Promise<(ContactAddress & { target: { id: number; name: string } })[]> {
  const { rows } = await tx.execute<
    ContactAddress & { target: { id: number; name: string } } & Record<string, unknown>
  >(
    sql`
    select jsonb_build_object('id', t.id, 'name', t.name) as target, found.email, found.name, found.role
      from (select target_id, tier from alert_targets where customer_id = ${customerId} and alert_id = ${alertId}
             order by tier, target_id limit ${TARGETS_LOOKED_AT}) l
      join targets t on t.id = l.target_id
     cross join lateral (${nextContact(customerId, sql`t.id`)}) found
     order by l.tier, t.id limit ${TARGETS_OF_ALERT}`,
  );
  return rows;
}

/** Whom the next mail about a target would go to: `email`, `name`, `role`; no row where there is nobody. */
export const nextContact = (customerId: number, targetId: SQL): SQL => sql`
  select one.email, one.name, one.role from (
    (select c.email, c.name, c.role, 0 as listed from target_contacts c
      where c.customer_id = ${customerId} and c.target_id = ${targetId} and c.state <> 'left'
        and not ${isClosedAddress(customerId, sql`c.email`)} order by c.used_at desc, c.id desc limit 1)
    union all
    (select listed.details->>'email', '', '', 1 from targets listed
      where listed.id = ${targetId} and ${isListedUnheld(customerId, sql`listed`)}
        and not ${isClosedAddress(customerId, sql`listed.details->>'email'`)})) one
   order by one.listed limit 1`;

/** Who is a contact is told as one, and who was removed stays away, whatever a list says. */
const isListedUnheld = (customerId: number, target: SQL): SQL => sql`${isListedAddress(target)} and not exists (
  select from target_contacts c where c.customer_id = ${customerId} and c.target_id = ${target}.id
     and lower(c.email) = lower(${target}.details->>'email'))`;

const isClosedAddress = (customerId: number, email: SQL): SQL => sql`exists (
  select from target_contacts x where x.customer_id = ${customerId} and lower(x.email) = lower(${email})
     and x.state in ('bounced', 'opted-out'))`;

/** An address that is closed for one target is closed for all; who wants no mail outweighs what came back. */
const COLUMNS = (customerId: number): SQL => sql`
  c.id::float8 as id, c.email, c.name, c.role, c.language, c.source, c.used_at as "usedAt", c.version,
  coalesce((select case when bool_or(x.state = 'opted-out') then 'opted-out' else 'bounced' end from target_contacts x
             where x.customer_id = ${customerId} and lower(x.email) = lower(c.email) and x.state in ('bounced', 'opted-out')
            having count(*) > 0), c.state) as state`;

interface Row extends Record<string, unknown>, Omit<TargetContact, "usedAt"> {
  usedAt: string;
}

const toContact = (row: Row): TargetContact => ({ ...row, usedAt: new Date(row.usedAt).toISOString() });

/** What a list of suppliers told, where nobody has written there yet. */
async function listedAddress(tx: Tx, customerId: number, targetId: number): Promise<TargetContact[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select t.details->>'email' as email from targets t
     where t.id = ${targetId} and ${isListedUnheld(customerId, sql`t`)}`);
  const nobody = { id: null, name: "", role: "", language: null, usedAt: null, version: 1 };
  return rows.map(({ email }) => ({ ...nobody, email, state: "unverified" as const, source: "list" as const }));
}
