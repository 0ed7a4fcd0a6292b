import { z } from "zod";
import { PLACE_DECISIONS } from "~/backend/contract/place-decisions";

/** Empty: there is none. */
const degrees = z
  .union([z.literal(""), z.coerce.number().min(-180).max(180)])
  .default("")
  .transform((value) => (value === "" ? null : value));

/** What becomes of a doubtful location, and the point that was shown. */
export const placeForm = z.object({
  targetId: z.coerce.number().int().positive(),
  lat: degrees,
  lon: degrees,
  decision: z.enum(PLACE_DECISIONS),
});
export type PlaceForm = z.output<typeof placeForm>;
