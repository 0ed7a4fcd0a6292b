/**
 * Which page an address stands for. Remix asks for a page's data below `<page>.data` (`/_root.data` for the first one);
 * this undoes that exactly as its own handler does, so that a page and its data are guarded by the same match.
 */
export function pageOf(url: URL): { pathname: string; isData: boolean; target: string } {
  const isData = url.pathname.endsWith(".data");
  const pathname = isData ? url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/") : url.pathname;
  const search = new URLSearchParams(url.search);
  // These steer Remix and are no part of the page's address.
  search.delete("_routes");
  if (search.get("index") === "") search.delete("index");
  const query = search.size > 0 ? `?${search}` : "";
  return { pathname, isData, target: pathname + query };
}
