import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";

/** A link of the chain as it is stored: everything that its hash is made from, so that an export verifies offline. */
export const evidenceEntry = z.object({
  seq: z.int().positive(),
  at: z.iso.datetime(),
  actor: z.discriminatedUnion("type", [
    z.object({ type: z.literal("user"), id: z.int().positive(), name: z.string() }),
    z.object({ type: z.literal("rule"), id: z.string() }),
    z.object({ type: z.literal("link"), id: z.string() }),
  ]),
  subjectType: z.string(),
  subjectId: z.string(),
  kind: z.string(),
  /** What was there before and after, in the form of the subject; null for nothing. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  ruleVersion: z.string().nullable(),
  prevHash: z.string(),
  hash: z.string(),
});

const subject = z
  .string()
  .max(200)
  .regex(/^[a-z-]+:.+$/, "written type:id, such as alert:42");

/** What an entry is about as it is called today; null where it is gone or has no name. `targetId` is the target that it belongs to. */
const named = z.object({
  name: z.string(),
  /** BCP 47, of an alert's title; null of everything else. */
  language: z.string().nullable(),
  targetId: z.int().positive().nullable(),
});
export const ledgerEntry = evidenceEntry.extend({ about: named.nullable().default(null) });
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const listEvidence = defineCall({
  name: "listEvidence",
  area: "evidence",
  summary: "List decisions of the customer's ledger, newest first",
  description:
    "Filters other than the subject look through 20,000 entries a page, so a page may be empty and still name the next one.",
  method: "get",
  path: "/v2/evidence",
  access: { permission: "evidence:read" },
  scope: "evidence:read",
  query: z.object({
    subject: subject.optional(),
    subjectType: z
      .string()
      .max(200)
      .regex(/^[a-z-]+(?:,[a-z-]+)*$/)
      .optional()
      .describe("One, or several with commas between them"),
    userId: z.coerce.number().int().positive().optional().describe("Only what this user decided"),
    from: givenDay().optional().describe("The first day, of UTC"),
    to: givenDay().optional().describe("The last day, of UTC"),
    ...pageQuery,
  }),
  response: pageOf(ledgerEntry),
});

export const exportEvidence = defineCall({
  name: "exportEvidence",
  area: "evidence",
  summary: "Export the customer's ledger as NDJSON",
  description: "Oldest first; the last line is the head of the hash chain. It can be verified offline.",
  method: "get",
  path: "/v2/evidence/export",
  access: { permission: "evidence:read" },
  scope: "evidence:read",
  mediaType: "application/x-ndjson",
  response: z.string(),
});

/** `more`: sound as far as it was looked through; the check goes on after `checked`. */
const verification = z.object({
  state: z.enum(["sound", "more", "flawed"]),
  /** The first and the last entry that were checked; 0 for none. */
  from: z.int().nonnegative(),
  checked: z.int().nonnegative(),
  /** The newest entry that the ledger should have. */
  head: z.object({ seq: z.int().nonnegative(), hash: z.string() }),
  /** What is wrong, and at which entry. `replaced` and `cut`: a signed checkpoint knows another entry there, or later ones. */
  flaw: z
    .object({
      seq: z.int().nonnegative(),
      kind: z.enum(["altered", "broken-link", "gap", "head", "replaced", "cut"]),
    })
    .nullable(),
  /** The newest signed checkpoint that it was compared with; null where the server has none. */
  checkpoint: z.object({ seq: z.int().nonnegative(), at: z.iso.datetime() }).nullable().default(null),
});
export type Verification = z.output<typeof verification>;

export const verifyEvidence = defineCall({
  name: "verifyEvidence",
  area: "evidence",
  summary: "Verify the hash chain of the customer's ledger",
  description:
    "20,000 entries at once; `after` goes on behind an entry. They are compared with the signed checkpoints of the server's data folder; saved copies and the bucket are compared on its command line.",
  method: "get",
  path: "/v2/evidence/verify",
  access: { permission: "evidence:read" },
  scope: "evidence:read",
  query: z.object({ after: z.coerce.number().int().nonnegative().default(0) }),
  timeout: seconds(30),
  response: verification,
});
