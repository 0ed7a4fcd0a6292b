import type { EdgeSourceName, EdgeTypeName } from "~/backend/contract/graph-words";
import type { RiskName } from "~/backend/contract/score-words";

/** A target as graphs draw it; what they do not draw stays with who asks. */
export interface GraphTarget {
  id: number;
  name: string;
  type: string;
  ctype: string;
  country: string | null;
  /** 1 to 5, from the customer outwards. */
  tier: number;
  /** 0 to 100; null where nothing is known. */
  score: number | null;
  risk: RiskName;
  following: boolean;
  own: boolean;
  group: { id: number; name: string } | null;
  commodity: string | null;
  hsCodes: readonly string[];
}

export interface Evidence {
  sources: readonly EdgeSourceName[];
  /** 0 to 1. */
  probability: number;
  shipments: number | null;
  lastShipmentOn: string | null;
}

/** `from` delivers to `to`. */
export interface GraphEdge extends Evidence {
  from: number;
  to: number;
  types: readonly EdgeTypeName[];
  hsCodes: readonly string[];
}

/**
 * What a graph can group: `overview` leaves the riskiest of a wide tier single and groups the rest by country, `lowRisk` groups what is
 * of low risk and has nothing riskier behind it.
 */
export const COLLAPSES = ["overview", "none", "lowRisk", "country", "tier", "commodity", "group"] as const;
export type Collapse = (typeof COLLAPSES)[number];

/** The customer itself, one target, or several that stand together. */
export type NodeKind = "you" | "target" | "together" | "code";

export interface Node {
  /** `you`, `t12`, a key of `collapse`, or `hs7325`. */
  id: string;
  kind: NodeKind;
  /** 0 for the customer, else the tier. */
  column: number;
  /** Of several the riskiest one's. */
  risk: RiskName;
  /** One for a target, those that stand together otherwise; what is the customer's own for `you`. */
  targets: readonly GraphTarget[];
  /** What those that stand together have in common: a country's code, a commodity, an owner's name. */
  common: string | null;
  /** Of a code: what flows of it, and how many deal in it. */
  goods?: { shipments: number; dealers: number };
}

export interface Edge extends Evidence {
  from: string;
  to: string;
  /** How many edges it stands for. */
  count: number;
  /** The two targets where it stands for what is between them alone. */
  pair: { from: number; to: number } | null;
  /** The customer follows the target and is told of no delivery. */
  onlyFollowed: boolean;
}

export interface Graph {
  /** By column, within a column in no order that means anything yet. */
  nodes: Node[];
  edges: Edge[];
}

export const YOU = "you";
export const targetNode = (id: number): string => `t${id}`;
