import type { Operation } from "~/backend/contract/operations";

/** The same page, with how far the work is and what it could not do beside it where there is such. */
export function withOperation(address: string, { id, state, failures }: Operation): string {
  // Only its path counts: an address of this site comes with or without its host.
  const url = new URL(address, "http://this.site");
  url.searchParams.delete("select");
  if (state !== "Done" || failures) url.searchParams.set("operation", String(id));
  else url.searchParams.delete("operation");
  return url.pathname + url.search;
}
