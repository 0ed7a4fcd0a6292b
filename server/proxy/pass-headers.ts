/** They speak of one connection and not of the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** What the web server says itself, or what is nobody's business behind it. */
const NOT_FORWARDED = [
  "accept-encoding",
  "authorization",
  "content-length",
  "cookie",
  "expect",
  "forwarded",
  "host",
  "origin",
  "referer",
  "x-request-id",
];
const NOT_FORWARDED_FAMILIES = /^(sec-|x-forwarded-|x-real-ip$)/;

export function requestHeaders(from: Headers): Headers {
  const headers = without(from, [...HOP_BY_HOP, ...NOT_FORWARDED]);
  for (const name of [...headers.keys()]) if (NOT_FORWARDED_FAMILIES.test(name)) headers.delete(name);
  return headers;
}

export function responseHeaders(from: Headers): Headers {
  return without(from, [...HOP_BY_HOP, "set-cookie"]);
}

function without(from: Headers, names: string[]): Headers {
  const named = (from.get("connection") ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...names, ...named]);
  return new Headers([...from].filter(([name]) => !dropped.has(name)));
}
