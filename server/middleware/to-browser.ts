import { belowPath } from "../site-path";
import { type CookieSite, cookieOutside } from "./cookies-on-their-way";

/**
 * The headers of an answer as a browser has to get them, whoever wrote them: our own addresses below the path that the product stands
 * below, and cookies under the names that they have on their way. Changes `headers`.
 */
export function toBrowser(headers: Headers, site: CookieSite): void {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) headers.delete("Set-Cookie");
  for (const cookie of cookies) headers.append("Set-Cookie", cookieOutside(cookie, site));
  if (site.below === "") return;
  for (const [name, own] of ADDRESSES) {
    const value = headers.get(name);
    if (value !== null)
      headers.set(
        name,
        value.replace(own, (_, before, address) => before + belowPath(address, site.below)),
      );
  }
}

/** Where an address of ours begins in each: two slashes would be another host. */
const ADDRESSES = [
  ["Location", /^()(\/)(?!\/)/],
  ["Refresh", /^(\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?)(\/)(?!\/)/i],
  ["Link", /(<)(\/)(?!\/)/g],
] as const;
