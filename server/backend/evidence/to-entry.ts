import type { z } from "zod";
import type { evidenceEntry } from "~/backend/contract/evidence";
import type { evidence } from "../db/schema/evidence";

/** A stored link of the chain as the contract shows it. */
export function toEntry(row: typeof evidence.$inferSelect): z.input<typeof evidenceEntry> {
  const { customerId: _, at, actor, before, after, ...rest } = row;
  type Json = z.input<typeof evidenceEntry>["actor"];
  return { ...rest, at: at.toISOString(), actor: actor as Json, before: before as Json, after: after as Json };
}
