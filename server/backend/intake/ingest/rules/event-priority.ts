import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import { STATUSES } from "../../../platform/db/shapes/reading";
import { PRIORITIES } from "../../../reference/catalogue/priorities";

const priority = z.enum(PRIORITIES);
const status = z.enum(STATUSES);
/** From this value on, in growing order; below the first one the measure says nothing. */
const steps = z.array(z.object({ from: z.number().nonnegative(), priority }));

/** How grave an event is by itself, from what its source measured. The gravest of what applies holds; nothing: the type's own. */
export const eventPrioritySchema = z.object({
  alertLevel: z.object({ green: priority, yellow: priority, orange: priority, red: priority }),
  /** Moment magnitude of earthquakes. */
  magnitude: steps,
  /** From this depth on an earthquake counts one step less. */
  deepFromKm: z.number().positive(),
  /** Sustained wind of storms, km/h. */
  windKmh: steps,
  /** Employees that a layoff or a closure affects. */
  layoff: steps,
  closure: steps,
  /** The first that the source's own word for its severity holds, by lower-case text. */
  words: z.array(z.object({ holds: z.string(), priority })),
  tsunami: priority,
  // From version 2 on; what a version does not name does not count in it.
  /** People. */
  dead: steps.optional(),
  injured: steps.optional(),
  /** Days for which production or operations stand still. */
  stopDays: steps.optional(),
  /** By how far the insolvency has come, as far as the text says so. */
  insolvency: z.partialRecord(status, priority).optional(),
  /** Statuses that count one step less, and those that leave nothing but Low. */
  oneLower: z.array(status).optional(),
  lowest: z.array(status).optional(),
  /** What only one source of low reputation reports counts one step less. */
  unconfirmedIsLower: z.boolean().optional(),
});
export type EventPriority = z.infer<typeof eventPrioritySchema>;

/**
 * Magnitudes: below 4.5 rarely any damage, 5.5 slight, 6.1 considerable, 7 major (USGS, "Earthquake Magnitude Scale"; deep ones are
 * felt less). Alert levels: GDACS's and PAGER's own order. Wind: Saffir-Simpson 1 from 119, 3 from 178, 5 from 252 km/h. Layoffs:
 * WARN asks for notice from 50 employees on (29 USC 2101); 250 and 1,000 are judgement, a closure counts one step more.
 */
export const EVENT_PRIORITY = {
  name: "event-priority",
  version: "1",
  validFrom: "2000-01-01",
  validTo: "2026-11-26",
  source: "USGS magnitude scale; GDACS alert levels; Saffir-Simpson; 29 USC 2101; own judgement for the steps between",
  confidence: "C",
  value: {
    alertLevel: { green: "Low", yellow: "Mid", orange: "High", red: "Critical" },
    magnitude: [
      { from: 0, priority: "Low" },
      { from: 5, priority: "Mid" },
      { from: 6, priority: "High" },
      { from: 7, priority: "Critical" },
    ],
    deepFromKm: 150,
    windKmh: [
      { from: 0, priority: "Low" },
      { from: 90, priority: "Mid" },
      { from: 119, priority: "High" },
      { from: 178, priority: "Critical" },
    ],
    layoff: [
      { from: 0, priority: "Low" },
      { from: 50, priority: "Mid" },
      { from: 250, priority: "High" },
      { from: 1_000, priority: "Critical" },
    ],
    closure: [
      { from: 0, priority: "Mid" },
      { from: 50, priority: "High" },
      { from: 250, priority: "Critical" },
    ],
    words: [
      { holds: "extreme", priority: "Critical" },
      { holds: "critical", priority: "Critical" },
      { holds: "very high", priority: "Critical" },
      { holds: "severe", priority: "High" },
      { holds: "high", priority: "High" },
      { holds: "moderate", priority: "Mid" },
      { holds: "medium", priority: "Mid" },
      { holds: "minor", priority: "Low" },
      { holds: "low", priority: "Low" },
    ],
    tsunami: "High",
  } satisfies EventPriority,
} as const satisfies typeof rules.$inferInsert;

/** What reading finds in texts: people, standstill, how far an insolvency has come. Judgement (design 40, "Priority"). */
export const EVENT_PRIORITY_2 = {
  ...EVENT_PRIORITY,
  version: "2",
  validFrom: EVENT_PRIORITY.validTo,
  validTo: null,
  source: `${EVENT_PRIORITY.source}; own judgement for tolls, standstill and status`,
  value: {
    ...EVENT_PRIORITY.value,
    dead: [
      { from: 1, priority: "High" },
      { from: 10, priority: "Critical" },
    ],
    injured: [{ from: 10, priority: "High" }],
    stopDays: [
      { from: 1, priority: "Mid" },
      { from: 14, priority: "High" },
    ],
    insolvency: { ongoing: "Critical", ended: "Critical", threatened: "High" },
    oneLower: ["planned", "denied"],
    lowest: ["averted"],
    unconfirmedIsLower: true,
  } satisfies EventPriority,
} as const satisfies typeof rules.$inferInsert;
