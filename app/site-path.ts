/**
 * Where the product stands on its origin: below `/risk` with `PUBLIC_URL=https://host/risk`, else at its root. Inside the product every
 * address is without that path (`paths.feed()` is `/feed`); Remix puts it before what goes through `<Link>`, `<Form>`, `redirect` and
 * `useNavigate`, the server before `Location`. All else that a browser is told goes through `sitePath`: `tests/architecture` refuses a
 * plain `<a>`, `<form>`, `fetch` and so on that does not (decision 62).
 */
let site = typeof window === "undefined" ? "" : withoutSlash(window.__remixContext?.basename ?? "/");

/** The address as a browser has to ask for it: `/risk/feed` for `/feed`. Others (`#top`, `?q=x`, `https:…`) stay as they are. */
export function sitePath(address: string): string {
  return address.startsWith("/") ? site + address : address;
}

/** The same with its origin, for what leaves the product; `here` is any address of this site. */
export function siteUrl(address: string, here: string | URL): string {
  return new URL(sitePath(address), here).href;
}

/** The other way, for what a browser says of itself (`location.pathname`, an anchor's): `/feed` for `/risk/feed`. */
export function ownPath(address: string): string {
  return site !== "" && `${address}/`.startsWith(`${site}/`) ? address.slice(site.length) || "/" : address;
}

/** For the server, once, before it renders anything: `below` is `/risk`, or empty. Browsers know it from the page. */
export function setSitePath(below: string): void {
  site = below;
}

/**
 * What the names of our cookies begin with on their way: browsers let nobody but this host set them, and not over http (RFC 6265bis,
 * 4.1.3). `__Host-` asks for `Path=/`; below a path a product has cookies of its own, which others on its host are not sent. The server
 * puts the prefix on and takes it off: everything inside, but for a script that sets a cookie, knows the plain name.
 */
export function cookiePrefix({ isHttps, below }: { isHttps: boolean; below: string }): string {
  if (!isHttps) return "";
  return below === "" ? "__Host-" : "__Secure-";
}

function withoutSlash(basename: string): string {
  return basename.replace(/\/$/, "");
}
