import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { Actor } from "../db/schema/evidence";

/** One row of the ledger as it is stored and exported; `at` is the moment in ISO 8601 with milliseconds, in UTC. */
export interface EvidenceRecord {
  seq: number;
  at: string;
  actor: Actor;
  subjectType: string;
  subjectId: string;
  kind: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  ruleVersion: string | null;
  prevHash: string;
  hash: string;
}

/** The newest link of a chain. */
export interface Head {
  seq: number;
  hash: string;
}

/** What a customer's first link is bound to, so that one customer's chain cannot pass for another's. */
export function genesisOf(customerId: number): Head {
  return { seq: 0, hash: createHash("sha256").update(`tierwatch evidence of customer ${customerId}`).digest("hex") };
}

/**
 * The hash of a link in lower-case hex: sha256 over the hash before it and the record without its two hashes, as JSON in the
 * one spelling of RFC 8785. So anybody can compute it again from an export, in any language.
 */
export function linkHash(record: Omit<EvidenceRecord, "hash">): string {
  const { prevHash, seq, at, actor, subjectType, subjectId, kind, before, after, reason, ruleVersion } = record;
  const told = { seq, at, actor, subjectType, subjectId, kind, before, after, reason, ruleVersion };
  return createHash("sha256")
    .update(prevHash)
    .update(canonicalize(told) ?? "")
    .digest("hex");
}
