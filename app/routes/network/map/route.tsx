import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { parseAsked } from "./asked";
import { MapPage } from "./components/map-page";
import { toMapPage } from "./map-page.server";
import { readMap } from "./queries.server";
import { toMapView } from "./view.server";

export const handle: RouteData = {
  i18n: ["map", "network"],
  pageTitle: "map:title",
  trail: () => [{ area: "collections" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseAsked(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([readMap(context, asked), speechOf(request, context)]);
  return toMapPage(context, toMapView(asked, answer, speech), speech);
}

export default function NetworkMap() {
  return <MapPage view={useLoaderData<typeof loader>()} />;
}
