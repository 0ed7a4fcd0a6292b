import { renderToStaticMarkup } from "react-dom/server";
import { toCsv } from "~/domain/export/csv";
import { EXPORT_STYLES } from "~/graph/export/export-styles";
import { toGraphMl } from "~/graph/export/graph-ml";
import type { Edge, Node } from "~/graph/graph";
import { GraphSvg } from "~/graph/picture/graph-svg";
import { toMarks } from "~/graph/picture/marks";
import { MarksSvg } from "~/graph/picture/marks-svg";
import { type Drawn, draw, type ToShow } from "../graph/view/draw.server";
import { evidenceInWords } from "../graph/view/evidence";
import type { GraphWords } from "../graph/words.server";

const FILE_FORMATS = ["svg", "csv", "graphml"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The format that an address names; throws 404 for what is none. */
export function formatOf(param: string | undefined): FileFormat {
  const format = FILE_FORMATS.find((one) => one === param);
  if (!format) throw new Response(null, { status: 404 });
  return format;
}

/** The graph that a screen draws, as the answer that carries it as a file. `show.path` names the site: links in a file have to. */
export async function fileOf(format: FileFormat, show: ToShow, collectionId: number): Promise<Response> {
  const drawn = await draw(show);
  const name = `tierwatch-${show.what === "tree" ? "graph" : "goods"}-${collectionId}.${format}`;
  return new Response(bodyOf(format, drawn, show), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

const TYPES: Record<FileFormat, string> = {
  svg: "image/svg+xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  graphml: "application/xml; charset=utf-8",
};

function bodyOf(format: FileFormat, drawn: Drawn, { what, words }: ToShow): string {
  switch (format) {
    case "svg":
      return svgOf(drawn, words);
    case "graphml":
      return toGraphMl(drawn.graph, nodeFacts(drawn, what), edgeFacts);
    case "csv":
      return csvOf(drawn, what, words);
  }
}

function svgOf({ picture, small }: Drawn, words: GraphWords): string {
  const drawing = small ? (
    <MarksSvg frame={picture} marks={toMarks(picture)} styles={EXPORT_STYLES} />
  ) : (
    <GraphSvg picture={picture} toOpen={words.text("panel.open")} styles={EXPORT_STYLES} />
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(drawing)}\n`;
}

type What = ToShow["what"];

/** Goods stand in a column of their own before the first tier, and are of none. */
const tierOf = ({ kind, column }: Node, what: What): number | null =>
  kind === "code" ? null : what === "goods" && kind !== "you" ? column - 1 : column;

const nodeFacts =
  ({ names }: Drawn, what: What) =>
  (node: Node) => ({
    label: names.ofNode(node),
    kind: node.kind,
    tier: tierOf(node, what),
    risk: node.kind === "you" ? null : node.risk,
    targets: node.targets.length,
    targetId: node.kind === "target" ? (node.targets[0]?.id ?? null) : null,
    country: node.kind === "target" ? (node.targets[0]?.country ?? null) : null,
    ctype: node.kind === "target" ? (node.targets[0]?.ctype ?? null) : null,
  });

const edgeFacts = ({ sources, probability, shipments, lastShipmentOn, count, onlyFollowed }: Edge) => ({
  sources: onlyFollowed ? null : sources.join(","),
  probability: onlyFollowed ? null : probability,
  shipments,
  lastShipmentOn,
  edges: onlyFollowed ? null : count,
});

/** One row for each edge that is drawn, and one for each node that has none. */
function csvOf({ graph, names }: Drawn, what: What, words: GraphWords): string {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const cellsOf = (id: string) => {
    const node = byId.get(id);
    const [only] = node?.kind === "target" ? node.targets : [];
    return [
      names.ofId(id),
      node ? tierOf(node, what) : null,
      node && node.kind !== "you" ? words.word("risk", node.risk) : "",
      only?.country ?? "",
      only?.id ?? null,
    ];
  };
  const side = (text: string) => [
    text,
    ...(["tier", "risk", "country"] as const).map((field) => words.labelled(text, words.text(`fields.${field}`))),
    words.labelled(text, words.text("fields.number")),
  ];
  return toCsv([
    [
      ...side(words.text("fields.from")),
      ...side(words.text("fields.to")),
      ...(["sources", "probability", "shipments", "last"] as const).map((field) => words.text(`fields.${field}`)),
    ],
    ...graph.edges.map((edge) => [
      ...cellsOf(edge.from),
      ...cellsOf(edge.to),
      edge.onlyFollowed
        ? evidenceInWords(edge, words)
        : words.list(edge.sources.map((source) => words.word("edgeSource", source))),
      edge.onlyFollowed ? null : edge.probability,
      edge.shipments,
      edge.lastShipmentOn,
    ]),
  ]);
}
