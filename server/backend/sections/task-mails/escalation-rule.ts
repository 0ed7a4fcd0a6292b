import { z } from "zod";
import type { rules } from "../../platform/db/schema/rules";

/** Days by which a task may be overdue before its lead is told. */
export const taskEscalationSchema = z.object({ days: z.int().min(1) });

/** A week: who was away finds it first. What a law dates is told on the day after, whatever the rule says. */
export const TASK_ESCALATION = {
  name: "task-escalation",
  version: "1",
  validFrom: "2000-01-01",
  source: "Own judgement: one working week",
  confidence: "D",
  value: { days: 7 },
} satisfies typeof rules.$inferInsert;
