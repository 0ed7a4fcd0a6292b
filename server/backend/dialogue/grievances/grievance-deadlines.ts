import { z } from "zod";
import type { rules } from "../../platform/db/schema/rules";

/** Days after its receipt in which a report is acknowledged, and months after that in which its reporter hears what was done. */
export const grievanceDeadlinesSchema = z.object({
  acknowledgeDays: z.int().positive(),
  feedbackMonths: z.int().positive(),
});

/** LkSG § 8 names no clocks; those of the Whistleblower Directive are what its procedures are measured by. */
export const GRIEVANCE_DEADLINES = {
  name: "grievance-deadlines",
  version: "1",
  validFrom: "2000-01-01",
  source: "Directive (EU) 2019/1937 Art. 9(1)(b), (f); LkSG § 8",
  confidence: "B",
  value: { acknowledgeDays: 7, feedbackMonths: 3 },
} satisfies typeof rules.$inferInsert;
