import { safeReturnTo } from "~/access/return-to";
import { paths } from "~/paths";

/** Where somebody signs in, coming back to `target` afterwards. */
export function loginFor(target: string): string {
  return paths.login(safeReturnTo(target));
}

/** The app's page that says why somebody was turned away; rendered in place of another one, never visited. */
export const REFUSED_PATH = paths.refused();
/** Remix's own address for route manifests; holds no data of a user. */
export const MANIFEST_PATH = "/__manifest";
/** No route has it, so the answer is the app's own not-found page. */
export const NO_PATH = "/.not-found";
