import { Refusal } from "../call/refusal";

/** The cursor of a list of the ledger is a number of an entry. Throws 422 for anything else. */
export function readCursor(after: string): number {
  if (!/^\d{1,15}$/.test(after)) {
    throw new Refusal(422, "invalid_input", "The cursor is not valid", [
      { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
    ]);
  }
  return Number(after);
}
