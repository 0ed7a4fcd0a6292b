import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { parseFilter } from "~/domain/feed-filter/search-params";
import { languageOf } from "~/i18n/locale.server";
import { textsOf } from "~/i18n/texts-of.server";
import { feedViewOf } from "~/paths";
import { eventsOf } from "./events.server";
import { countNews, watchNews } from "./queries.server";

export const handle: RouteData = {};

/** How many alerts have come since a page of the feed was loaded, in words: as a stream of events, or once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = feedViewOf(searchParams.get("view") ?? "");
  const since = Number(searchParams.get("since") ?? Number.NaN);
  if (!view || !Number.isSafeInteger(since) || since < 0) throw new Response(null, { status: 404 });
  const filter = parseFilter(view, searchParams);
  const { translator } = await textsOf(context, await languageOf(request, context));
  const inWords = ({ count, isExact }: { count: number; isExact: boolean }) =>
    count === 0 ? null : translator.text("feed", isExact ? "news.show" : "news.showMany", { count });
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    const text = inWords(await countNews(context, filter, since));
    return Response.json({ text }, { headers: { "Cache-Control": "no-store" } });
  }
  const lines = await watchNews(context, filter, since, request.signal);
  if (!lines) return new Response(null, { status: 429, headers: { "Cache-Control": "no-store" } });
  return eventsOf(lines, inWords);
}
