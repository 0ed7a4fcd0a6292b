import { z } from "zod";

/** How well a place is known, from the exact to the vague. */
export const PLACE_PRECISIONS = ["address", "postcode", "town", "region", "country"] as const;
/** Who says where it is: the list or the record, the gazetteer by the address, or a person. */
export const PLACE_SOURCES = ["given", "gazetteer", "person"] as const;

export const placeWord = z.object({
  precision: z.enum(PLACE_PRECISIONS),
  source: z.enum(PLACE_SOURCES),
  name: z.string().nullable().describe("What the point is of, such as a town; null for an address"),
});
export type PlaceWord = z.output<typeof placeWord>;
