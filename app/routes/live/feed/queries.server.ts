import { callBackend } from "~/backend/client.server";
import { countNewAlerts, watchNewAlerts } from "~/backend/contract/feed";
import { BACKEND_BASE } from "~/backend/transport";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toQuery } from "~/domain/feed-filter/search-params";
import type { LoadContext } from "~/load-context";

export function countNews(context: LoadContext, filter: FeedFilter, since: number) {
  return callBackend(context, countNewAlerts, { query: queryOf(filter, since) });
}

/** The backend's lines for as long as it tells and `signal` lets it; null when it tells this user enough already. */
export async function watchNews(
  context: LoadContext,
  filter: FeedFilter,
  since: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const query = new URLSearchParams(
    Object.entries(queryOf(filter, since)).map(([name, value]) => [name, String(value)]),
  );
  const answer = await context.backend(new Request(`${BACKEND_BASE}${watchNewAlerts.path}?${query}`, { signal }));
  if (answer.ok && answer.body) return answer.body;
  await answer.body?.cancel();
  return null;
}

function queryOf(filter: FeedFilter, since: number) {
  const { order: _, ...query } = toQuery(filter);
  return { ...query, since };
}
