import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { atomOf } from "./atom.server";
import { syndicationOf } from "./queries.server";
import { rssOf } from "./rss.server";

/** The token in the address is what opens it: a feed reader cannot sign in. */
export const handle: RouteData = { access: "public" };

/** A view for feed readers: Atom, or RSS 2.0 with `?format=rss`. What has not changed is not sent again. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const syndication = await syndicationOf(context, params.token ?? "");
  if (!syndication) return new Response("Not found\n", { status: 404, headers: PRIVATE });
  const { origin, searchParams } = new URL(request.url);
  const isRss = searchParams.get("format") === "rss";
  const xml = isRss ? rssOf(syndication, origin) : atomOf(syndication, origin);
  const tag = createHash("sha256").update(xml).digest("base64url").slice(0, 27);
  const headers = { ...PRIVATE, ETag: `"${tag}"` };
  if (request.headers.get("if-none-match")?.includes(tag)) return new Response(null, { status: 304, headers });
  return new Response(xml, { headers: { ...headers, "Content-Type": isRss ? RSS : ATOM } });
}

const ATOM = "application/atom+xml; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";
/** For one reader's own cache, and for no search engine. */
const PRIVATE = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex, nofollow" };
