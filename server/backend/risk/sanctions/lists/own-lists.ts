/**
 * Lists that a customer keeps for itself beside those that all are screened against, such as companies that it does not buy from. Their names are
 * `own<customer>-<name>`, so that the name of a list says whose it is; `own-<name>` means the list of whoever asks.
 */
const OWN = /^own(\d+)-/;
const MINE = "own-";

/** The customer whose list has this name; null for one of all customers. */
export function ownerOf(listName: string): number | null {
  const [, owner] = OWN.exec(listName) ?? [];
  return owner === undefined ? null : Number(owner);
}

/** The name that a list is kept under, of which a customer gave the name. */
export const keptName = (given: string, customerId: number): string =>
  given.startsWith(MINE) ? `own${customerId}-${given.slice(MINE.length)}` : given;
