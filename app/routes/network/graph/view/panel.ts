import type { RiskName } from "~/backend/contract/score-words";
import { type Edge, type GraphTarget, type Node, targetNode, YOU } from "~/graph/graph";
import { edgeKey } from "~/graph/way";
import { paths } from "~/paths";
import type { GraphWords } from "../words.server";
import type { Drawn } from "./draw.server";
import { evidenceInWords } from "./evidence";

export interface PanelView {
  title: string;
  risk: { name: RiskName; word: string; score: string | null } | null;
  facts: { word: string; value: string }[];
  /** Of what stands together: opens it. */
  openHref: string | null;
  /** Of one target: everything about it. */
  profileHref: string | null;
  closeHref: string;
  /** From the customer to it, step by step. */
  way: { name: string; evidence: string; href: string | null }[];
  weakest: string | null;
  lists: {
    title: string;
    /** How many there are, shown or not. */
    count: string;
    more: string | null;
    items: { key: string; name: string; href: string | null; note: string; risk: RiskName | null }[];
  }[];
}

/** More are in the table. */
const MOST_LISTED = 30;

/** The chosen node in words: what it is, how it hangs together with the customer, and what is around it. */
export function panelOf(drawn: Drawn, selected: string, words: GraphWords): PanelView | null {
  const { graph, names, way, href } = drawn;
  const node = graph.nodes.find(({ id }) => id === selected);
  if (!node) return null;
  const [only] = node.kind === "target" ? node.targets : [];
  const around = (far: "from" | "to", near: "from" | "to", title: string) => ({
    title,
    ...listed(
      graph.edges.filter((edge) => edge[near] === selected).map((edge) => itemOf(edge, edge[far], drawn, words)),
      words,
    ),
  });
  const members = {
    title: words.text(node.kind === "you" ? "panel.own" : "panel.members"),
    ...listed(node.kind === "target" ? [] : node.targets.map((target) => memberOf(target, drawn, words)), words),
  };
  return {
    title: names.ofNode(node),
    risk: node.kind === "you" ? null : riskOf(node, only, words),
    facts: factsOf(node, only, words),
    openHref: node.kind === "together" ? href({ open: [...drawn.opened, node.id], node: null, edge: null }) : null,
    profileHref: only ? paths.targetProfile(only.id) : null,
    closeHref: href({ node: null, edge: null }),
    way: stepsOf(drawn, selected, words),
    weakest:
      way && way.edges.size > 0 && way.probability < 1
        ? words.text("panel.weakest", { probability: words.percent(way.probability) })
        : null,
    lists: [
      members,
      around("to", "from", words.text("panel.delivers")),
      around("from", "to", words.text("panel.gets")),
    ].filter(({ items }) => items.length > 0),
  };
}

function riskOf({ risk }: Node, only: GraphTarget | undefined, words: GraphWords): PanelView["risk"] {
  const score = only?.score ?? null;
  return {
    name: risk,
    word: words.word("risk", risk),
    score: score === null ? null : words.number(Math.floor(score)),
  };
}

function factsOf({ column, kind, goods }: Node, only: GraphTarget | undefined, words: GraphWords) {
  const facts: [string, string | null | undefined][] = [
    [words.text("fields.tier"), kind === "you" || kind === "code" ? null : words.text("tier", { tier: column })],
    [words.text("fields.shipments"), goods && goods.shipments > 0 ? words.number(goods.shipments) : null],
    [words.text("panel.gets"), goods && words.number(goods.dealers)],
    [words.text("fields.ctype"), only && words.word("ctype", only.ctype)],
    [words.text("fields.country"), only?.country && words.country(only.country)],
    [words.text("fields.group"), only?.group?.name],
    [words.text("fields.goods"), only && words.list(only.hsCodes.map((code) => words.goods(code, null)))],
    [words.text("fields.following"), only && words.text(only.following ? "following.yes" : "following.no")],
  ];
  return facts.flatMap(([word, value]) => (value ? [{ word, value }] : []));
}

function listed(items: PanelView["lists"][number]["items"], words: GraphWords) {
  const more = items.length - MOST_LISTED;
  return {
    count: words.number(items.length),
    items: items.slice(0, MOST_LISTED),
    more: more > 0 ? words.text("panel.more", { count: more, number: words.number(more) }) : null,
  };
}

function itemOf(edge: Edge, other: string, { names, href, graph }: Drawn, words: GraphWords) {
  const { pair } = edge;
  const node = graph.nodes.find(({ id }) => id === other);
  return {
    key: edgeKey(edge),
    name: names.ofId(other),
    href: pair ? href({ edge: pair }) : other === YOU ? null : href({ node: other, edge: null }),
    note: evidenceInWords(edge, words),
    risk: node && node.kind !== "you" ? node.risk : null,
  };
}

/** Chosen, it stands single beside its group. */
function memberOf(target: GraphTarget, { href }: Drawn, words: GraphWords) {
  return {
    key: targetNode(target.id),
    name: target.name,
    href: href({ node: targetNode(target.id), edge: null }),
    note: target.country ? words.country(target.country) : "",
    risk: target.risk,
  };
}

function stepsOf({ graph, names, way, href }: Drawn, selected: string, words: GraphWords): PanelView["way"] {
  if (!way) return [];
  return [...way.edges].reverse().flatMap((key) => {
    const edge = graph.edges.find((one) => edgeKey(one) === key);
    if (!edge) return [];
    const column = new Map(graph.nodes.map((node) => [node.id, node.column]));
    const far = (column.get(edge.from) ?? 0) > (column.get(edge.to) ?? 0) ? edge.from : edge.to;
    const step = { name: names.ofId(far), evidence: evidenceInWords(edge, words) };
    return [{ ...step, href: far === selected ? null : href({ node: far, edge: null }) }];
  });
}
