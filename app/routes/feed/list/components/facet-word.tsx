import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { RiskMark } from "~/domain/score/risk-mark";
import type { Facet } from "../view/rail.server";

/** A priority has its shape, everything else its word. */
export function FacetWord({ facet, value, word }: { facet: Facet["name"]; value: string; word: string }) {
  const priority = facet === "priorities" ? PRIORITY_NAMES.find((name) => name === value) : undefined;
  return priority ? (
    <RiskMark risk={priority} word={word} />
  ) : (
    <span className="wrap-anywhere min-w-0 leading-snug">{word}</span>
  );
}
