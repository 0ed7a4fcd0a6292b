import type { EventTypeId } from "../../../reference/catalogue/event-types";
import type { TypeEvidence } from "./find-evidence";

/**
 * The rule `reading-main-type`: where a text tells of several events, the cause leads and not what came of it, wherever in the title and
 * the lead each stands. Others keep their order.
 */
export function leadingFirst(found: readonly TypeEvidence[]): TypeEvidence[] {
  const left = [...found];
  const ordered: TypeEvidence[] = [];
  while (left.length > 0) {
    const at = left.findIndex(({ type }) => !left.some((other) => CONSEQUENCES[other.type]?.has(type)));
    // Causes never go in a circle (a test says so), so one is always found.
    ordered.push(...left.splice(Math.max(at, 0), 1));
  }
  return ordered;
}

const consequences = (...types: EventTypeId[]): ReadonlySet<EventTypeId> => new Set(types);

const STANDSTILL = ["production-stop", "shipping-disruption", "port-congestion"] as const satisfies EventTypeId[];

/** What often comes of an event and is told with it. */
export const CONSEQUENCES: Partial<Record<EventTypeId, ReadonlySet<EventTypeId>>> = {
  earthquake: consequences("tsunami", "landslide", "fire", "transport-accident", "workplace-accident", ...STANDSTILL),
  tsunami: consequences("flood", ...STANDSTILL),
  volcano: consequences("landslide", ...STANDSTILL),
  storm: consequences("flood", "landslide", "transport-accident", ...STANDSTILL),
  flood: consequences("landslide", "transport-accident", ...STANDSTILL),
  drought: consequences("water-stress", ...STANDSTILL),
  "extreme-temperature": consequences("occupational-health", ...STANDSTILL),
  wildfire: consequences("pollution", "fire", ...STANDSTILL),
  "transport-accident": consequences("explosion", "fire", "pollution", ...STANDSTILL),
  explosion: consequences("fire", "workplace-accident", "pollution", "plant-closure", "lawsuit", ...STANDSTILL),
  fire: consequences("workplace-accident", "pollution", "plant-closure", "lawsuit", ...STANDSTILL),
  "workplace-accident": consequences("lawsuit", "plant-closure", ...STANDSTILL),
  "cyber-attack": consequences("data-breach", "lawsuit", ...STANDSTILL),
  "data-breach": consequences("lawsuit"),
  "armed-conflict": consequences("explosion", "fire", "protest", "sanctions", ...STANDSTILL),
  "political-unrest": consequences("protest", ...STANDSTILL),
  strike: consequences("protest", "transport-accident", ...STANDSTILL),
  protest: consequences(...STANDSTILL),
  epidemic: consequences("mass-layoff", "plant-closure", ...STANDSTILL),
  insolvency: consequences(
    "mass-layoff",
    "plant-closure",
    "management-change",
    "financial-distress",
    "ownership-change",
  ),
  "plant-closure": consequences("mass-layoff"),
  merger: consequences("ownership-change", "management-change", "mass-layoff", "plant-closure"),
  antitrust: consequences("lawsuit", "merger"),
  fraud: consequences("lawsuit", "management-change"),
  corruption: consequences("lawsuit", "management-change"),
  pollution: consequences("lawsuit"),
  "hazardous-waste": consequences("lawsuit"),
  discrimination: consequences("lawsuit"),
  "wages-and-hours": consequences("lawsuit"),
  "child-labour": consequences("wages-and-hours", "lawsuit"),
  "forced-labour": consequences("wages-and-hours", "lawsuit", "trade-barrier"),
  "product-recall": consequences("product-safety", "lawsuit"),
  "product-safety": consequences("lawsuit"),
  "export-control": consequences("trade-barrier"),
  sanctions: consequences("lawsuit"),
};
