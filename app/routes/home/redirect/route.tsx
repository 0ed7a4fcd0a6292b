import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** "(empty path): redirects to feed" (specification §2). */
export async function loader() {
  return redirect(paths.feed());
}
