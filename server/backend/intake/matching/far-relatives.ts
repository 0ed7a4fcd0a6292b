import type { ImpactLevel } from "../../platform/db/schema/events";
import { distanceKm, type Point } from "../../reference/geo/distance";
import { countriesOf, type MatchedEvent } from "./load-events";
import type { MatchedTarget } from "./load-targets";
import type { EventMatching } from "./rules/event-matching";
import { pointsTold } from "./sites/same-site";

export interface RelativeImpact {
  impactLevel: Extract<ImpactLevel, "related-target" | "mention">;
  /** Times the confidence: 1 up to the rule's distance, less beyond, and where it is not known. */
  nearness: number;
}

/**
 * How far what happens at one site concerns another one of the same company: less with distance, in kilometres. Null where that is not
 * known: nobody can say that it is near. What concerns the company as a whole, such as an insolvency, concerns all of its sites alike.
 */
export function impactOnRelative(
  event: Pick<MatchedEvent, "eventTypeId">,
  km: number | null,
  { relatives }: Pick<EventMatching, "relatives">,
): RelativeImpact {
  if (!relatives.siteTypes.includes(event.eventTypeId)) return { impactLevel: "related-target", nearness: 1 };
  if (km === null) return { impactLevel: "mention", nearness: SOMEWHERE };
  if (km <= relatives.km) return { impactLevel: "related-target", nearness: 1 };
  return { impactLevel: "mention", nearness: km === Number.POSITIVE_INFINITY ? ABROAD : relatives.km / km };
}

const SOMEWHERE = 0.3;
const ABROAD = 0.1;

/**
 * From where an event happened to the nearest place of a target, in kilometres; null where nothing says it, infinite where the
 * countries of both are known and differ, or where of the target nothing is known at all. The site that the event touches stands for an event without a point.
 */
export function kmTo(event: MatchedEvent, touched: MatchedTarget | undefined, target: MatchedTarget): number | null {
  const told: Point[] = pointsTold(event);
  const from = told.length === 0 && touched?.type === "POI" ? touched.places.flatMap(pointsOf) : told;
  const distances = target.places.flatMap(pointsOf).flatMap((to) => from.map((one) => distanceKm(one, to)));
  if (distances.length > 0) return Math.min(...distances);
  const [ours, theirs] = [countriesOf(event), target.places.flatMap(({ country }) => country ?? [])];
  // Where the event's place is known, and nothing of the relative's, it may be anywhere.
  if (from.length > 0 && theirs.length === 0) return Number.POSITIVE_INFINITY;
  const abroad = ours.length > 0 && theirs.length > 0 && !theirs.some((country) => ours.includes(country));
  return abroad ? Number.POSITIVE_INFINITY : null;
}

function pointsOf({ lat, lon }: MatchedTarget["places"][number]): Point[] {
  return lat === null || lon === null ? [] : [{ lat, lon }];
}
