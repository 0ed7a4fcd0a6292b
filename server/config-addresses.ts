// Both also see values that are no address at all; those are named by the check before.
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.href === `${url.origin}/`;
}

export function hasNoQuery(value: string): boolean {
  return URL.canParse(value) && new URL(value).search === "" && new URL(value).hash === "";
}

export function isBucket(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password, pathname, hash } = new URL(value);
  return username !== "" && password !== "" && /^\/[^/]/.test(pathname) && hash === "";
}
