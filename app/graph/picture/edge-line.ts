import { EDGE_SOURCE_NAMES } from "~/backend/contract/graph-words";
import type { Edge } from "../graph";
import type { EdgeLine } from "./picture";

/** Strokes by what an edge rests on, as SVG writes dashes, no two alike: what the customer told is a whole line. */
export const DASHES: Record<EdgeLine["source"], string | undefined> = {
  Customer: undefined,
  Customs: "14 3",
  Media: "6 3",
  Prediction: "2 4",
  followed: "7 3 1 3",
};

/** A paler line would have less than 3 to 1 on the card that the picture stands on (WCAG 1.4.11). */
export const PALEST = 0.75;

const FRESH = 365;
const STALE = 730;

/**
 * How an edge looks on a day (`YYYY-MM-DD`): by the best of its sources, wider the likelier it is, and paler the longer ago its
 * last shipment was: one year, two years, longer. What has no day does not age.
 */
export function lineOf(
  edge: Pick<Edge, "sources" | "probability" | "lastShipmentOn" | "onlyFollowed">,
  today: string,
): EdgeLine {
  if (edge.onlyFollowed) return { source: "followed", width: 1, opacity: PALEST };
  const source = EDGE_SOURCE_NAMES.find((one) => edge.sources.includes(one)) ?? "Prediction";
  const base = source === "Customer" ? 1.5 : 1.1;
  return {
    source,
    width: Math.round(base * (0.6 + 0.4 * edge.probability) * 100) / 100,
    opacity: opacityOf(edge.lastShipmentOn, today),
  };
}

function opacityOf(lastShipmentOn: string | null, today: string): number {
  if (lastShipmentOn === null) return 1;
  const days = (Date.parse(today) - Date.parse(lastShipmentOn)) / 86_400_000;
  return days <= FRESH ? 1 : days <= STALE ? 0.87 : PALEST;
}
