import { z } from "zod";
import { defineCall } from "./call";
import { placeWord } from "./place-words";

/** What speaks against a point. */
export const PLACE_DOUBTS = ["zero", "swapped"] as const;
/** `reopen` takes a decision back. */
export const PLACE_DECISIONS = ["swap", "keep", "remove", "reopen"] as const;
export type PlaceDecision = (typeof PLACE_DECISIONS)[number];

const degrees = (most: number) => z.number().min(-most).max(most).nullable();

export const decidePlace = defineCall({
  name: "decidePlace",
  area: "data",
  summary: "Decide about a doubtful place of an own target",
  description:
    "`swap` exchanges latitude and longitude, `keep` confirms the point, `remove` goes back to what the address tells, `reopen` takes any of them back. 409 `place_changed` with the current point where it is not the one in `seen`, or where nothing speaks against it any more; 409 `place_not_swapped` for `swap` where the swapped point is not in the target's country, 409 `place_not_decided` for `reopen`, 409 `not_own` for a shared target.",
  method: "put",
  path: "/v2/targets/{targetId}/place-decision",
  access: { permission: "data:import" },
  scope: "imports:write",
  params: z.object({ targetId: z.string().max(20) }),
  body: z.object({
    decision: z.enum(PLACE_DECISIONS),
    /** The point that was decided about, WGS 84 degrees. */
    seen: z.object({ lat: degrees(90), lon: degrees(180) }),
  }),
  response: z.object({
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    place: placeWord.nullable(),
    doubt: z.enum(PLACE_DOUBTS).nullable(),
  }),
});
export type DecidedPlace = z.output<typeof decidePlace.response>;
