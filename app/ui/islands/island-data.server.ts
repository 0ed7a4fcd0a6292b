import type { IslandData } from "./island-data";
import type { Markup } from "./markup.server";

/**
 * A part of the page as markup, to be put among a loader's data. In a document it stands once, where the page shows it, and not again
 * among the data at its end, which are what can be counted of an object; a page that is there already gets it as one text.
 */
export function islandOf({ isDocument = false }: { isDocument?: boolean }, markup: Markup): IslandData {
  return Object.defineProperty({}, "html", { value: markup.toString(), enumerable: !isDocument });
}
