import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { SearchesPage } from "./components/searches-page";
import { searchesOf } from "./queries.server";
import { toSearchesView } from "./view.server";

export const handle: RouteData = {
  i18n: ["searches", "explorer"],
  pageTitle: "searches:title",
  trail: () => [{ area: "explorer" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [found, speech] = await Promise.all([searchesOf(context), speechOf(request, context)]);
  return { view: toSearchesView(found, { speech, permissions: context.session?.permissions ?? [] }) };
}

export default function ExplorerSearches() {
  return <SearchesPage {...useLoaderData<typeof loader>()} />;
}
