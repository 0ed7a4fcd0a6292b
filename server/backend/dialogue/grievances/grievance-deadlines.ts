import { z } from "zod";
import { days } from "~/time/duration";
import type { rules } from "../../platform/db/schema/rules";

/**
 * Days after its receipt in which a report is acknowledged, and months in which its reporter hears what was done: from the
 * acknowledgement, or from the last day for it where none was given by then.
 */
export const grievanceDeadlinesSchema = z.object({
  acknowledgeDays: z.int().positive(),
  feedbackMonths: z.int().positive(),
  feedbackFrom: z.literal("acknowledgement-else-last-day-for-it"),
});
export type GrievanceDeadlines = z.output<typeof grievanceDeadlinesSchema>;

/** LkSG § 8 names no clocks; those of the Whistleblower Directive are what its procedures are measured by. */
export const GRIEVANCE_DEADLINES = {
  name: "grievance-deadlines",
  version: "2",
  validFrom: "2000-01-01",
  source: "Directive (EU) 2019/1937 Art. 9(1)(b), (f); LkSG § 8",
  confidence: "B",
  value: { acknowledgeDays: 7, feedbackMonths: 3, feedbackFrom: "acknowledgement-else-last-day-for-it" },
} satisfies typeof rules.$inferInsert;

/** The last day to acknowledge a report; days as `YYYY-MM-DD`, counted by the calendar. */
export function acknowledgeBy(receivedOn: string, { acknowledgeDays }: GrievanceDeadlines): string {
  return dayOf(Date.parse(receivedOn) + days(acknowledgeDays));
}

/**
 * The last day to tell the reporter what was done. A late acknowledgement buys no time: the months run from the day by which it
 * was owed. Before one was given that day is all that is known.
 */
export function feedbackBy(receivedOn: string, acknowledgedOn: string | null, deadlines: GrievanceDeadlines): string {
  const last = acknowledgeBy(receivedOn, deadlines);
  return monthsAfter(acknowledgedOn && acknowledgedOn < last ? acknowledgedOn : last, deadlines.feedbackMonths);
}

/** The same day of a later month, or that month's last one where it has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
