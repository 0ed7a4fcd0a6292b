import { sql } from "drizzle-orm";
import type { ContactCandidate, ContactSaid } from "../../../intake/imports/kinds/contacts/contact";
import type { Written } from "../../../intake/imports/kinds/linked/links";
import type { ImportKey } from "../../../intake/imports/run/import-key";
import type { Tx } from "../../../platform/db/database";
import { readableAddress } from "../readable-address";
import { keyOf, type StoredContact, storedContacts } from "./stored-contacts";

/** Kept with a row: its contact, and as it was before where the import changed it. */
export interface ContactUndo {
  contact: number;
  before?: object;
  /** The version that the import left behind, of one that it made or changed. */
  after?: number;
}

/**
 * Writes contacts. One that is there takes what it does not say yet, and keeps the rest, as targets do; who had left is back. An address that gets
 * no mail goes on getting none.
 */
export async function writeContacts(
  tx: Tx,
  { customerId }: ImportKey,
  rows: readonly ContactCandidate[],
): Promise<Map<number, Written>> {
  const stored = await storedContacts(tx, customerId, rows);
  const written = new Map<number, Written>();
  for (const [key, group] of groupsOf(rows)) {
    const [first] = group;
    if (first === undefined) continue;
    const found = stored.get(key);
    const says = together(group.map(({ says }) => says));
    const undo =
      found === undefined ? await make(tx, customerId, first, says) : await addTo(tx, customerId, found, says);
    const state = found === undefined ? "created" : "joined";
    for (const [index, { row }] of group.entries())
      written.set(row, { state, undo: index === 0 ? undo : { contact: undo.contact } });
  }
  return written;
}

function groupsOf(rows: readonly ContactCandidate[]): Map<string, ContactCandidate[]> {
  const groups = new Map<string, ContactCandidate[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    groups.set(keyOf(row), group);
    group.push(row);
  }
  return groups;
}

/** What rows of one contact say: of each the first that says it. */
const together = (said: readonly ContactSaid[]) => ({
  name: said.find(({ contact }) => contact !== "")?.contact ?? "",
  role: said.find(({ role }) => role !== "")?.role ?? "",
  language: said.find(({ language }) => language !== null)?.language ?? null,
});
type Details = ReturnType<typeof together>;

async function make(
  tx: Tx,
  customerId: number,
  { ends: [supplier], says }: ContactCandidate,
  { name, role, language }: Details,
): Promise<ContactUndo> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into target_contacts (customer_id, target_id, email, name, role, language, source)
    values (${customerId}, ${supplier?.targetId ?? 0}, ${readableAddress(says.email)}, ${name}, ${role}, ${language}, 'list')
    returning id::float8 as id`);
  return { contact: rows[0]?.id ?? 0, after: 1 };
}

async function addTo(tx: Tx, customerId: number, found: StoredContact, details: Details): Promise<ContactUndo> {
  const isBack = found.state === "left";
  const name = (!isBack && found.name) || details.name || found.name;
  const role = (!isBack && found.role) || details.role || found.role;
  const language = (!isBack && found.language) || details.language || found.language;
  const isSame = name === found.name && role === found.role && language === found.language;
  if (isSame && !isBack) return { contact: found.id };
  await tx.execute(sql`
    update target_contacts set name = ${name}, role = ${role}, language = ${language}, version = version + 1,
           state = case when state = 'left' then 'unverified' else state end
     where customer_id = ${customerId} and id = ${found.id}`);
  return { contact: found.id, before: found.stored, after: found.version + 1 };
}
