import { safeReturnTo } from "~/access/return-to";

/** Where somebody signs in, coming back to `target` afterwards. */
export function loginFor(target: string): string {
  return `/login?${new URLSearchParams({ returnUrl: safeReturnTo(target) })}`;
}

/** The app's page that says why somebody was turned away; rendered in place of another one, never visited. */
export const REFUSED_PATH = "/refused";
/** Remix's own address for route manifests; holds no data of a user. */
export const MANIFEST_PATH = "/__manifest";
