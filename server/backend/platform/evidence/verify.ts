import { type EvidenceRecord, genesisOf, type Head, linkHash } from "./chain";

/** `altered`: the record is not what was hashed. `broken-link`: it does not follow the one before. `gap`: numbers are missing. `head`: the end is missing. */
export type Flaw = "altered" | "broken-link" | "gap" | "head";

export type Verdict = { ok: true; head: Head } | { ok: false; seq: number; flaw: Flaw };

/**
 * Walks one customer's ledger from its first record and stops at the first that is not as it was written. Works on rows of the
 * database and on an export alike, needs neither database nor network, and holds one record at a time. `head` is the end that
 * the ledger should have, without which a cut-off tail cannot be seen; it is asked for when the records are through.
 * With `customerId` the chain has to be that customer's; with `from` the records are those after it.
 */
export async function verifyChain(
  records: AsyncIterable<EvidenceRecord> | Iterable<EvidenceRecord>,
  { head, customerId, from }: { head?: () => Head | undefined; customerId?: number | undefined; from?: Head } = {},
): Promise<Verdict> {
  let last: Head = from ?? { seq: 0, hash: customerId === undefined ? "" : genesisOf(customerId).hash };
  for await (const record of records) {
    // An export does not say whose it is; its first link then vouches for itself.
    if (record.seq === 1 && customerId === undefined) last = { seq: 0, hash: record.prevHash };
    const flaw = flawOf(record, last);
    if (flaw) return { ok: false, seq: record.seq, flaw };
    last = { seq: record.seq, hash: record.hash };
  }
  return isEnd(last, head?.()) ? { ok: true, head: last } : { ok: false, seq: last.seq, flaw: "head" };
}

function flawOf(record: EvidenceRecord, last: Head): Flaw | null {
  if (record.seq !== last.seq + 1) return "gap";
  if (record.prevHash !== last.hash) return "broken-link";
  return linkHash(record) === record.hash ? null : "altered";
}

function isEnd(last: Head, head: Head | undefined): boolean {
  if (!head) return true;
  return head.seq === last.seq && (head.seq === 0 || head.hash === last.hash);
}
