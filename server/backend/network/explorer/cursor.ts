import { z } from "zod";
import type { ExplorerSort } from "~/backend/contract/explorer-words";
import { Refusal } from "../../platform/call/refusal";

/** Where a page ended: the values of the order, the last one the target's number. */
const cursor = z.object({
  sort: z.string(),
  /** A name by which is ordered has 200 signs at most, which may be two units each. */
  key: z.array(z.union([z.string().max(400), z.number(), z.null()])).max(8),
  /** 0-based, of the page that follows. */
  page: z.int().positive().max(1e9),
});
export type Cursor = z.output<typeof cursor>;

export const writeCursor = (value: Cursor): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Throws 422 for what is no cursor of this order: a page must not silently begin somewhere else. */
export function readCursor(text: string | undefined, sort: ExplorerSort, isKey: (key: Cursor["key"]) => boolean) {
  if (text === undefined) return null;
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (parsed.success && parsed.data.sort === sort && isKey(parsed.data.key) && !text.includes("\0")) return parsed.data;
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
