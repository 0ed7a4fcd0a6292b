import { cookiePrefix } from "~/site-path";

/** Where the product is, as far as cookies are concerned; `below` is its path on the origin, or empty. */
export interface CookieSite {
  isHttps: boolean;
  below: string;
}

/**
 * The `Cookie` header as everything inside reads it: under plain names. Over https a cookie without the prefix is left out, because a
 * neighbour's host or anybody on the way could have set it. Undefined where nothing is left.
 */
export function cookiesInside(header: string | undefined, site: CookieSite): string | undefined {
  const prefix = cookiePrefix(site);
  if (header === undefined || prefix === "") return header;
  const pairs = header.split(";").map((pair) => pair.trim());
  const ours = pairs.filter((pair) => pair.startsWith(prefix)).map((pair) => pair.slice(prefix.length));
  return ours.length > 0 ? ours.join("; ") : undefined;
}

/** A `Set-Cookie` value as browsers get it: with the prefix, for the product's own path and, over https, never over http. */
export function cookieOutside(cookie: string, site: CookieSite): string {
  const prefix = cookiePrefix(site);
  if (prefix === "" && site.below === "") return cookie;
  const [pair = "", ...attributes] = cookie.split(/; */);
  const kept = attributes.map((one) => (/^path=/i.test(one) ? `Path=${site.below}/` : one));
  if (site.isHttps && !kept.some((one) => /^secure$/i.test(one))) kept.push("Secure");
  return [prefix + pair, ...kept].join("; ");
}
