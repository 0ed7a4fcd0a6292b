import type { LoaderFunctionArgs } from "@remix-run/node";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { askedFields, askedSearch, parseAsked } from "../explorer/asked";
import { type FacetsView, facetsOf } from "../explorer/facets.server";
import { readFigures } from "../explorer/queries.server";

export interface CountedFacets extends FacetsView {
  /** What else is looked for, which the form keeps. */
  search: Record<string, string>;
  listHref: string;
}

/** The facets of an address with how many targets each of their values would show. `to`: the page that shows all values of one. */
export async function countedFacets(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  to: typeof paths.explorer,
): Promise<CountedFacets> {
  const asked = parseAsked(new URL(request.url).searchParams);
  const [figures, speech] = await Promise.all([readFigures(context, asked), speechOf(request, context)]);
  const { q = "", begins = "", hs = "", collection = "", sort = "" } = askedFields(asked);
  return {
    ...facetsOf(asked, figures, speech, to),
    search: { q, begins, hs, collection, sort },
    listHref: paths.explorer(askedSearch(asked)),
  };
}
