import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { goodsGraph } from "~/graph/goods";
import { paths } from "~/paths";
import { GraphScreen } from "../graph/components/graph-screen";
import { parseGraphView } from "../graph/graph-view";
import { goodsOf } from "../graph/queries.server";
import { toScreenView } from "../graph/view/screen-view.server";
import { graphWordsFor } from "../graph/words.server";
import { speechFor } from "../speech.server";

export const handle: RouteData = {
  i18n: ["graph", "edges", "network"],
  pageTitle: "graph:title.goods",
  trail: () => [{ area: "collections" }],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = parseGraphView(searchParams);
  const [{ answer, ...asked }, words, speech] = await Promise.all([
    goodsOf(context, params.collectionId, view),
    graphWordsFor(request, context),
    speechFor(request, context),
  ]);
  return toScreenView({
    what: "goods",
    asked,
    answer,
    speech,
    permissions: context.session?.permissions ?? [],
    view,
    goes: searchParams.has("go"),
    words,
    customer: context.session?.user.customer.name ?? "",
    build: (by, open) => goodsGraph(answer.commodities, answer.nodes, answer.links, by, open),
    path: (search) => paths.collectionCommodities(asked.collection.id, search),
  });
}

export default function CommodityGraphRoute() {
  return <GraphScreen screen={useLoaderData<typeof loader>()} />;
}
