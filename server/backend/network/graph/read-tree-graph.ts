import type { TreeGraph } from "~/backend/contract/graphs";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { choose } from "./choose";
import type { GraphCollection } from "./find-collection";
import { headingsOf } from "./headings";
import { readNodes, readScores } from "./read-nodes";
import { type Walk, type WalkFilter, walk } from "./walk";

export interface GraphAsked {
  collection: GraphCollection;
  filter: WalkFilter;
  perspective: Perspective;
  /** How many targets are answered at most. */
  limit: number;
}

/** The graph of a collection: what is drawn of it, how much there is, and what was left out by what. */
export async function readTree(tx: Tx, scope: CustomerScope, asked: GraphAsked): Promise<TreeGraph> {
  const { customerId } = scope;
  const walked = await walk(tx, scope, asked.collection, asked.filter);
  const scores = await readScores(tx, customerId, asked.perspective, [...walked.tiers.keys()]);
  const chosen = choose(walked.tiers, walked.edges, scores, asked.limit);
  const nodes = await readNodes(tx, customerId, chosen, walked, scores);
  const drawn = new Set(nodes.map(({ id }) => id));
  return {
    ...headOf(asked, walked),
    cut: cutsOf(walked, chosen.length),
    headings: headingsOf([...codesByTarget(walked).values()]),
    nodes,
    edges: walked.edges.filter(({ from, to }) => drawn.has(from) && drawn.has(to)),
  };
}

/** What both graphs say of themselves. */
export function headOf({ collection, perspective }: GraphAsked, { tiers, cut }: Walk) {
  const { id, name, type, kind, tiersEnabled, maxTier, below } = collection;
  const counts = new Map<number, number>();
  for (const tier of tiers.values()) counts.set(tier, (counts.get(tier) ?? 0) + 1);
  return {
    collection: { id, name, type, kind, tiersEnabled, maxTier },
    perspective,
    total: tiers.size,
    totalIsExact: !cut,
    tiers: [...counts].sort(([one], [other]) => one - other).map(([tier, targets]) => ({ tier, targets })),
    collections: below,
  };
}

export function cutsOf({ tiers, cut }: Walk, drawn: number): TreeGraph["cut"] {
  const cuts: TreeGraph["cut"] = [];
  if (drawn < tiers.size) cuts.push({ by: "limit", targets: tiers.size - drawn });
  // How many stand beyond is not known: looking at them is what was saved.
  if (cut) cuts.push({ by: "walk", targets: 0 });
  return cuts;
}

/** Codes of what each target delivers within the walk. */
export function codesByTarget({ edges }: Walk): Map<number, string[]> {
  const codes = new Map<number, string[]>();
  for (const { from, hsCodes } of edges) {
    if (hsCodes.length > 0) codes.set(from, [...(codes.get(from) ?? []), ...hsCodes]);
  }
  return codes;
}
