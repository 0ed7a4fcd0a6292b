import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { collapse } from "~/graph/collapse";
import { paths } from "~/paths";
import { parseGraphView } from "../graph/graph-view";
import { treeOf } from "../graph/queries.server";
import type { ToShow } from "../graph/view/draw.server";
import { graphWordsFor } from "../graph/words.server";
import { fileOf, formatOf } from "./file.server";

export const handle: RouteData = {};

/** The graph that the screen draws under the same query, as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = formatOf(params.format);
  const url = new URL(request.url);
  const view = parseGraphView(url.searchParams);
  const [{ answer }, words] = await Promise.all([
    treeOf(context, params.collectionId, view),
    graphWordsFor(request, context),
  ]);
  const { id, kind } = answer.collection;
  const show = {
    what: "tree",
    head: answer,
    downstream: kind === "customers",
    view,
    words,
    customer: context.session?.user.customer.name ?? "",
    build: (by, open) => collapse(answer.nodes, answer.edges, by, open),
    path: (search) => url.origin + paths.collectionGraph(id, search),
  } satisfies ToShow;
  return fileOf(format, show, id);
}
