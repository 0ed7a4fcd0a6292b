import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import { byPerspective, inEach } from "./by-perspective";

const divisor = z.number().positive();
const scale = z.object({ divisor, exponent: z.number().positive().max(1) });

/** What the sum of a target's points is divided by before it saturates, so that what is large is not risky for being large. */
export const sizeNormalisationSchema = byPerspective(
  z.object({
    /** Of organizations and POIs. */
    sizes: z.object({ Small: divisor, Medium: divisor, Large: divisor, "Very large": divisor, unknown: divisor }),
    /** And by type; an exponent below 1 lets the component grow ever more slowly with the sum. */
    types: z.object({ organization: scale, POI: scale, country: scale, industry: scale, commodity: scale }),
  }),
);

/**
 * One event hits a small company harder, and a large one is written about more often. Countries, industries and commodities
 * gather hundreds of events: with the root of the sum, ten High events of the last days in a country come to about 15, a hundred
 * to about 40, a thousand to about 80, and none of them is full at once. Our own judgement (confidence D).
 */
export const SIZE_NORMALISATION = {
  name: "size-normalisation",
  version: "1",
  validFrom: "2000-01-01",
  source: "Product decisions: score, target size",
  confidence: "D",
  value: inEach({
    sizes: { Small: 0.8, Medium: 1, Large: 1.4, "Very large": 2, unknown: 1 },
    types: {
      organization: { divisor: 1, exponent: 1 },
      POI: { divisor: 1, exponent: 1 },
      country: { divisor: 100, exponent: 0.5 },
      industry: { divisor: 100, exponent: 0.5 },
      commodity: { divisor: 50, exponent: 0.5 },
    },
  }),
} satisfies typeof rules.$inferInsert;
