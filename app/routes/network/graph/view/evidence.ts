import type { Edge, Evidence } from "~/graph/graph";
import { DOT } from "~/i18n/dot";
import type { GraphWords } from "../words.server";

/** "Customs records · 118 shipments, last 14 Nov 2026", "Prediction · 62%". */
export function evidenceInWords(
  edge: Evidence & Partial<Pick<Edge, "onlyFollowed" | "count">>,
  words: GraphWords,
): string {
  if (edge.onlyFollowed) return words.text("evidence.followed");
  const { sources, probability, shipments, lastShipmentOn, count = 1 } = edge;
  const parts = [words.list(sources.map((source) => words.word("edgeSource", source)))];
  if (probability < 1) parts.push(words.percent(probability));
  if (shipments !== null)
    parts.push(words.text("evidence.shipments", { count: shipments, number: words.number(shipments) }));
  if (lastShipmentOn) parts.push(words.text("evidence.last", { day: words.day(lastShipmentOn) }));
  if (count > 1) parts.push(words.text("evidence.edges", { count, number: words.number(count) }));
  return parts.join(DOT);
}
