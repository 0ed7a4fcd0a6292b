import { z } from "zod";
import { defineCall } from "./call";
import { placeWord } from "./place-words";
import { TARGET_SIZES } from "./target-info-words";
import { writtenAddress } from "./written-address";

const params = z.object({ targetId: z.string().max(20) });
const words = (most: number) => z.string().trim().max(most).default("");

const content = {
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  employees: z.int().min(0).max(100_000_000).nullable(),
  size: z.enum(TARGET_SIZES).nullable(),
  /** Whom the customer knows there. */
  contact: z.object({ email: z.union([writtenAddress(), z.literal("")]), phone: words(100) }),
};

const degrees = (most: number) => z.number().min(-most).max(most);

export const targetInfo = z.object({
  ...content,
  /** Where it is, and how well that is known. */
  location: z.object({
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    place: placeWord.nullable(),
  }),
  contact: z.object({ email: z.string(), phone: z.string() }),
  website: z.string().nullable(),
  /** The customer's own, which it may change; others are everybody's. */
  own: z.boolean(),
  version: z.int().positive(),
});
export type TargetInfo = z.output<typeof targetInfo>;

export const readTargetInfo = defineCall({
  name: "readTargetInfo",
  area: "profile",
  summary: "Read the editable information of the customer's own target",
  method: "get",
  path: "/v2/targets/{targetId}/info",
  access: { permission: "targets:follow" },
  scope: "network:write",
  params,
  response: targetInfo,
});

export const changeTargetInfo = defineCall({
  name: "changeTargetInfo",
  area: "profile",
  summary: "Change the information of the customer's own target",
  description: "409 `not_own` for a shared target, 409 `stale_version` with the current information.",
  method: "put",
  path: "/v2/targets/{targetId}/info",
  access: { permission: "targets:follow" },
  scope: "network:write",
  params,
  body: z.object({
    ...content,
    location: z
      .object({ lat: degrees(90), lon: degrees(180) })
      .nullable()
      .optional()
      .describe("WGS 84 degrees of its address. Null restores what was known before a person set it"),
    version: z.int().positive(),
  }),
  response: targetInfo,
});
