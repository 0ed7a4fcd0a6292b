import { z } from "zod";
import type { TargetSort } from "~/backend/contract/target-words";
import { Refusal } from "../../../platform/call/refusal";
import { isGroupOf } from "./by-group";

/** Where a page ended. Sorted by risk, those without a score come last, by name: `score` is null there. */
const cursor = z.object({
  sort: z.string(),
  /** 200 signs at most, which may be two units each. */
  name: z.string().max(400),
  score: z.number().nullable(),
  /** Sorted by country, type or tier: which of them; null in other orders. */
  group: z.string().max(60).nullable().default(null),
  id: z.int().positive(),
  /** 0-based, of the page that follows. */
  page: z.int().positive().max(1e9),
});
export type Cursor = z.output<typeof cursor>;

export const writeCursor = (value: Cursor): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Throws 422 for what is no cursor of this order: a page must not silently begin somewhere else. */
export function readCursor(text: string | undefined, sort: TargetSort): Cursor | null {
  if (text === undefined) return null;
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (parsed.success && parsed.data.sort === sort && isOfOrder(parsed.data, sort)) return parsed.data;
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}

/** The database takes no zero byte in a text, and no word for a tier. */
const isOfOrder = ({ name, group }: Cursor, sort: TargetSort): boolean =>
  !`${name}${group}`.includes("\0") && isGroupOf(sort, group);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
