export type AddressWanted = string | RegExp | ((url: URL) => boolean);

/** Whether an address is the one that is waited for: a whole one or a pattern with stars, an expression, or a question. */
export function addressFits(url: URL, wanted: AddressWanted, base: string | undefined): boolean {
  if (typeof wanted === "function") return wanted(url);
  if (wanted instanceof RegExp) return wanted.test(url.href);
  if (!/[*?]/.test(wanted)) return new URL(wanted, base).href === url.href;
  const pattern = wanted
    .replace(/[.+^${}()|[\]\\?]/g, "\\$&")
    .replaceAll("**", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", ".*");
  return new RegExp(`^${pattern}$`).test(url.href);
}
