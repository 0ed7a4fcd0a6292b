import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { toMapPage } from "../map/map-page.server";
import { parseAsked } from "./asked";
import { ExplorerMapPage } from "./components/explorer-map-page";
import { readExplorerMap } from "./queries.server";
import { toExplorerMapView } from "./view.server";

export const handle: RouteData = {
  i18n: ["explorer", "map"],
  pageTitle: "explorer:mapTitle",
  trail: () => [{ area: "explorer" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseAsked(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([readExplorerMap(context, asked), speechOf(request, context)]);
  const permissions = context.session?.permissions ?? [];
  return toMapPage(context, toExplorerMapView(asked, answer, { speech, permissions }), speech);
}

export default function ExplorerMap() {
  return <ExplorerMapPage view={useLoaderData<typeof loader>()} />;
}
