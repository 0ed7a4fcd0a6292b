import { z } from "zod";
import { Refusal } from "../../platform/call/refusal";

/** Where a page ended: the sort values of its last alert, and which page it was. */
const cursor = z.object({
  order: z.string(),
  /** Microseconds since 1970, as text: more than a JavaScript date can hold. */
  at: z.string().regex(/^-?\d{1,18}$/),
  id: z.int().positive(),
  priority: z.int().min(1).max(4),
  /** 0-based, of the page that follows. */
  page: z.int().positive().max(1e9),
});
export type Cursor = z.output<typeof cursor>;

export const writeCursor = (value: Cursor): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Throws 422 for what is no cursor of this order: a page must not silently begin somewhere else. */
export function readCursor(text: string, order: string): Cursor {
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (parsed.success && parsed.data.order === order) return parsed.data;
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
