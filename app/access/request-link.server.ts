import { createCookie } from "@remix-run/node";
import { z } from "zod";

/** What opens a request for somebody without an account. */
const requestLink = z.object({ requestId: z.string().regex(/^[\w-]{1,100}$/), secret: z.string().min(1).max(200) });
export type RequestLink = z.output<typeof requestLink>;

/**
 * The address without its secret and the cookie that holds it instead, when the address still has one; else null. A secret
 * in an address would stay in histories, bookmarks and the logs of others (quality-goals, "Security").
 */
export async function movedSecret(request: Request): Promise<{ search: string; cookie: string | null } | null> {
  const { searchParams, protocol } = new URL(request.url);
  if (!searchParams.has("secret")) return null;
  const link = requestLink.safeParse(Object.fromEntries(searchParams));
  searchParams.delete("secret");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return { search, cookie: link.success ? await cookieOf(protocol, link.data.requestId).serialize(link.data) : null };
}

/** The link that the browser holds for the request that its address names. */
export async function requestLinkOf(request: Request): Promise<RequestLink | null> {
  const { searchParams, protocol } = new URL(request.url);
  const requestId = requestLink.shape.requestId.safeParse(searchParams.get("requestId"));
  if (!requestId.success) return null;
  const held = requestLink.safeParse(await cookieOf(protocol, requestId.data).parse(request.headers.get("cookie")));
  return held.success && held.data.requestId === requestId.data ? held.data : null;
}

/**
 * One for each request, for who has two open. Without an age: it ends with the browser. The prefix binds it to this host; browsers take
 * it over https only.
 */
function cookieOf(protocol: string, requestId: string) {
  const secure = protocol === "https:";
  const name = secure ? "__Host-tierwatch-request" : "tierwatch-request";
  return createCookie(`${name}-${requestId}`, { path: "/", sameSite: "lax", httpOnly: true, secure });
}
