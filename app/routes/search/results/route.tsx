import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { SearchResults } from "./components/search-results";
import { readResults } from "./queries.server";
import { askedFor } from "./schema";

export const handle: RouteData = { i18n: ["live"], pageTitle: "live:search.title" };

/** The page of what was found; the palette asks for the same, and says over which page it lies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const q = askedFor(url) ?? "";
  const here = safeReturnTo(url.searchParams.get("over"), paths.search(q || undefined));
  return { results: await readResults(request, context, q, here) };
}

export default function Search() {
  return <SearchResults results={useLoaderData<typeof loader>().results} />;
}
