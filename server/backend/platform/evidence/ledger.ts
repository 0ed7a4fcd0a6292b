import { eq, sql } from "drizzle-orm";
import type { Tx } from "../db/database";
import { type Actor, evidenceHeads } from "../db/schema/evidence";
import { type EvidenceRecord, genesisOf, type Head, linkHash } from "./chain";

/** A decision: who took it about what, and what changed by it. */
export interface EvidenceEntry {
  actor: Actor;
  subjectType: string;
  subjectId: string;
  /** `<subject>.<what happened>`, such as `context-help.changed`. */
  kind: string;
  /** JSON, or nothing where there was nothing. */
  before?: unknown;
  after?: unknown;
  reason?: string | null;
  /** The version of the rule that decided, when one did. */
  ruleVersion?: string | null;
}

/**
 * Appends decisions to the customer's ledger in the order given, in the transaction of what they decided. Writers of one
 * customer wait for each other until that transaction ends, so append last. Returns the new head; 10,000 entries are one call.
 */
export async function appendEvidence(tx: Tx, customerId: number, entries: readonly EvidenceEntry[]): Promise<Head> {
  const { head, now } = await lockHead(tx, customerId);
  if (entries.length === 0) return head;
  const records = link(head, now, entries);
  await tx.execute(sql`
    insert into evidence (customer_id, seq, at, actor, subject_type, subject_id, kind, before, after, reason, rule_version, prev_hash, hash)
    select ${customerId}::bigint, seq, at, actor, "subjectType", "subjectId", kind, before, after, reason, "ruleVersion", "prevHash", hash
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record(
      seq bigint, at timestamptz, actor jsonb, "subjectType" text, "subjectId" text, kind text,
      before jsonb, after jsonb, reason text, "ruleVersion" text, "prevHash" text, hash text)`);
  const last = records.at(-1) ?? head;
  const newHead = { seq: last.seq, hash: last.hash };
  await tx.update(evidenceHeads).set(newHead).where(eq(evidenceHeads.customerId, customerId));
  return newHead;
}

/** The database's clock, read once the lock is held: one clock for all servers, so time never runs against the order. */
async function lockHead(tx: Tx, customerId: number): Promise<{ head: Head; now: Date }> {
  for (;;) {
    const [head] = await tx
      .select({ seq: evidenceHeads.seq, hash: evidenceHeads.hash, now: sql<string>`clock_timestamp()` })
      .from(evidenceHeads)
      .where(eq(evidenceHeads.customerId, customerId))
      .for("update");
    if (head) return { head: { seq: head.seq, hash: head.hash }, now: new Date(head.now) };
    await tx
      .insert(evidenceHeads)
      .values({ customerId, ...genesisOf(customerId) })
      .onConflictDoNothing();
  }
}

function link(head: Head, now: Date, entries: readonly EvidenceEntry[]): EvidenceRecord[] {
  let { seq, hash } = head;
  return entries.map((entry) => {
    seq += 1;
    const unhashed = {
      seq,
      at: now.toISOString(),
      actor: asStored(entry.actor),
      subjectType: entry.subjectType,
      subjectId: entry.subjectId,
      kind: entry.kind,
      before: asStored(entry.before ?? null),
      after: asStored(entry.after ?? null),
      reason: entry.reason ?? null,
      ruleVersion: entry.ruleVersion ?? null,
      prevHash: hash,
    };
    hash = linkHash(unhashed);
    return { ...unhashed, hash };
  });
}

/** Dates become texts and undefined fields vanish on their way into JSON; the hash has to be over what comes back out. */
function asStored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
