import { EDGE_SOURCE_NAMES } from "~/backend/contract/graph-words";
import { RISK_NAMES } from "~/backend/contract/score-words";
import type { GraphWords } from "../words.server";

/** What shapes and strokes mean. */
export function legendOf(words: GraphWords) {
  return {
    risks: [...RISK_NAMES].reverse().map((risk) => ({ risk, word: words.word("risk", risk) })),
    lines: [
      ...EDGE_SOURCE_NAMES.map((source) => ({ source, word: words.word("edgeSource", source) })),
      { source: "followed" as const, word: words.text("evidence.followed") },
    ],
  };
}
export type Legend = ReturnType<typeof legendOf>;
