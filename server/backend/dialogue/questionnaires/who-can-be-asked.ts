import { sql } from "drizzle-orm";
import { canBeAsked } from "~/backend/contract/can-be-asked";
import type { NotSent } from "~/backend/contract/questionnaire-words";
import { seenBy } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import type { TargetType } from "../../platform/db/schema/targets";
import { type Closed, type Contact, contactsOf, isClosed, languagesOf, whyClosed } from "../contacts/contacts";
import { type Language, mailLanguageIn } from "../contacts/mail-language";
import { readableAddress } from "../contacts/readable-address";

export interface Askable {
  /** To whom it goes, by target, in the order of the targets' numbers; where their language is not known, in that of the country. */
  contacts: Map<number, Contact & { language: Language }>;
  failed: { targetId: number; code: NotSent }[];
}

/** Which of these targets a questionnaire can be sent to, and why the others not; `told` is a contact that the asker names. */
export async function whoCanBeAsked(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
  definitionId: string,
  told: Contact | null = null,
): Promise<Askable> {
  const ids = [...new Set(targetIds)].sort((a, b) => a - b);
  const [known, contacts] = [
    await targetsOf(tx, customerId, ids, definitionId),
    told
      ? await toldOf(tx, customerId, ids, { ...told, email: readableAddress(told.email) })
      : await contactsOf(tx, customerId, ids),
  ];
  const answer: Askable = { contacts: new Map(), failed: [] };
  for (const targetId of ids) {
    const [target, contact] = [known.get(targetId), contacts.get(targetId)];
    const code = whyNot(target, contact);
    if (code) answer.failed.push({ targetId, code });
    else if (target && contact && !isClosed(contact)) {
      answer.contacts.set(targetId, { ...contact, language: contact.language ?? mailLanguageIn(target.country) });
    }
  }
  return answer;
}

interface Known extends Record<string, unknown> {
  id: number;
  type: TargetType;
  ctype: string;
  country: string | null;
  /** It has been asked the same and has not answered yet. */
  open: boolean;
}

async function toldOf(tx: Tx, customerId: number, ids: number[], told: Contact) {
  const closed = await whyClosed(tx, customerId, told.email);
  const known = closed || told.language ? new Map() : await languagesOf(tx, customerId, ids, told.email);
  return new Map(ids.map((id) => [id, closed ?? { ...told, language: told.language ?? known.get(id) ?? null }]));
}

function whyNot(target: Known | undefined, contact: Contact | Closed | undefined): NotSent | null {
  if (!target) return "not_found";
  if (!canBeAsked(target)) return "no_company";
  if (target.open) return "already_open";
  if (isClosed(contact)) return contact;
  return contact ? null : "no_contact";
}

async function targetsOf(tx: Tx, customerId: number, ids: readonly number[], definitionId: string) {
  const { rows } = await tx.execute<Known>(sql`
    select t.id::float8 as id, t.type, t.ctype, t.country,
           exists (select from questionnaires q where q.customer_id = ${customerId} and q.target_id = t.id
                      and q.definition = ${definitionId} and q.submitted_at is null and q.withdrawn_at is null
                      and q.due_on >= (now() at time zone 'UTC')::date) as open
      from targets t where t.id = any(${sql.param([...ids])}::bigint[]) and ${seenBy(customerId)}`);
  return new Map(rows.map((row) => [row.id, row]));
}
