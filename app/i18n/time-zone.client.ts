import { cookiePrefix, sitePath } from "~/site-path";
import { days, seconds } from "~/time/duration";

/** Tells the server by which clock the reader lives (`timeZoneOf` reads it), from the first page on: signing in comes before any time. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isHttps = window.location.protocol === "https:";
  // As the server names it on its way: nothing stands between a script's cookie and the browser.
  const below = sitePath("/");
  const prefix = cookiePrefix({ isHttps, below: below.slice(0, -1) });
  const value = `${prefix}tierwatch-zone=${encodeURIComponent(timeZone)}`;
  if (!timeZone || document.cookie.split("; ").includes(value)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${value}; Path=${below}; Max-Age=${days(365) / seconds(1)}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
