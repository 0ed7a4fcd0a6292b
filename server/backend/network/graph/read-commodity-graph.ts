import type { CommodityGraph, GraphTarget } from "~/backend/contract/graphs";
import { RISK_NAMES } from "~/backend/contract/score-words";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { commodityOfHs } from "../../reference/catalogue/commodities";
import { countCodes, headingsOf, shortened } from "./headings";
import type { WalkedEdge } from "./merge-edges";
import { readNodes, readScores } from "./read-nodes";
import { codesByTarget, type GraphAsked, headOf } from "./read-tree-graph";
import { type Walk, walk } from "./walk";

/** Codes beside each other are read by people. */
const MOST_CODES = 60;

type Link = CommodityGraph["links"][number];

/** Goods by HS code, cut to so many digits, and who deals in them: the same walk as the tree's, seen from the goods. */
export async function readCommodities(
  tx: Tx,
  scope: CustomerScope,
  asked: GraphAsked,
  digits: number,
): Promise<CommodityGraph> {
  const walked = await walk(tx, scope, asked.collection, asked.filter);
  const codes = codesByTarget(walked);
  const wanted = countCodes(codes.values(), digits).filter(([code]) =>
    code.startsWith(asked.filter.hsCode?.slice(0, digits) ?? ""),
  );
  const counts = new Map(wanted.slice(0, MOST_CODES));
  const links = linksOf(walked, digits).filter(({ code }) => counts.has(code));
  const scores = await readScores(tx, scope.customerId, asked.perspective, [
    ...new Set(links.map((link) => link.targetId)),
  ]);
  const dealing = riskiest(links, walked, scores);
  const nodes = await readNodes(tx, scope.customerId, dealing.slice(0, asked.limit), walked, scores);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const drawn = links.filter(({ targetId }) => byId.has(targetId));
  const without = walked.tiers.size - dealing.length;
  return {
    ...headOf(asked, walked),
    cut: [
      ...(dealing.length > nodes.length ? [{ by: "limit" as const, targets: dealing.length - nodes.length }] : []),
      ...(without > 0 ? [{ by: "withoutCode" as const, targets: without }] : []),
      ...(walked.cut ? [{ by: "walk" as const, targets: 0 }] : []),
    ],
    headings: headingsOf([...codes.values()]),
    commodities: [...counts]
      .map(([code, targets]) => commodityOf(code, targets, drawn, byId))
      .filter(({ code }) => drawn.some((link) => link.code === code)),
    nodes,
    links: drawn,
  };
}

/** Who delivers goods of a code, once for each pair, with the evidence of all edges along which they go. */
function linksOf({ edges }: Walk, digits: number): Link[] {
  const links = new Map<string, { code: string; edges: WalkedEdge[] }>();
  for (const edge of edges) {
    for (const code of new Set(edge.hsCodes.map((one) => shortened(one, digits)))) {
      const key = `${edge.from} ${code}`;
      const known = links.get(key) ?? { code, edges: [] };
      known.edges.push(edge);
      links.set(key, known);
    }
  }
  return [...links.values()].map(({ code, edges: own }) => ({ code, targetId: own[0]?.from ?? 0, ...together(own) }));
}

/** The evidence of several edges: all sources, the likeliest, the sum of the shipments, the last day. */
function together(edges: readonly WalkedEdge[]): Omit<Link, "code" | "targetId"> {
  const told = edges.flatMap(({ shipments }) => shipments ?? []);
  return {
    sources: [...new Set(edges.flatMap(({ sources }) => sources))].sort(),
    probability: Math.max(...edges.map(({ probability }) => probability)),
    shipments: told.length > 0 ? told.reduce((sum, shipments) => sum + shipments) : null,
    lastShipmentOn: latest(edges),
  };
}

/** The last of the days, null where none is known. */
function latest(all: readonly { lastShipmentOn: string | null }[]): string | null {
  return (
    all
      .flatMap(({ lastShipmentOn }) => lastShipmentOn ?? [])
      .sort()
      .at(-1) ?? null
  );
}

function riskiest(links: readonly Link[], { tiers }: Walk, scores: ReadonlyMap<number, number>): number[] {
  const risk = (id: number) => scores.get(id) ?? -1;
  return [...new Set(links.map(({ targetId }) => targetId))].sort(
    (one, other) => risk(other) - risk(one) || (tiers.get(one) ?? 0) - (tiers.get(other) ?? 0) || one - other,
  );
}

function commodityOf(code: string, targets: number, links: readonly Link[], byId: ReadonlyMap<number, GraphTarget>) {
  const own = links.filter((link) => link.code === code);
  const risks = own.map(({ targetId }) => RISK_NAMES.indexOf(byId.get(targetId)?.risk ?? "NA"));
  return {
    code,
    commodity: commodityOfHs(code)?.id ?? null,
    targets,
    shipments: own.reduce((sum, { shipments }) => sum + (shipments ?? 0), 0),
    lastShipmentOn: latest(own),
    risk: RISK_NAMES[Math.max(0, ...risks)] ?? "NA",
  };
}
