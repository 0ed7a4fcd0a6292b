/** Where the reports of a project are taken, as the service's own clients compute it from `https://key@host/7`. */
export function envelopeAddress(dsn: string): URL {
  const { protocol, host, pathname, username } = new URL(dsn);
  const parts = pathname.split("/").filter(Boolean);
  const id = parts.pop() ?? "";
  const prefix = parts.map((part) => `/${part}`).join("");
  return new URL(`${protocol}//${host}${prefix}/api/${id}/envelope/?sentry_version=7&sentry_key=${username}`);
}
