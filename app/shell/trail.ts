import type { SerializeFrom } from "@remix-run/node";
import type { Crumb, Trail, TrailPage } from "~/access/route-data";

/** Of whatever arguments. */
type Loader = (...args: never[]) => unknown;

/** The way to a page, made of what its loader gave: `trail: trailOf<typeof loader>(({ data }) => …)`. None where it gave nothing. */
export function trailOf<Own extends Loader>(way: (page: TrailPage<SerializeFrom<Own>>) => readonly Crumb[]): Trail {
  return (page) => (page.data == null ? [] : way(page as TrailPage<SerializeFrom<Own>>));
}
