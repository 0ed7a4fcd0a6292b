import { getPath } from "hono/utils/url";
import type { Config } from "../config";
import { pathOf, withoutPath } from "../site-path";

type Site = Pick<Config, "publicUrl" | "trustProxy">;

/**
 * The product's own path of a request, `/feed` for `/risk/feed`; null for what is outside of `PUBLIC_URL`'s path. A proxy may leave that
 * path in place, or take it off and say so in `X-Forwarded-Prefix`: what browsers asked for is what trusted proxies took off, and what
 * they left. Health is answered at both places, because who asks for it stands behind the proxy.
 */
export function insideOf({ url, headers }: Pick<Request, "url" | "headers">, site: Site): string | null {
  const { pathname } = new URL(url);
  const below = pathOf(site);
  if (below === "" || HEALTH.includes(pathname)) return pathname;
  const taken = takenOff(headers.get("x-forwarded-prefix"), site.trustProxy);
  // What is no beginning of the path was written by somebody else than a proxy of ours, such as a client whose proxy passes it on.
  return `${below}/`.startsWith(`${taken}/`) ? withoutPath(taken + pathname, below) : null;
}

/** For Hono, which routes by it. Outside of the path it is one that no route has; `client` answers such requests. */
export function ownPathOf(site: Site): (request: Request) => string {
  if (pathOf(site) === "") return getPath;
  return (request) => {
    const path = insideOf(request, site) ?? OUTSIDE + new URL(request.url).pathname;
    return getPath({ url: `http://own${path}` } as Request);
  };
}

const HEALTH = ["/livez", "/readyz"];
/** Before the path, so that the log keeps to itself what is confidential there, too. */
const OUTSIDE = "/.outside";

/** What the trusted proxies say that they took off, outermost first; the rest of the header is the client's own. */
function takenOff(header: string | null, hops: number): string {
  if (header === null || hops === 0) return "";
  const values = header.split(",").map((value) => value.trim().replace(/\/+$/, ""));
  return values.slice(-hops).join("");
}
