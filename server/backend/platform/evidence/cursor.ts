import { Refusal } from "../call/refusal";

/** The cursor of a list of the ledger is a number of an entry. Throws 422 for anything else. */
export function readCursor(after: string): number {
  if (!/^\d{1,15}$/.test(after)) {
    throw new Refusal(422, "invalid_input", "This is no cursor", [{ path: "query.after", message: "unknown cursor" }]);
  }
  return Number(after);
}
