import { EVENT_GROUPS as GROUPS } from "~/backend/contract/alert-words";
import type { EventKind } from "../../platform/db/shapes/event-kinds";
import type { Perspective } from "./perspectives";
import type { Priority } from "./priorities";

/** The groups of product-decisions.md, in its order. Names are texts under `catalogue:eventGroups.<id>`. */
export const EVENT_GROUPS = GROUPS;
export type EventGroup = (typeof EVENT_GROUPS)[number];

export interface EventType {
  id: string;
  group: EventGroup;
  /** Where nothing is known of its strength. */
  priority: Priority;
  /** Those in whose score it counts. */
  perspectives: readonly Perspective[];
  /** Days after which it counts half in a score; goes into the rule `event-half-lives`. */
  halfLifeDays: number;
}

/** What can happen, in our own words. Names are texts under `catalogue:eventTypes.<id>`, icons are in `app/domain/alert`. */
export const EVENT_TYPES = [
  {
    id: "child-labour",
    group: "labour-and-human-rights",
    priority: "Critical",
    perspectives: ["Sustainability", "Compliance"],
    halfLifeDays: 365,
  },
  {
    id: "forced-labour",
    group: "labour-and-human-rights",
    priority: "Critical",
    perspectives: ["Sustainability", "Compliance"],
    halfLifeDays: 365,
  },
  {
    id: "discrimination",
    group: "labour-and-human-rights",
    priority: "Mid",
    perspectives: ["Sustainability"],
    halfLifeDays: 180,
  },
  {
    id: "freedom-of-association",
    group: "labour-and-human-rights",
    priority: "High",
    perspectives: ["Sustainability"],
    halfLifeDays: 180,
  },
  {
    id: "wages-and-hours",
    group: "labour-and-human-rights",
    priority: "Mid",
    perspectives: ["Sustainability"],
    halfLifeDays: 180,
  },
  {
    id: "land-rights",
    group: "labour-and-human-rights",
    priority: "High",
    perspectives: ["Sustainability"],
    halfLifeDays: 365,
  },
  {
    id: "human-rights-abuse",
    group: "labour-and-human-rights",
    priority: "High",
    perspectives: ["Sustainability", "Compliance"],
    halfLifeDays: 365,
  },
  {
    id: "workplace-accident",
    group: "health-and-safety",
    priority: "High",
    perspectives: ["Sustainability", "Disruption"],
    halfLifeDays: 120,
  },
  {
    id: "occupational-health",
    group: "health-and-safety",
    priority: "Mid",
    perspectives: ["Sustainability"],
    halfLifeDays: 180,
  },
  {
    id: "product-safety",
    group: "health-and-safety",
    priority: "Mid",
    perspectives: ["Sustainability", "Disruption"],
    halfLifeDays: 120,
  },
  {
    id: "epidemic",
    group: "health-and-safety",
    priority: "High",
    perspectives: ["Sustainability", "Disruption"],
    halfLifeDays: 60,
  },
  {
    id: "pollution",
    group: "environment",
    priority: "High",
    perspectives: ["Sustainability", "Compliance"],
    halfLifeDays: 180,
  },
  {
    id: "hazardous-waste",
    group: "environment",
    priority: "High",
    perspectives: ["Sustainability", "Compliance"],
    halfLifeDays: 180,
  },
  {
    id: "deforestation",
    group: "environment",
    priority: "High",
    perspectives: ["Sustainability", "Compliance"],
    halfLifeDays: 365,
  },
  { id: "biodiversity", group: "environment", priority: "Mid", perspectives: ["Sustainability"], halfLifeDays: 365 },
  {
    id: "water-stress",
    group: "environment",
    priority: "Mid",
    perspectives: ["Sustainability", "Disruption"],
    halfLifeDays: 180,
  },
  { id: "emissions", group: "environment", priority: "Low", perspectives: ["Sustainability"], halfLifeDays: 180 },
  {
    id: "sanctions",
    group: "governance-legal-and-sanctions",
    priority: "Critical",
    perspectives: ["Compliance", "Disruption"],
    halfLifeDays: 365,
  },
  {
    id: "export-control",
    group: "governance-legal-and-sanctions",
    priority: "High",
    perspectives: ["Compliance", "Disruption"],
    halfLifeDays: 365,
  },
  {
    id: "corruption",
    group: "governance-legal-and-sanctions",
    priority: "High",
    perspectives: ["Compliance", "Sustainability"],
    halfLifeDays: 365,
  },
  {
    id: "fraud",
    group: "governance-legal-and-sanctions",
    priority: "High",
    perspectives: ["Compliance"],
    halfLifeDays: 365,
  },
  {
    id: "antitrust",
    group: "governance-legal-and-sanctions",
    priority: "Mid",
    perspectives: ["Compliance"],
    halfLifeDays: 365,
  },
  {
    id: "data-breach",
    group: "governance-legal-and-sanctions",
    priority: "Mid",
    perspectives: ["Compliance", "Disruption"],
    halfLifeDays: 120,
  },
  {
    id: "lawsuit",
    group: "governance-legal-and-sanctions",
    priority: "Mid",
    perspectives: ["Compliance"],
    halfLifeDays: 365,
  },
  {
    id: "regulatory-change",
    group: "governance-legal-and-sanctions",
    priority: "Low",
    perspectives: ["Compliance", "Sustainability"],
    halfLifeDays: 180,
  },
  {
    id: "insolvency",
    group: "finance-and-ownership",
    priority: "Critical",
    perspectives: ["Disruption"],
    halfLifeDays: 180,
  },
  {
    id: "financial-distress",
    group: "finance-and-ownership",
    priority: "High",
    perspectives: ["Disruption"],
    halfLifeDays: 120,
  },
  {
    id: "merger",
    group: "finance-and-ownership",
    priority: "Mid",
    perspectives: ["Disruption", "Compliance"],
    halfLifeDays: 180,
  },
  {
    id: "ownership-change",
    group: "finance-and-ownership",
    priority: "Mid",
    perspectives: ["Disruption", "Compliance"],
    halfLifeDays: 180,
  },
  {
    id: "management-change",
    group: "finance-and-ownership",
    priority: "Low",
    perspectives: ["Disruption"],
    halfLifeDays: 90,
  },
  {
    id: "plant-closure",
    group: "operations-and-quality",
    priority: "High",
    perspectives: ["Disruption"],
    halfLifeDays: 180,
  },
  {
    id: "production-stop",
    group: "operations-and-quality",
    priority: "High",
    perspectives: ["Disruption"],
    halfLifeDays: 60,
  },
  {
    id: "fire",
    group: "operations-and-quality",
    priority: "High",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 90,
  },
  {
    id: "explosion",
    group: "operations-and-quality",
    priority: "Critical",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 90,
  },
  {
    id: "product-recall",
    group: "operations-and-quality",
    priority: "Mid",
    perspectives: ["Disruption"],
    halfLifeDays: 120,
  },
  {
    id: "cyber-attack",
    group: "operations-and-quality",
    priority: "High",
    perspectives: ["Disruption"],
    halfLifeDays: 60,
  },
  {
    id: "mass-layoff",
    group: "labour-dispute-and-unrest",
    priority: "Mid",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 120,
  },
  {
    id: "strike",
    group: "labour-dispute-and-unrest",
    priority: "High",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 45,
  },
  {
    id: "protest",
    group: "labour-dispute-and-unrest",
    priority: "Mid",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 30,
  },
  { id: "earthquake", group: "natural-hazard", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 30 },
  { id: "tsunami", group: "natural-hazard", priority: "High", perspectives: ["Disruption"], halfLifeDays: 30 },
  { id: "volcano", group: "natural-hazard", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 30 },
  { id: "flood", group: "natural-hazard", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 30 },
  { id: "storm", group: "natural-hazard", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 14 },
  { id: "wildfire", group: "natural-hazard", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 21 },
  {
    id: "drought",
    group: "natural-hazard",
    priority: "Mid",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 90,
  },
  { id: "landslide", group: "natural-hazard", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 30 },
  {
    id: "extreme-temperature",
    group: "natural-hazard",
    priority: "Low",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 14,
  },
  {
    id: "armed-conflict",
    group: "geopolitics-and-trade",
    priority: "Critical",
    perspectives: ["Disruption", "Sustainability", "Compliance"],
    halfLifeDays: 180,
  },
  {
    id: "political-unrest",
    group: "geopolitics-and-trade",
    priority: "High",
    perspectives: ["Disruption", "Sustainability"],
    halfLifeDays: 60,
  },
  {
    id: "trade-barrier",
    group: "geopolitics-and-trade",
    priority: "Mid",
    perspectives: ["Disruption", "Compliance"],
    halfLifeDays: 180,
  },
  { id: "shipping-disruption", group: "logistics", priority: "High", perspectives: ["Disruption"], halfLifeDays: 30 },
  { id: "port-congestion", group: "logistics", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 21 },
  { id: "transport-accident", group: "logistics", priority: "Mid", perspectives: ["Disruption"], halfLifeDays: 21 },
  {
    id: "news",
    group: "operations-and-quality",
    priority: "Low",
    perspectives: ["Disruption", "Sustainability", "Compliance"],
    halfLifeDays: 30,
  },
] as const satisfies readonly EventType[];
export type EventTypeId = (typeof EVENT_TYPES)[number]["id"];

export const isEventType = (id: string): id is EventTypeId => EVENT_TYPES.some((type) => type.id === id);

/** What the sources tell of, in the product's types. A text that nobody has classed yet is news. */
export const TYPE_OF_KIND: Record<EventKind, EventTypeId> = {
  earthquake: "earthquake",
  tsunami: "tsunami",
  volcano: "volcano",
  landslide: "landslide",
  "mine-collapse": "workplace-accident",
  explosion: "explosion",
  "seismic-other": "earthquake",
  flood: "flood",
  cyclone: "storm",
  storm: "storm",
  drought: "drought",
  wildfire: "wildfire",
  "extreme-temperature": "extreme-temperature",
  "mass-layoff": "mass-layoff",
  "plant-closure": "plant-closure",
  "shipping-disruption": "shipping-disruption",
  report: "news",
};
