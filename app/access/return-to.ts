/** What stands in for a path that cannot be trusted. */
const HOME = "/";
/** Longer than any address of ours, short enough for a redirect header. */
const LONGEST = 2048;

/**
 * The path of this site to go to after signing in and the like: `value` when it is one, else `fallback`. Path, query and
 * fragment are kept; what comes out is always `/…` on this site, however a browser or a proxy reads it (ASVS: no open redirect).
 */
export function safeReturnTo(value: unknown, fallback: string = HOME): string {
  if (typeof value !== "string" || value.length > LONGEST || !isLocalPath(value)) return fallback;
  const url = new URL(value, NOWHERE);
  const normal = url.pathname + url.search + url.hash;
  // Resolving `/./` and `/../` may leave two slashes at the front.
  return url.origin === NOWHERE && isLocalPath(normal) && normal.length <= LONGEST ? normal : fallback;
}

const NOWHERE = "http://return.invalid";

/** One slash, then neither a slash nor a backslash, also where they are spelled in percent; no control characters at all. */
function isLocalPath(text: string): boolean {
  const once = decoded(text);
  const twice = once === null ? null : decoded(once);
  return [text, once, twice ?? once].every((form) => form !== null && LOCAL.test(form) && !CONTROL.test(form));
}

const LOCAL = /^\/(?![/\\])[^\\]*$/s;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
