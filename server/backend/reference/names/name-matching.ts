import { z } from "zod";
import type { rules } from "../../platform/db/schema/rules";
import { MATCH_SETTINGS, type MatchSettings } from "./settings";

const share = z.number().min(0).max(1);
const weight = z.number().min(0).max(5);
const name = z.object({ differing: weight, missing: share, contradiction: weight });

/** Weights and thresholds of name matching; what each means stands at `MatchSettings` and in docs/matching.md. */
export const nameMatchingSchema: z.ZodType<MatchSettings> = z.object({
  thresholds: z.object({ match: share, review: share }),
  wordWeights: z.object({
    distinctive: weight,
    generic: weight,
    place: weight,
    stop: weight,
    particle: weight,
    number: weight,
    initial: weight,
  }),
  rarity: z.object({ floor: share, slope: weight }),
  organization: name,
  person: name,
  similarity: z.object({
    minimum: share,
    editCost: weight,
    heardCost: weight,
    transliterated: share,
    shortAlike: share,
    abbreviated: share,
    translated: share,
    firstName: share,
    begins: share,
    joined: share,
    initial: share,
    shortAcronym: share,
    acronym: share,
  }),
  deductions: z.object({
    weakAlias: share,
    legalFormDiffers: share,
    legalFormMissing: share,
    reordered: share,
    numberDiffers: share,
    singleName: share,
  }),
  context: z.object({
    countryConflict: share,
    countryAgrees: share,
    dateConflict: share,
    dateNear: share,
    dateAgrees: share,
    kindConflict: share,
    identifierConflict: share,
    identifierEqual: share,
    agreementFrom: share,
  }),
  candidateLimit: z.int().min(1).max(1000),
});

export const NAME_MATCHING = {
  name: "name-matching",
  version: "1",
  validFrom: "2000-01-01",
  source: "Set on the tuning half of the matching bench (docs/matching.md)",
  confidence: "D",
  value: MATCH_SETTINGS,
} as const satisfies typeof rules.$inferInsert;
