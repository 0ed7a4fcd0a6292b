import type { RawPlace, SeverityInputs } from "../../platform/db/shapes/raw-event";
import type { MatchedEvent } from "./load-events";
import type { MatchingRules } from "./matching-rules";
import type { HazardReach, Reach } from "./rules/hazard-reach";

type Point = Extract<RawPlace, { kind: "point" }>;

/** How far an event reaches around a point, in kilometres. */
export interface Area {
  /** Null: it hits nothing, it is only near. */
  innerKm: number | null;
  outerKm: number;
  /** So much further away everything is than the map says, for what happens in the depth. */
  belowKm: number;
  /** 1 for an exact place, less for a town's or a county's centre. */
  confidence: number;
}

/** Null when an event of its kind and strength reaches nobody whom it does not name. */
export function areaOf(
  { eventTypeId, severity }: Pick<MatchedEvent, "eventTypeId" | "severity">,
  point: Point,
  { reach, matching }: Pick<MatchingRules, "reach" | "matching">,
): Area | null {
  const base = baseReach(reach, eventTypeId, severity);
  if (!base) return null;
  const given = Math.min(reach.largestGivenKm, point.radiusKm ?? radiusOf(severity.affectedAreaKm2 ?? 0));
  const inner = base.direct === null ? null : Math.max(base.direct, given);
  const outer = Math.max(base.regional ?? 0, inner ?? 0, given);
  if (outer === 0) return null;
  const { widenKm, confidence } = approximate(point, matching);
  const belowKm = eventTypeId === "earthquake" ? Math.max(0, (severity.depthKm ?? 0) - SHALLOW_KM) : 0;
  return { innerKm: inner === null ? null : inner + widenKm, outerKm: outer + widenKm, belowKm, confidence };
}

/** The depth that the radii of the rule hold for. */
const SHALLOW_KM = 15;

function baseReach(rule: HazardReach, eventTypeId: string, severity: SeverityInputs): Reach | null {
  if (eventTypeId === "earthquake" && severity.magnitude !== undefined) {
    const { magnitude } = severity;
    return rule.earthquake.findLast(({ from }) => magnitude >= from) ?? null;
  }
  const levels = Object.hasOwn(rule.types, eventTypeId) ? rule.types[eventTypeId] : undefined;
  if (!levels) return null;
  const { alertLevel, magnitude = Number.POSITIVE_INFINITY } = severity;
  if (magnitude < rule.faintMagnitude) return null;
  return (alertLevel === "orange" || alertLevel === "red" ? levels[alertLevel] : undefined) ?? levels.other;
}

/** Of the circle with that area. */
const radiusOf = (km2: number): number => Math.sqrt(km2 / Math.PI);

function approximate({ precision }: Point, { approximate }: MatchingRules["matching"]) {
  if (precision === "town" || precision === "county") return approximate[precision];
  return { widenKm: 0, confidence: 1 };
}
