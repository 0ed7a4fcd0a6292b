import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { SearchResults } from "./components/search-results";
import { readResults } from "./queries.server";
import { askedFor } from "./schema";

export const handle: RouteData = { i18n: ["live"], pageTitle: "live:search.title" };

/** The page of what was found; the palette asks for the same. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = askedFor(new URL(request.url));
  return { results: q === null ? null : await readResults(request, context, q) };
}

export default function Search() {
  return <SearchResults results={useLoaderData<typeof loader>().results} />;
}
