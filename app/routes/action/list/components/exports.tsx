import { sitePath } from "~/site-path";
import type { FilterView } from "../filter-view.server";

/** What is shown, all of it, as a file. */
export function Exports({ exports }: Pick<FilterView, "exports">) {
  return exports.map(({ href, label }) => (
    // No page: the browser saves it.
    <a key={href} href={sitePath(href)} className="button button-quiet">
      {label}
    </a>
  ));
}
