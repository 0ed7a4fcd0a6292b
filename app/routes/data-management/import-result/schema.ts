import { z } from "zod";
import { seenField } from "~/domain/import/seen-row";
import { INTENT_FIELD } from "~/forms/result";
import { LIKENESS } from "./filter";

/** What the page showed, as its form carries it; what is none says nothing. */
const shown = z.coerce.number().int().nonnegative().max(2_147_483_647).optional().catch(undefined);
export const stepForm = z.object({
  [INTENT_FIELD]: z.enum(["apply", "cancel", "discard"]),
  revision: shown,
  version: shown,
  /** The same file was imported before, and is meant to be imported again. */
  again: z.literal("yes").optional().catch(undefined),
});

export const DECISIONS = ["create", "join", "repeat", "skip"] as const;

/** All rows that wait at once. */
export const allForm = z.object({
  decision: z.enum(DECISIONS, { error: "importPages:problems.decision" }),
  /** Only those that are at least so alike, in per cent. */
  alike: z.coerce
    .number()
    .pipe(z.union(LIKENESS.map((least) => z.literal(least))))
    .optional(),
});

/** What was decided for many rows at once is taken back. */
export const undoForm = z.object({ revision: z.coerce.number().int().positive().max(2_147_483_647) });

const number = z.coerce.number({ error: "importPages:problems.decision" }).int().positive();
export const decideForm = z.object({
  row: number,
  decision: z.enum(DECISIONS, { error: "importPages:problems.decision" }),
  targetId: number.optional(),
  /** How the row was when it was shown. */
  seen: seenField,
});
