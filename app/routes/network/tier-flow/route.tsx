import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { overviewOf } from "../queries.server";
import { FlowScreen } from "./components/flow-screen";
import { parseFlowView } from "./flow-view";
import { flowOf } from "./queries.server";
import { toFlowScreen } from "./view/screen-view.server";
import { flowWordsFor } from "./words.server";

export const handle: RouteData = {
  i18n: ["flow", "graph", "network"],
  pageTitle: "flow:title",
  trail: () => [{ area: "collections" }],
};

/** One page on one address (specification §2, explorer2): what one looks at is its query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { view, problems } = parseFlowView(new URL(request.url).searchParams);
  const [answer, overview, words] = await Promise.all([
    flowOf(context, view),
    overviewOf(context),
    flowWordsFor(request, context),
  ]);
  return toFlowScreen({ answer, overview, view, problems, words });
}

export default function TierFlowRoute() {
  return <FlowScreen screen={useLoaderData<typeof loader>()} />;
}
