import { Refusal } from "./refusal";

/** The cursor of a list that is ordered by the first 100 signs of a name, as `left(name, 100)` counts them, and among equal ones by number. */
export function writeNameCursor({ name, id }: { name: string; id: number }): string {
  return Buffer.from(JSON.stringify([[...name].slice(0, 100).join(""), id])).toString("base64url");
}

/** Throws 422 for a cursor that none of our answers brought. */
export function readNameCursor(cursor: string | undefined): { name: string; id: number } | null {
  if (cursor === undefined) return null;
  try {
    const [name, id] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown[];
    if (typeof name === "string" && !name.includes("\0") && Number.isSafeInteger(id)) return { name, id: Number(id) };
  } catch {
    // Told below, like a cursor of another shape.
  }
  const problem = {
    path: "query.after",
    message: "is not a cursor of this list; leave it out to start at the first page",
  };
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [problem]);
}
