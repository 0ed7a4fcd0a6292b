import type { EdgeType } from "../../../../platform/db/schema/targets";
import type { LinkedCandidate } from "../linked/candidate";

/** What a row says of how one delivers to, or belongs to, the other. Days are `YYYY-MM-DD`. */
export interface Relation {
  type: EdgeType;
  /** Six digits at most: what follows is national. */
  hsCodes: string[];
  /** 0 to 1; null where the row says nothing, which is as sure as what the customer says itself. */
  probability: number | null;
  shipments: number | null;
  first: string | null;
  last: string | null;
}

export type RelationCandidate = LinkedCandidate<Relation>;
