import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { FacetsPage } from "./components/facets-page";
import { countedFacets } from "./counted-facets.server";

export const handle: RouteData = {
  i18n: ["explorer"],
  pageTitle: "explorer:facets.label",
  trail: () => [{ area: "explorer" }],
};

/** Where the list leads without a script: it does not wait for these figures. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { view: await countedFacets({ request, context }, paths.explorerFacets) };
}

export default function ExplorerFacets() {
  return <FacetsPage {...useLoaderData<typeof loader>()} />;
}
