import { z } from "zod";
import { IMPACT_LEVELS } from "~/backend/contract/alert-words";
import type { rules } from "../../platform/db/schema/rules";
import { PRIORITIES } from "../../reference/catalogue/priorities";

const priority = z.enum(PRIORITIES);

/** By impact level: the priority of an alert about a Low, Mid, High and Critical event. */
export const alertPrioritySchema = z.record(z.enum(IMPACT_LEVELS), z.tuple([priority, priority, priority, priority]));
export type AlertPriority = z.infer<typeof alertPrioritySchema>;

/**
 * How urgent an alert is: its event's priority, as far as it reaches the target. What hits the target or its company keeps it;
 * what is near, related or a tier away loses a step; a whole country, an industry or a third tier two. For a target behind the
 * first tier, the level of the link and that of the tier are both read and the lower one holds. Over several targets the
 * highest counts. Our own judgement (confidence D).
 */
export const ALERT_PRIORITY = {
  name: "alert-priority",
  version: "1",
  validFrom: "2000-01-01",
  source: "Product decisions: priority, impact level; docs/event-matching.md",
  confidence: "D",
  value: {
    direct: ["Low", "Mid", "High", "Critical"],
    company: ["Low", "Mid", "High", "Critical"],
    "site-to-company": ["Low", "Mid", "High", "High"],
    "related-target": ["Low", "Low", "Mid", "High"],
    regional: ["Low", "Low", "Mid", "High"],
    commodity: ["Low", "Low", "Mid", "High"],
    industry: ["Low", "Low", "Low", "Mid"],
    country: ["Low", "Low", "Low", "Mid"],
    mention: ["Low", "Low", "Low", "Mid"],
    tier2: ["Low", "Low", "Mid", "High"],
    tier3plus: ["Low", "Low", "Low", "Mid"],
  } satisfies AlertPriority,
} as const satisfies typeof rules.$inferInsert;
