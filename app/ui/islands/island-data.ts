/** Markup from the server. In a browser it is absent where it came with the document: it is what stands in the page. */
export interface IslandData {
  readonly html?: string;
}
