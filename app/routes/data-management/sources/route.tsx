import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { SourcesPage } from "./components/sources-page";
import { parseFilter } from "./filter";
import { sourcesView } from "./queries.server";

export const handle: RouteData = {
  i18n: ["sources"],
  pageTitle: "sources:title",
  requiresPermissions: ["connectors:manage"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  return { view: await sourcesView(context, filter, await speechOf(request, context)) };
}

export default function Sources() {
  return <SourcesPage {...useLoaderData<typeof loader>()} />;
}
