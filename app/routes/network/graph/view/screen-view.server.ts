import { redirect } from "@remix-run/node";
import { GRAPH_TARGETS } from "~/backend/contract/graph-words";
import type { CommodityGraph, TreeGraph } from "~/backend/contract/graphs";
import { toMarks } from "~/graph/picture/marks";
import { DOT } from "~/i18n/dot";
import { paths } from "~/paths";
import { toEdgeView } from "../../edge/view.server";
import { railOf } from "../../rail.server";
import type { Speech } from "../../speech.server";
import { graphSearch } from "../graph-view";
import type { Asked } from "../queries.server";
import type { GraphWords } from "../words.server";
import { type Drawn, draw, type ToShow } from "./draw.server";
import { filterForm } from "./filter-form";
import { finderOf } from "./finder";
import { legendOf } from "./legend";
import { noticeOf } from "./notices";
import { panelOf } from "./panel";
import { ROWS_OF_A_PAGE, tableOf } from "./table";

interface ToView extends Omit<ToShow, "head" | "downstream"> {
  /** Enter was pressed in the search: to its next hit. */
  goes: boolean;
  asked: Asked;
  answer: TreeGraph | CommodityGraph;
  speech: Speech;
  permissions: readonly string[];
}

/** The whole screen of a graph in the reader's words: what its components draw, and nothing else. */
export async function toScreenView({ asked, answer, speech, permissions, goes, ...rest }: ToView) {
  const { view, words, what, path } = rest;
  const { id, targetGraphSize, graphLimit } = asked.collection;
  const hrefs = { tree: paths.collectionGraph, goods: paths.collectionCommodities };
  const { collection, total, totalIsExact } = answer;
  const drawn = await draw({
    ...rest,
    head: answer,
    downstream: collection.kind === "customers",
  });
  const edge = asked.between && toEdgeView(asked.between, speech, permissions);
  const { graph, names, picture, href, small, opened, selected } = drawn;
  const finder = finderOf(drawn, view, words);
  if (goes && finder.nextHref) throw redirect(finder.nextHref);
  const filter = filterForm(answer, view, drawn.by, what, words, path);
  const fileHref = what === "tree" ? paths.collectionGraphExport : paths.collectionCommoditiesExport;
  return {
    what,
    pageName: collection.name ?? words.text("all"),
    heading: collection.name ?? words.text("all"),
    count: words.text(totalIsExact ? "total" : "totalAtLeast", { count: total, number: words.number(total) }),
    id,
    rail: railOf(asked.overview, id, speech, permissions, (other) => hrefs[what](other)),
    graphSize:
      id === 0
        ? null
        : {
            size: targetGraphSize,
            limit: graphLimit,
            text: speech.text("graphSize.of", {
              size: speech.number(targetGraphSize),
              limit: speech.number(graphLimit),
            }),
          },
    isEmpty: answer.nodes.length === 0,
    as: view.as,
    small,
    pictureHref: href({ as: "picture", row: 0 }),
    tableHref: href({ as: "table", node: null, edge: null, row: 0 }),
    picture: small ? { ...picture, nodes: [], edges: [] } : picture,
    marks: small ? toMarks(picture) : null,
    /** Views of the same in which everything has a name, for what is drawn as marks. */
    named: small ? NAMED.filter((by) => by !== drawn.by).map((by) => namedView(by, href, words)) : [],
    /** Where a mark leads; `~` stands for its node. */
    markHref: small ? href({ node: "~", edge: null }) : null,
    table: view.as === "table" ? tableOf(graph, picture.nodes, view.row, names, words) : [],
    nextHref: view.row + ROWS_OF_A_PAGE < graph.nodes.length - 1 ? href({ row: view.row + ROWS_OF_A_PAGE }) : null,
    previousHref: view.row > 0 ? href({ row: Math.max(0, view.row - ROWS_OF_A_PAGE) }) : null,
    notice: noticeOf(answer, graph, words),
    allHref: isWhole(answer, graph.nodes)
      ? null
      : href({ room: GRAPH_TARGETS.most, collapse: "none", open: [], row: 0 }),
    opened: opened.map((key) => ({
      key,
      text: openedName(key, words),
      href: href({ open: opened.filter((other) => other !== key) }),
    })),
    filter,
    finder,
    closeHref: selected || edge ? href({ node: null, edge: null }) : null,
    legend: legendOf(words),
    panel: edge || !selected ? null : panelOf(drawn, selected, words),
    edgePanel: edge && { edge, closeHref: href({ edge: null, node: null }), here: href({}) },
    exports: (["svg", "csv", "graphml"] as const).map((format) => ({
      format,
      href: fileHref(id, format, graphSearch({ ...view, node: null, edge: null, as: "picture", row: 0 })),
    })),
  };
}
export type ScreenView = Awaited<ReturnType<typeof toScreenView>>;

/** Ways to put together that make few of many. */
const NAMED = ["country", "tier", "commodity", "group"] as const;

const namedView = (by: (typeof NAMED)[number], href: Drawn["href"], words: GraphWords) => ({
  by,
  text: words.text(`collapse.${by}`),
  href: href({ collapse: by, open: [], node: null, edge: null, row: 0 }),
});

const isWhole = ({ cut }: Pick<TreeGraph, "cut">, nodes: readonly { kind: string }[]): boolean =>
  cut.every(({ by }) => by === "withoutCode") && nodes.every(({ kind }) => kind !== "together");

/** `country.2.CZ` in words. */
function openedName(key: string, words: GraphWords): string {
  const [by = "", tier = "", ...rest] = key.split(".");
  const common = rest.join(".");
  const what =
    by === "lowRisk"
      ? words.text("collapse.lowRisk")
      : by === "overview" && common === ""
        ? words.text("together.others")
        : by === "overview" || by === "country"
          ? words.country(common)
          : common;
  return [what, words.text("tier", { tier })].filter(Boolean).join(DOT);
}
