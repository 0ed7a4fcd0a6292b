import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouteData } from "~/access/route-data";
import type { TierFlow } from "~/backend/contract/tier-flow";
import { toCsv } from "~/domain/export/csv";
import { EXPORT_STYLES } from "~/graph/export/export-styles";
import { paths } from "~/paths";
import { FlowSvg } from "../tier-flow/components/flow-svg";
import { type FlowView, parseFlowView } from "../tier-flow/flow-view";
import { flowOf } from "../tier-flow/queries.server";
import { nameOf } from "../tier-flow/view/screen-view.server";
import { namesIn, toDrawing } from "../tier-flow/view/to-drawing";
import { type FlowWords, flowWordsFor } from "../tier-flow/words.server";

export const handle: RouteData = {};

const TYPES = { svg: "image/svg+xml; charset=utf-8", csv: "text/csv; charset=utf-8" } as const;

/** The flow that the screen draws under the same query, as a file: the picture, or every flow between two groups. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = (["svg", "csv"] as const).find((one) => one === params.format);
  if (!format) throw new Response(null, { status: 404 });
  const parsed = parseFlowView(new URL(request.url).searchParams).view;
  const view: FlowView = { ...parsed, flow: null, as: format === "csv" ? "table" : "picture" };
  const [answer, words] = await Promise.all([flowOf(context, view), flowWordsFor(request, context)]);
  return new Response(format === "svg" ? svgOf(answer, view, words) : csvOf(answer, view, words), {
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
