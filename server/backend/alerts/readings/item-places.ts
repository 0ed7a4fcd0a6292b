import { z } from "zod";
import { Refusal } from "../../platform/call/refusal";

/** Lists of news go through one or two parts: what a customer's alerts are about, then the rest; or all; or what was reviewed. */
export const ITEM_PARTS = ["all", "with-alert", "without-alert", "reviewed"] as const;
export type ItemPart = (typeof ITEM_PARTS)[number];

/** Where a page ended. */
export interface ItemPlace {
  part: ItemPart;
  /** ISO 8601, to the microsecond: a batch is read in one moment, and its items differ by their numbers only. */
  at: string;
  id: number;
}

const place = z.tuple([z.enum(ITEM_PARTS), z.iso.datetime(), z.int().positive()]);

export const writePlace = ({ part, at, id }: ItemPlace): string =>
  Buffer.from(JSON.stringify([part, at, id])).toString("base64url");

/** Throws 422 for what is no cursor of a list of these parts. */
export function readPlace(text: string, parts: readonly ItemPart[]): ItemPlace {
  const { data } = place.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (data && parts.includes(data[0])) return { part: data[0], at: data[1], id: data[2] };
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
