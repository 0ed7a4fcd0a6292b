import { useLocation } from "@remix-run/react";

/** Where a form of the chrome comes back to: the page that it stands on. */
export function ReturnField() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="returnTo" value={pathname + search} />;
}
