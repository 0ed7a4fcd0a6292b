import type { Config } from "./config";

/** `/risk` with `PUBLIC_URL=https://host/risk`, empty at the root of an origin. */
export function pathOf({ publicUrl }: Pick<Config, "publicUrl">): string {
  return publicUrl?.pathname.replace(/\/$/, "") ?? "";
}

/** An address of the product on its origin: `/risk/feed` for `/feed`. Others (`https:…`, `//host`) stay as they are. */
export function belowPath(address: string, below: string): string {
  return /^\/(?!\/)/.test(address) ? below + address : address;
}

/** `/feed` for `/risk/feed`; null for what is outside of the path. The path is given in unreserved characters, so it has one spelling. */
export function withoutPath(pathname: string, below: string): string | null {
  if (below === "") return pathname;
  return pathname.startsWith(`${below}/`) ? pathname.slice(below.length) : null;
}
