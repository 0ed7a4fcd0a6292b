import { z } from "zod";
import { Refusal } from "../../platform/call/refusal";

const cursor = z.tuple([z.number().min(0).max(1), z.int().positive()]);

/** Where a page of edges ended: they go by probability, then by number. */
export const writeEdgeCursor = ({ probability, id }: { probability: number; id: number }): string =>
  Buffer.from(JSON.stringify([probability, id])).toString("base64url");

/** Throws 422 for what is no cursor of such a list. */
export function readEdgeCursor(text: string | undefined): { probability: number; id: number } | null {
  if (text === undefined) return null;
  try {
    const [probability, id] = cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return { probability, id };
  } catch {
    const problem = {
      path: "query.after",
      message: "is not a cursor of this list; leave it out to start at the first page",
    };
    throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
  }
}
