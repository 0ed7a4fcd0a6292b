import type { EvidenceRecord, Head } from "./chain";
import { type Flaw, verifyChain } from "./verify";

/** What somebody outside of the ledger knows of it: the hash of one record. */
export interface Mark extends Head {
  /** In words, such as "the checkpoint of 2026-11-23T10:00:00Z". */
  source: string;
}

/** A ledger kept elsewhere, oldest record first; its last one is `head`. */
export interface Copy {
  links: AsyncIterable<Head>;
  head: Head;
  source: string;
}

/** How a ledger is not what it was. */
export type Finding =
  /** The chain itself does not hold at record `seq`. */
  | { kind: "broken"; seq: number; flaw: Flaw }
  /** It has no records, and `mark` knows some. */
  | { kind: "emptied"; mark: Mark }
  /** It has another record where `mark` is; up to record `agreed` it is as others know it. */
  | { kind: "replaced"; mark: Mark; agreed: number }
  /** It is as the copy has it before record `seq`, and not from there on. */
  | { kind: "forked"; seq: number; source: string }
  /** It ends at record `seq`, and `mark` knows more. */
  | { kind: "cut"; seq: number; mark: Mark };

export interface Comparison {
  /** The last record that was read. */
  head: Head;
  /** None: it is sound, as far as anybody outside knows it. */
  findings: Finding[];
  /** The last mark that the ledger agrees with; 0 where there is none. */
  agreed: number;
}

/** What is known of a ledger from outside, and `head`, the end that it says of itself that it has. */
export interface Known {
  /** Absent for an export, which does not say whose it is. */
  customerId?: number | undefined;
  head?: () => Head | undefined;
  marks?: readonly Mark[];
  copy?: Copy | undefined;
}

/**
 * Walks one customer's ledger once, as `verifyChain` does, and compares it with what is known of it elsewhere. A chain that does not
 * hold is compared no further.
 */
export async function compareLedger(records: AsyncIterable<EvidenceRecord>, known: Known): Promise<Comparison> {
  const walk = new Walk(known);
  const verdict = await verifyChain(walk.through(records), known);
  const { last, agreed } = walk;
  const own = known.head?.();
  // A head that knows more records than there are tells the same as a mark: the records themselves have no flaw.
  const isShort = !verdict.ok && verdict.flaw === "head" && own !== undefined && own.seq > last.seq;
  if (!verdict.ok && !isShort)
    return { head: last, agreed, findings: [{ kind: "broken", seq: verdict.seq, flaw: verdict.flaw }] };
  const ends: Mark[] = [...(known.marks ?? [])];
  if (known.copy) ends.push({ ...known.copy.head, source: known.copy.source });
  if (isShort) ends.push({ ...own, source: "its own head" });
  return { head: last, agreed, findings: [...walk.differences(), ...shortOf(last, ends)] };
}

/** Compares each record that passes through. */
class Walk {
  last: Head = { seq: 0, hash: "" };
  agreed = 0;
  #replaced: Mark | undefined;
  #forked = 0;
  readonly #marks = new Map<number, Mark[]>();
  readonly #copy: Copy | undefined;

  constructor({ marks = [], copy }: Known) {
    for (const mark of marks) this.#marks.set(mark.seq, [...(this.#marks.get(mark.seq) ?? []), mark]);
    this.#copy = copy;
  }

  async *through(records: AsyncIterable<EvidenceRecord>): AsyncGenerator<EvidenceRecord> {
    const copied = this.#copy?.links[Symbol.asyncIterator]();
    try {
      for await (const record of records) {
        this.#look(record);
        if (copied && !this.#forked) this.#lookAtCopy(record, await copied.next());
        yield record;
      }
    } finally {
      await copied?.return?.();
    }
  }

  differences(): Finding[] {
    const found: Finding[] = [];
    if (this.#replaced) found.push({ kind: "replaced", mark: this.#replaced, agreed: this.agreed });
    const { source = "", head = this.last } = this.#copy ?? {};
    if (this.#forked > 1) found.push({ kind: "forked", seq: this.#forked, source });
    // Nothing is shared: another ledger, not a branch of this one.
    if (this.#forked === 1) found.push({ kind: "replaced", mark: { ...head, source }, agreed: 0 });
    return found;
  }

  #look({ seq, hash }: EvidenceRecord): void {
    this.last = { seq, hash };
    for (const mark of this.#marks.get(seq) ?? []) {
      if (mark.hash !== hash) this.#replaced ??= mark;
      else if (!this.#replaced) this.agreed = seq;
    }
  }

  #lookAtCopy({ seq, hash }: EvidenceRecord, { done, value }: IteratorResult<Head>): void {
    if (!done && (value.seq !== seq || value.hash !== hash)) this.#forked = seq;
  }
}

function shortOf(last: Head, ends: readonly Mark[]): Finding[] {
  const [longest] = [...ends].sort((a, b) => b.seq - a.seq);
  if (!longest || longest.seq <= last.seq) return [];
  return [last.seq === 0 ? { kind: "emptied", mark: longest } : { kind: "cut", seq: last.seq, mark: longest }];
}
