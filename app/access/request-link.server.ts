import { createCookie } from "@remix-run/node";
import { z } from "zod";

/** What opens a request for somebody without an account. */
const requestLink = z.object({ requestId: z.string().regex(/^[\w-]{1,100}$/), secret: z.string().min(1).max(200) });
export type RequestLink = z.output<typeof requestLink>;

/** Says in an address that its secret was given to a cookie before: where there is none now, the browser keeps none. */
const TRIED = "cookies";

/**
 * The address to go on to, and the cookie that holds the secret instead, when the address still has a secret that a cookie could
 * hold; else null. A secret in an address would stay in histories and bookmarks (quality-goals, "Security"), so it leaves as soon as
 * the browser sends the cookie back. A browser that keeps none goes on with it in the address, where it opens the request all the same.
 */
export async function movedSecret(request: Request): Promise<{ search: string; cookie: string | null } | null> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("secret")) return null;
  const link = linkIn(searchParams);
  const isKept = link !== null && (await heldFor(request, link.requestId))?.secret === link.secret;
  if (link && !isKept) {
    if (searchParams.has(TRIED)) return null;
    searchParams.set(TRIED, "tried");
    return { search: `?${searchParams}`, cookie: await cookieOf(link.requestId).serialize(link) };
  }
  searchParams.delete("secret");
  searchParams.delete(TRIED);
  return { search: searchParams.size > 0 ? `?${searchParams}` : "", cookie: null };
}

/** The link that the browser holds for the request that its address names, or that a browser without cookies has in the address. */
export async function requestLinkOf(request: Request): Promise<RequestLink | null> {
  const { searchParams } = new URL(request.url);
  const requestId = requestLink.shape.requestId.safeParse(searchParams.get("requestId"));
  if (!requestId.success) return null;
  const inAddress = searchParams.has(TRIED) ? linkIn(searchParams) : null;
  return inAddress ?? (await heldFor(request, requestId.data));
}

/** What the addresses of a request's pages have to carry: its id, and the secret where the browser keeps no cookie. */
export function carriedBy(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  const requestId = searchParams.get("requestId") ?? "";
  const secret = searchParams.get("secret");
  return secret && searchParams.has(TRIED) ? { requestId, secret, [TRIED]: "tried" } : { requestId };
}

const linkIn = (searchParams: URLSearchParams): RequestLink | null =>
  requestLink.safeParse(Object.fromEntries(searchParams)).data ?? null;

async function heldFor(request: Request, requestId: string): Promise<RequestLink | null> {
  const held = requestLink.safeParse(await cookieOf(requestId).parse(request.headers.get("cookie")));
  return held.success && held.data.requestId === requestId ? held.data : null;
}

/** One for each request, for who has two open. Without an age: it ends with the browser. */
function cookieOf(requestId: string) {
  return createCookie(`${NAME}-${requestId}`, { path: "/", sameSite: "lax", httpOnly: true });
}

const NAME = "tierwatch-request";
