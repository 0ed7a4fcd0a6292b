import { sitePath } from "~/site-path";

/**
 * Remix asks for the first page's data at `/risk.data`: beside the path that the product stands below, where proxies send what belongs
 * to others. They are asked for below it, as they are at the root of an origin.
 */
export function askBelowThePath(): void {
  const home = sitePath("/");
  if (home === "/") return;
  const ask = window.fetch.bind(window);
  const beside = `${home.slice(0, -1)}.data`;
  window.fetch = (asked, init) => {
    const isBeside = asked instanceof URL && asked.pathname === beside;
    return ask(isBeside ? `${home}_root.data${asked.search}` : asked, init);
  };
}
