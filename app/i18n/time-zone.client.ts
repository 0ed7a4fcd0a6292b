import { days, seconds } from "~/time/duration";

/** Tells the server by which clock the reader lives (`timeZoneOf` reads it), from the first page on: signing in comes before any time. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const value = `tierwatch-zone=${encodeURIComponent(timeZone)}`;
  if (!timeZone || document.cookie.split("; ").includes(value)) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${value}; Path=/; Max-Age=${days(365) / seconds(1)}; SameSite=Lax${secure}`;
}
