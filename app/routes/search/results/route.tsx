import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { SearchResults } from "./components/search-results";
import { readResults } from "./queries.server";
import { askedFor } from "./schema";

export const handle: RouteData = { i18n: ["live"], pageTitle: "live:search.title" };

/** The page of what was found. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = askedFor(new URL(request.url)) ?? "";
  return { results: await readResults(request, context, q, paths.search(q || undefined)) };
}

export default function Search() {
  return <SearchResults results={useLoaderData<typeof loader>().results} />;
}
