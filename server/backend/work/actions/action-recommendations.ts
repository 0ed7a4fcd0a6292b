import { z } from "zod";
import { ACTION_TYPE_IDS } from "~/backend/contract/action-words";
import type { rules } from "../../platform/db/schema/rules";
import { ACTION_TYPES, MOST_RECOMMENDED } from "../../reference/catalogue/action-types";
import { EVENT_GROUPS } from "../../reference/catalogue/event-types";
import { PRIORITIES } from "../../reference/catalogue/priorities";

/** What to do about an alert: the types, the most pressing first, for alerts of which groups and from which priority on. */
export const actionRecommendationsSchema = z.object({
  /** No more than these for one alert. */
  most: z.int().positive(),
  types: z.array(
    z.object({
      id: z.enum(ACTION_TYPE_IDS),
      groups: z.array(z.enum(EVENT_GROUPS)).min(1),
      from: z.enum(PRIORITIES),
      dueInDays: z.int().positive(),
    }),
  ),
});
export type ActionRecommendations = z.output<typeof actionRecommendationsSchema>;

/**
 * The measures that the German due-diligence act and the OECD guidance name (ask, audit, agree a plan, suspend, inform the
 * management) for people and environment, the usual ones of purchasing for supply. Days and order: our own judgement (confidence D).
 */
export const ACTION_RECOMMENDATIONS = {
  name: "action-recommendations",
  version: "1",
  validFrom: "2000-01-01",
  source: "LkSG §§ 4, 6, 7; OECD Due Diligence Guidance (2018), step 3; own judgement",
  confidence: "D",
  value: {
    most: MOST_RECOMMENDED,
    types: ACTION_TYPES.map((type) => ({ ...type, groups: [...type.groups] })),
  } satisfies ActionRecommendations,
} satisfies typeof rules.$inferInsert;
