/** Where the browser's clock stands. A script writes it into a cookie, so without one every time is UTC. */
const COOKIE = /(?:^|;\s*)tierwatch-zone=([\w+/%-]{1,60})/;

/** The asker's IANA time zone where `Intl` knows it, else UTC. */
export function timeZoneOf(request: Request): string {
  const value = COOKIE.exec(request.headers.get("cookie") ?? "")?.[1];
  if (!value) return "UTC";
  const zone = known.get(value) ?? checked(value);
  // Anybody can send another one each time.
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(value, zone);
  return zone;
}

/** Asking `Intl` costs more than a small page does. */
const known = new Map<string, string>();
const MOST_KNOWN = 500;

function checked(value: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: decodeURIComponent(value) }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
