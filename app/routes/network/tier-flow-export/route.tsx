import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouteData } from "~/access/route-data";
import type { TierFlow } from "~/backend/contract/tier-flow";
import { OTHER_GROUPS } from "~/backend/contract/tier-flow-words";
import { toCsv } from "~/domain/export/csv";
import { EXPORT_STYLES } from "~/graph/export/export-styles";
import { toGraphMl } from "~/graph/export/graph-ml";
import { paths } from "~/paths";
import { FlowSvg } from "../tier-flow/components/flow-svg";
import { type FlowView, parseFlowView } from "../tier-flow/flow-view";
import { flowOf } from "../tier-flow/queries.server";
import { nameOf } from "../tier-flow/view/screen-view.server";
import { namesIn, toDrawing } from "../tier-flow/view/to-drawing";
import { type FlowWords, flowWordsFor } from "../tier-flow/words.server";

export const handle: RouteData = {};

const FORMATS = ["svg", "csv", "graphml"] as const;
const TYPES = {
  svg: "image/svg+xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  graphml: "application/xml; charset=utf-8",
} as const;
const WRITERS = { svg: svgOf, csv: csvOf, graphml: graphMlOf };

/** The flow that the screen draws under the same query, as a file: the picture, every flow between two groups, or both groups and flows as a graph. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = FORMATS.find((one) => one === params.format);
  if (!format) throw new Response(null, { status: 404 });
  const parsed = parseFlowView(new URL(request.url).searchParams).view;
  const view: FlowView = { ...parsed, flow: null, as: format === "svg" ? "picture" : "table" };
  const [answer, words] = await Promise.all([flowOf(context, view), flowWordsFor(request, context)]);
  return new Response(WRITERS[format](answer, view, words), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="tierwatch-flow.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function svgOf(answer: TierFlow, view: FlowView, words: FlowWords): string {
  const drawing = toDrawing({ answer, view, words, name: nameOf(answer, view, words), path: paths.tierFlow });
  const drawn = renderToStaticMarkup(<FlowSvg drawing={drawing} styles={EXPORT_STYLES} />);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawn}\n`;
}

function csvOf(answer: TierFlow, view: FlowView, words: FlowWords): string {
  const nameIn = namesIn(answer, view, words);
  const side = (end: "from" | "to") => [
    words.text(`fields.${end}`),
    `${words.text(`fields.${end}`)}: ${words.text("fields.tier")}`,
  ];
  return toCsv([
    [
      ...side("from"),
      ...side("to"),
      words.flow("width.relations"),
      words.flow("width.shipments"),
      words.flow("tables.withoutCount"),
      words.text("fields.last"),
      words.flow("tables.weakest"),
      words.flow("tables.strongest"),
    ],
    ...answer.flows.map(
      ({ fromTier, fromKey, toKey, relations, shipments, withoutCount, newestShipmentOn, weakest, strongest }) => {
        const far = [nameIn(fromTier, fromKey), fromTier];
        const near = [nameIn(fromTier - 1, toKey), fromTier - 1];
        const ends = answer.direction === "up" ? [...far, ...near] : [...near, ...far];
        return [...ends, relations, shipments, withoutCount, newestShipmentOn, weakest, strongest];
      },
    ),
  ]);
}

/** Groups as nodes, each with its tier; flows as edges in the direction in which goods are delivered. */
function graphMlOf(answer: TierFlow, view: FlowView, words: FlowWords): string {
  const nameIn = namesIn(answer, view, words);
  const idOf = (tier: number, key: string) => `${tier}:${key}`;
  const nodes = answer.tiers.flatMap((tier) => {
    const rest = tier.others ? [{ key: OTHER_GROUPS, targets: tier.others.targets }] : [];
    return [...tier.groups, ...rest].map(({ key, targets }) => ({
      id: idOf(tier.tier, key),
      tier: tier.tier,
      key,
      targets,
    }));
  });
  const edges = answer.flows.map((flow) => {
    const far = idOf(flow.fromTier, flow.fromKey);
    const near = idOf(flow.fromTier - 1, flow.toKey);
    return { ...flow, ...(answer.direction === "up" ? { from: far, to: near } : { from: near, to: far }) };
  });
  return toGraphMl(
    { nodes, edges },
    ({ tier, key, targets }) => ({ label: nameIn(tier, key), tier, targets }),
    ({ relations, shipments, withoutCount, newestShipmentOn, weakest, strongest }) => ({
      ...{ relations, shipments, withoutCount, newestShipmentOn, weakest, strongest },
    }),
  );
}
