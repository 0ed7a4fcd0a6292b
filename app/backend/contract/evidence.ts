import { z } from "zod";
import { defineCall } from "./call";
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

export const listEvidence = defineCall({
  name: "listEvidence",
  area: "evidence",
  summary: "List decisions of the customer's ledger, newest first",
  description: "Of one subject when given.",
  method: "get",
  path: "/v2/evidence",
  access: { permission: "evidence:read" },
  scope: "evidence:read",
  query: z.object({ subject: subject.optional(), ...pageQuery }),
  response: pageOf(evidenceEntry),
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
