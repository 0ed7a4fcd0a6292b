import { sql } from "drizzle-orm";
import { MOST_CONTACTS } from "~/backend/contract/contact-words";
import type { TargetContact } from "~/backend/contract/target-contacts";
import { recordChange } from "../../people/people/record-change";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { readContact } from "./read-contacts";
import { readableAddress } from "./readable-address";

type Asked = AskedBySession & { tx: Tx };
type Details = Pick<TargetContact, "name" | "role" | "language">;
interface Which {
  targetId: number;
  contactId: number;
}

/** Who had left is back. Throws 409 for an address that the target has, and where there are many already. */
export async function addContact(
  asked: Asked,
  targetId: number,
  { email, name, role, language }: Details & { email: string },
): Promise<TargetContact> {
  const { tx, scope } = asked;
  // Two who add at once: the second counts what the first one added.
  const one = `target-contacts:${scope.customerId}:${targetId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`);
  const { rows: held } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from target_contacts where customer_id = ${scope.customerId}
       and target_id = ${targetId} and state <> 'left' limit ${MOST_CONTACTS}) held`);
  if ((held[0]?.n ?? 0) >= MOST_CONTACTS)
    throw new Refusal(409, "too_many_contacts", `A target has at most ${MOST_CONTACTS} contacts`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into target_contacts as c (customer_id, target_id, email, name, role, language, source)
    values (${scope.customerId}, ${targetId}, ${readableAddress(email)}, ${name}, ${role}, ${language}, 'user')
        on conflict (customer_id, target_id, lower(email)) do update
       set email = excluded.email, name = excluded.name, role = excluded.role, language = excluded.language,
           source = excluded.source, state = 'unverified', version = c.version + 1
     where c.state = 'left'
    returning id::float8 as id`);
  const [row] = rows;
  if (!row) throw new Refusal(409, "contact_exists", "The target has a contact with this address");
  return finish(asked, "target.contact-added", { targetId, contactId: row.id }, null);
}

/** Throws 404, 409 with what stands there now. */
export async function changeContact(
  asked: Asked,
  which: Which,
  { version, name, role, language }: Details & { version: number },
): Promise<TargetContact> {
  const { tx, scope } = asked;
  const before = await lock(asked, which);
  if (before.version !== version) throw staleVersion(before);
  await tx.execute(sql`
    update target_contacts set name = ${name}, role = ${role}, language = ${language}, version = version + 1
     where customer_id = ${scope.customerId} and id = ${which.contactId}`);
  return finish(asked, "target.contact-changed", which, before);
}

/** Throws 404; 409 for an address that gets no mail, which has to be known as long as somebody may type it again. */
export async function removeContact(asked: Asked, which: Which): Promise<void> {
  const { tx, scope } = asked;
  const before = await lock(asked, which);
  if (before.state === "bounced" || before.state === "opted-out")
    throw new Refusal(409, "contact_closed", "An address that gets no e-mail stays among the contacts");
  await tx.execute(sql`
    update target_contacts set state = 'left', version = version + 1
     where customer_id = ${scope.customerId} and id = ${which.contactId}`);
  await recordChange(asked, "target.contact-removed", which.targetId, told(before), null);
}

async function lock({ tx, scope }: Asked, which: Which): Promise<TargetContact> {
  const found = await readContact(tx, scope.customerId, { ...which, locked: true });
  if (!found) throw notFound("contact");
  return found;
}

async function finish(asked: Asked, kind: string, which: Which, before: TargetContact | null): Promise<TargetContact> {
  const after = await readContact(asked.tx, asked.scope.customerId, which);
  if (!after) throw notFound("contact");
  await recordChange(asked, kind, which.targetId, before && told(before), told(after));
  return after;
}

/** What the ledger keeps of one. */
const told = ({ email, name, role, language, state }: TargetContact) => ({ email, name, role, language, state });
