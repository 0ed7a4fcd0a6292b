import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { goodsGraph } from "~/graph/goods";
import { paths } from "~/paths";
import { parseGraphView } from "../graph/graph-view";
import { goodsOf } from "../graph/queries.server";
import type { ToShow } from "../graph/view/draw.server";
import { graphWordsFor } from "../graph/words.server";
import { fileOf, formatOf } from "../graph-export/file.server";

export const handle: RouteData = {};

/** The graph of goods that the screen draws under the same query, as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = formatOf(params.format);
  const url = new URL(request.url);
  const view = parseGraphView(url.searchParams);
  const [{ answer }, words] = await Promise.all([
    goodsOf(context, params.collectionId, view),
    graphWordsFor(request, context),
  ]);
  const { id, kind } = answer.collection;
  const show = {
    what: "goods",
    head: answer,
    downstream: kind === "customers",
    view,
    words,
    customer: context.session?.user.customer.name ?? "",
    build: (by, open) => goodsGraph(answer.commodities, answer.nodes, answer.links, by, open),
    path: (search) => url.origin + paths.collectionCommodities(id, search),
  } satisfies ToShow;
  return fileOf(format, show, id);
}
