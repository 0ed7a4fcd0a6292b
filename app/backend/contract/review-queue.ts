import { z } from "zod";
import { defineCall } from "./call";
import { pageOf, pageQuery } from "./page";
import { PLACE_DOUBTS } from "./place-decisions";

const count = z.int().nonnegative();
const target = z.object({ id: z.int().positive(), name: z.string(), country: z.string().nullable() });

/** What a person has to look at, because a machine was not sure. */
export const REVIEW_KINDS = ["import-row", "place", "doubt"] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

const importRowToDecide = z.object({
  kind: z.literal("import-row"),
  importId: z.int().positive(),
  fileName: z.string(),
  row: z.int().positive(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  /** The target that it may be. */
  target: target.nullable(),
  /** The row of the same file that it may repeat. */
  repeats: z.int().positive().nullable(),
  /** How alike, 0 to 1. */
  score: z.number().min(0).max(1).nullable(),
});

const placeToCheck = z.object({
  kind: z.literal("place"),
  target,
  tier: z.int().positive(),
  /** What is known of where it is. */
  precision: z.enum(["country", "none"]),
});

const placeInDoubt = z.object({
  kind: z.literal("doubt"),
  target,
  /** WGS 84 degrees. */
  lat: z.number(),
  lon: z.number(),
  /** The point is that of 0° N 0° E, or lies in the target's country only with latitude and longitude swapped. */
  doubt: z.enum(PLACE_DOUBTS),
});

export const reviewItem = z.discriminatedUnion("kind", [importRowToDecide, placeToCheck, placeInDoubt]);
export type ReviewItem = z.output<typeof reviewItem>;

/** `isExact` is false where there are more than were counted. */
const counted = z.object({ count, isExact: z.boolean() });

export const listReviewQueue = defineCall({
  name: "listReviewQueue",
  area: "data",
  summary: "List what waits for a person's decision or check",
  description:
    "Of one kind: rows of imports, the oldest import first, monitored targets of whose place at most the country is known, by name, or own targets whose point is doubtful, which `decidePlace` decides. With how many there are of each kind, of duplicates and of sanctions matches, each but rows up to 1,000.",
  method: "get",
  path: "/v2/review-queue",
  access: { permission: "data:import" },
  scope: "imports:read",
  query: z.object({ kind: z.enum(REVIEW_KINDS), ...pageQuery }),
  response: pageOf(reviewItem).extend({
    /** By kind. */
    counts: z.record(z.enum(REVIEW_KINDS), counted),
    /** Pairs of targets that may be one; `listDuplicates` lists them. */
    duplicates: counted.default({ count: 0, isExact: true }),
    /** Undecided matches with entries of sanctions lists, strong and weak; null for who may not screen. `listAllSanctionsMatches` lists them. */
    sanctions: z.object({ match: counted, review: counted }).nullable().default(null),
  }),
});
export type ReviewQueue = z.output<typeof listReviewQueue.response>;
