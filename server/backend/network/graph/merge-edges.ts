import type { EdgeSource, EdgeType } from "../../platform/db/schema/targets";

/** One row of `edges`. */
export interface FoundEdge {
  from: number;
  to: number;
  type: EdgeType;
  source: EdgeSource;
  probability: number;
  shipments: number | null;
  lastShipmentOn: string | null;
  hsCodes: string[];
}

/** All edges from one target to another together. */
export interface WalkedEdge {
  from: number;
  to: number;
  types: EdgeType[];
  sources: EdgeSource[];
  probability: number;
  shipments: number | null;
  lastShipmentOn: string | null;
  hsCodes: string[];
}

/** Once for each pair: the likeliest probability, the sum of the shipments, the last day, all codes. In the order of the pairs. */
export function mergeEdges(found: readonly FoundEdge[]): WalkedEdge[] {
  const merged = new Map<string, { edge: WalkedEdge; rows: FoundEdge[] }>();
  for (const row of found) {
    const { from, to, type, source, probability, shipments, lastShipmentOn, hsCodes } = row;
    const key = `${from}-${to}`;
    const known = merged.get(key) ?? {
      edge: { from, to, types: [], sources: [], probability: 0, shipments: null, lastShipmentOn: null, hsCodes: [] },
      rows: [],
    };
    merged.set(key, known);
    // An edge within a tier is met from both of its ends.
    if (known.rows.some((one) => saysTheSame(one, row))) continue;
    known.rows.push(row);
    const { edge } = known;
    edge.types = union(edge.types, [type]);
    edge.sources = union(edge.sources, [source]);
    edge.probability = Math.max(edge.probability, probability);
    if (shipments !== null) edge.shipments = (edge.shipments ?? 0) + shipments;
    if (lastShipmentOn && lastShipmentOn > (edge.lastShipmentOn ?? "")) edge.lastShipmentOn = lastShipmentOn;
    edge.hsCodes = union(edge.hsCodes, hsCodes);
  }
  return [...merged.values()].map(({ edge }) => edge).sort((one, other) => one.from - other.from || one.to - other.to);
}

const saysTheSame = (one: FoundEdge, other: FoundEdge): boolean =>
  one.type === other.type &&
  one.source === other.source &&
  one.probability === other.probability &&
  one.shipments === other.shipments &&
  one.lastShipmentOn === other.lastShipmentOn &&
  one.hsCodes.length === other.hsCodes.length &&
  one.hsCodes.every((code, at) => code === other.hsCodes[at]);

const union = <T extends string>(one: T[], other: readonly T[]): T[] =>
  other.every((value) => one.includes(value)) ? one : [...new Set([...one, ...other])].sort();
