// Both also see values that are no address at all; those are named by the check before.
/**
 * An origin, or one with a path of plain names: what a browser or a proxy could spell in a second way (dots, percent, a last slash) is
 * refused, because addresses and cookies are told apart by it.
 */
export function isSite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { href, origin, pathname } = new URL(value);
  // As it is given, because URL takes dots and empty queries out.
  const given = value.replace(/^[a-z]+:\/\/[^/?#\\]*/i, "");
  return href === origin + pathname && (given === "" || given === "/" || (given === pathname && PLAIN.test(given)));
}

const PLAIN = /^(?:\/[a-z\d][\w.~-]*)+$/i;

export function hasNoQuery(value: string): boolean {
  return URL.canParse(value) && new URL(value).search === "" && new URL(value).hash === "";
}

export function isBucket(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password, pathname, hash } = new URL(value);
  return username !== "" && password !== "" && /^\/[^/]/.test(pathname) && hash === "";
}
