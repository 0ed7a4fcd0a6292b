import type { LinkReason } from "../../platform/db/schema/events";
import type { PlacePrecision } from "../../platform/db/shapes/target-place";
import type { EventMatching } from "./rules/event-matching";

/** How well a target's point is known. */
export interface PlaceKnown {
  /** Null: to the address. */
  precision: PlacePrecision | null;
  /** What the point is of. */
  of: string | null;
  /** Of a region: so far lie its places. */
  radiusKm: number | null;
}

/** So much further a hazard may be from the point and still be where the target is, and so much surer it is not; null: too vague to say. */
export function vagueness(
  { precision, radiusKm }: PlaceKnown,
  { aboutTargets }: Pick<EventMatching, "aboutTargets">,
): { widenKm: number; confidence: number } | null {
  if (precision === null || precision === "address") return { widenKm: 0, confidence: 1 };
  if (precision === "country") return null;
  const rule = aboutTargets[precision];
  if (precision !== "region") return rule;
  const widenKm = Math.max(rule.widenKm, radiusKm ?? rule.widenKm);
  return widenKm > aboutTargets.widestKm ? null : { ...rule, widenKm };
}

/** The reason says that the distance is to a town or region, and not to the site. */
export function aboutReason(reason: LinkReason, { precision, of }: PlaceKnown): LinkReason {
  if (precision !== "postcode" && precision !== "town" && precision !== "region") return reason;
  const key = ABOUT[precision][reason.key];
  return key === undefined ? reason : { key, params: { ...reason.params, of: of ?? "" } };
}

/** By precision, for each reason that a place gives. */
const ABOUT: Readonly<Record<"postcode" | "town" | "region", Readonly<Record<string, string>>>> = {
  postcode: {
    distance: "distance-postcode",
    "distance-magnitude": "distance-magnitude-postcode",
    "in-area": "in-area-postcode",
  },
  town: { distance: "distance-town", "distance-magnitude": "distance-magnitude-town", "in-area": "in-area-town" },
  region: {
    distance: "distance-region",
    "distance-magnitude": "distance-magnitude-region",
    "in-area": "in-area-region",
  },
};
