import { z } from "zod";
import { defineCall } from "./call";
import { LAWS } from "./law-words";
import { MEASURE_CONFIDENCES } from "./measure-words";

/** A legal basis of measures or of a day, with its rows of the rule register. */
export const law = z.object({
  id: z.enum(LAWS),
  versions: z
    .array(
      z.object({
        version: z.string(),
        validFrom: z.iso.date(),
        validTo: z.iso.date().nullable().describe("First day on which it does not hold any more"),
        source: z.string(),
        url: z.string().nullable().describe("Where the law's text is"),
        transposedBy: z.iso.date().nullable().describe("Of a directive: by when it has to be law of the member states"),
        confidence: z.enum(MEASURE_CONFIDENCES),
      }),
    )
    .describe("The newest first"),
});
export type Law = z.output<typeof law>;

export const readLaw = defineCall({
  name: "readLaw",
  area: "measures",
  summary: "Read a legal basis of measures or deadlines",
  description: "With every version of the rule register: its source, the days on which it holds, and how sure it is.",
  method: "get",
  path: "/v2/laws/{lawId}",
  access: { permission: "actions:recommend" },
  scope: "due-diligence:read",
  params: z.object({ lawId: z.enum(LAWS) }),
  response: law,
});
