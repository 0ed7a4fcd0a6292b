import { z } from "zod";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import {
  COLLECTION_KINDS,
  COLLECTION_ROLES,
  COLLECTION_SCOPES,
  COLLECTION_TYPES,
  EDGE_SOURCES,
} from "~/backend/contract/collection-words";
import { givenDay } from "~/backend/contract/given-day";

const id = z.coerce.number().int().positive();
const priority = z.enum(PRIORITY_NAMES);
/** Inherit: as the collection above says; None: never this way. */
const wish = z.enum(["Inherit", "None", ...PRIORITY_NAMES]).default("Inherit");
const day = givenDay("collection:problems.day").optional();

/** What decides how large the graph is. */
const tiers = {
  kind: z.enum(COLLECTION_KINDS),
  maxTier: z.coerce.number().int().min(1).max(5).default(1),
  sources: z.array(z.enum(EDGE_SOURCES)).default([]),
  minimumShipments: z.coerce
    .number("collection:problems.number")
    .int("collection:problems.number")
    .min(0, "collection:problems.number")
    .max(1_000_000, "collection:problems.number")
    .optional(),
  /** In percent. */
  minimumProbability: z.coerce
    .number("collection:problems.percent")
    .min(0, "collection:problems.percent")
    .max(100, "collection:problems.percent")
    .optional(),
  shippedFrom: day,
  shippedTo: day,
  priority1: priority.default("Low"),
  priority2: priority.default("Low"),
  priority3: priority.default("Low"),
  priority4: priority.default("Low"),
  priority5: priority.default("Low"),
};

const settings = {
  version: id,
  name: z
    .string({ error: "collection:problems.name" })
    .trim()
    .min(1, "collection:problems.name")
    .max(100, "collection:problems.nameTooLong"),
  parentId: id.optional(),
  type: z.enum(COLLECTION_TYPES),
  scope: z.enum(COLLECTION_SCOPES).optional(),
  ...tiers,
  feed: wish,
  realtime: wish,
  daily: wish,
  weekly: wish,
};

/** Everything of a collection that stands in its settings; `forecast` only says how large its graph would be. */
export const settingsForm = z
  .object({
    intent: z.enum(["save", "forecast"]),
    /** Sent along with the settings of tiers, which not every collection has. */
    hasTiers: z.literal("yes").optional(),
    ...settings,
  })
  .refine(({ hasTiers, sources }) => !hasTiers || sources.length > 0, {
    path: ["sources"],
    message: "collection:problems.sources",
  });
export type SettingsForm = z.output<typeof settingsForm>;

/** Of the settings as much as the forecast needs; what else stands there may be half typed. */
export const forecastForm = z.object(tiers).refine(({ sources }) => sources.length > 0, { path: ["sources"] });
export type ForecastForm = z.output<typeof forecastForm>;

export const monitorForm = z.object({ intent: z.literal("monitor"), monitored: z.enum(["yes", "no"]) });

/** Who works on it: one is added, or one is taken out. */
export const shareForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("share"),
    version: id,
    userId: z.coerce.number("collection:problems.user").int().positive("collection:problems.user"),
    role: z.enum(COLLECTION_ROLES),
  }),
  z.object({ intent: z.literal("unshare"), version: id, userId: id }),
]);
export type ShareForm = z.output<typeof shareForm>;
