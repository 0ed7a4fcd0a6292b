import type { LoaderFunctionArgs } from "@remix-run/node";
import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { parseFilter } from "../list/filter";
import { type FilterView, filterView } from "../list/filter-view.server";
import { choicesFor, countsOf } from "../list/queries.server";

/** The filter of an address, with how many actions each of its choices would show. */
export async function countedView({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<FilterView> {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [offered, speech] = await Promise.all([choicesFor(context), speechOf(request, context)]);
  return filterView(filter, offered, speech, await countsOf(context, filter, offered, timeZoneOf(request)));
}
