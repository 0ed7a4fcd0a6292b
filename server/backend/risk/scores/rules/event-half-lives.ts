import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import { EVENT_TYPES, type EventType } from "../../../reference/catalogue/event-types";
import { PERSPECTIVES, type Perspective } from "../../../reference/catalogue/perspectives";
import { byPerspective } from "./by-perspective";

const days = z.number().positive();

/** Days after which an event counts half in a score, by event type; `otherwise` for a type that came later than the rule. */
export const eventHalfLivesSchema = byPerspective(z.object({ days: z.record(z.string(), days), otherwise: days }));

/**
 * As long as such an event usually goes on being felt: a storm two weeks, a strike six weeks, a closed plant half a year, an
 * abuse of human rights a year, because its causes rarely go away sooner. Our own judgement (confidence D).
 */
export const EVENT_HALF_LIVES = {
  name: "event-half-lives",
  version: "1",
  validFrom: "2000-01-01",
  source: "The catalogue of event types",
  confidence: "D",
  value: Object.fromEntries(
    PERSPECTIVES.map((perspective) => [perspective, { days: daysIn(perspective), otherwise: 90 }]),
  ),
} satisfies typeof rules.$inferInsert;

function daysIn(perspective: Perspective): Record<string, number> {
  const types: readonly EventType[] = EVENT_TYPES;
  const counting = types.filter(({ perspectives }) => perspectives.includes(perspective));
  return Object.fromEntries(counting.map(({ id, halfLifeDays }) => [id, halfLifeDays]));
}
