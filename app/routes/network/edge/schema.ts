import { z } from "zod";
import { EDGE_TYPES } from "~/backend/contract/collection-words";
import { givenDay } from "~/backend/contract/given-day";
import { EDGE_STATES } from "~/backend/contract/target-words";
import { MOST_GOODS } from "./goods";

const id = z.coerce.number().int().positive();
const day = givenDay("edges:problems.day").optional();
/** Of a relation as a whole, or of one of its goods. */
const told = {
  shipments: z.coerce
    .number("edges:problems.number")
    .int("edges:problems.number")
    .min(0, "edges:problems.number")
    .max(10_000_000, "edges:problems.number")
    .optional(),
  firstShipmentOn: day,
  lastShipmentOn: day,
};
const good = z
  .object({
    code: z
      .string()
      .trim()
      .regex(/^\d{2,6}$/, "edges:problems.hsCodes")
      .optional(),
    ...told,
  })
  .refine(({ code, ...said }) => code !== undefined || Object.values(said).every((one) => one === undefined), {
    path: ["code"],
    error: "edges:problems.goodWithoutCode",
  });

/** What can be said about an edge between two targets; `returnTo` is where its panel stood. */
export const edgeForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("decide"),
    edgeId: id,
    version: z.coerce.number().int().nonnegative(),
    state: z.enum(EDGE_STATES),
    reason: z.string({ error: "edges:problems.reason" }).trim().max(500, "edges:problems.reasonTooLong"),
    returnTo: z.string().max(2000).optional(),
  }),
  z.object({
    intent: z.literal("change"),
    edgeId: id,
    version: id,
    type: z.enum(EDGE_TYPES),
    scope: z.enum(["Private", "Shared"]).default("Private"),
    ...told,
    goods: z.array(good).max(MOST_GOODS).optional(),
    mediaLinks: z
      .string()
      .max(10_000)
      .regex(/^\s*(?:https?:\/\/\S{1,490}(?:\s+|$))*$/, "edges:problems.links")
      .optional(),
    returnTo: z.string().max(2000).optional(),
  }),
  z.object({
    intent: z.literal("tell"),
    type: z.enum(EDGE_TYPES, { error: "edges:problems.type" }),
    returnTo: z.string().max(2000).optional(),
  }),
]);
export type EdgeForm = z.output<typeof edgeForm>;
