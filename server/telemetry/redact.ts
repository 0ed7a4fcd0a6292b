const REDACTED = "[redacted]";

/** Query parameters whose value opens something, names somebody, or may repeat a secret. */
const SECRET_NAME = /secret|token|challenge|password|passwd|code|state|signature|session|key|auth|email|uuid/i;

/** After these segments, wherever they stand, comes what opens something: a single-use challenge, or the token of a feed reader or a calendar. */
const BEFORE_CHALLENGE = new Set([
  "reset-password",
  "finalize-registration",
  "confirm-email",
  "password-resets",
  "registrations",
  "email-confirmations",
  "unsubscriptions",
  "rss",
  "feed-syndication",
  "calendar",
  "task-calendar",
]);

/** The request's target as a log may keep it. A target inside a parameter, such as `returnUrl`, is treated likewise. */
export function redactTarget(target: string): string {
  const [beforeHash] = target.split("#", 1) as [string];
  const at = beforeHash.indexOf("?");
  if (at < 0) return redactPath(beforeHash);
  return `${redactPath(beforeHash.slice(0, at))}?${redactQuery(beforeHash.slice(at + 1))}`;
}

function redactPath(path: string): string {
  const segments = path.split("/");
  return segments.map((segment, index) => (followsChallenge(segments, index) ? REDACTED : segment)).join("/");
}

function followsChallenge(segments: string[], index: number): boolean {
  const before = segments.slice(0, index).findLast((segment) => segment !== "");
  const segment = segments[index];
  return Boolean(segment) && before !== undefined && BEFORE_CHALLENGE.has(decoded(before).toLowerCase());
}

function redactQuery(query: string): string {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (SECRET_NAME.test(name)) kept.append(name, REDACTED);
    else kept.append(name, /^[^?]*\//.test(value) ? redactTarget(value) : value);
  }
  return kept.toString().replaceAll(encodeURIComponent(REDACTED), REDACTED);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
