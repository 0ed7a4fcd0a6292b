import { z } from "zod";
import { FEATURES } from "~/backend/contract/features";

/** Each button says what it switches: `feed-v2:on`. */
export const switchForm = z.object({
  feature: z
    .string()
    .transform((text) => text.split(":"))
    .pipe(z.tuple([z.enum(FEATURES), z.enum(["on", "off"])])),
});
