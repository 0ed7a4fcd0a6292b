import type { z } from "zod";
import { DISPUTED_AREAS, type disputedAreasSchema } from "~/backend/contract/disputed-areas";
import type { rules } from "../../platform/db/schema/rules";

/** The table that maps and computations share, in the register, so that a figure can name the version that it was computed under. */
export const DISPUTED_AREAS_RULE = {
  name: "disputed-areas",
  version: "1",
  validFrom: "2000-01-01",
  source: "UN General Assembly 68/262, UN Security Council 541, ISO 3166-1 and 3166-2; docs/places.md",
  confidence: "B",
  value: { areas: [...DISPUTED_AREAS] } satisfies z.output<typeof disputedAreasSchema>,
} as const satisfies typeof rules.$inferInsert;
