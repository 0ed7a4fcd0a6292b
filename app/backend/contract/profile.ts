import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { placeWord } from "./place-words";
import { PERSPECTIVE_NAMES, RISK_NAMES } from "./score-words";
import { targetType } from "./targets";

/** What a tab of a profile counts, it counts up to here; beyond, "1000+" is what a page says. */
export const PROFILE_COUNTED = 1001;

const id = z.int().positive();
const params = z.object({ targetId: z.string().max(20) });
const level = z.number().min(0).max(100);
const perspective = z.enum(PERSPECTIVE_NAMES);
/** Null where the asker may not read that part. */
const count = z.int().min(0).max(PROFILE_COUNTED).nullable().default(null);
export const profileQuery = {
  perspective: perspective.optional().describe("Without it the one that the asker has put first"),
};
const AREA = "profile";

const place = { country: z.string().nullable(), city: z.string().nullable() };
const relative = z.object({
  id,
  name: z.string(),
  type: targetType,
  ...place,
  lat: z.number().nullable().default(null),
  lon: z.number().nullable().default(null),
  kind: z.enum(["site-of", "subsidiary-of", "owned-by"]),
  /** Percent. */
  share: z.number().nullable(),
  /** Where the share is only known to be smaller or larger than that. */
  shareBound: z.enum(["below", "above"]).nullable(),
  /** First and last day of it, `YYYY-MM-DD`, as far as they are told. */
  since: z.string().nullable(),
  until: z.string().nullable(),
});

export const targetProfile = z.object({
  id,
  type: targetType,
  ctype: z.string(),
  name: z.string(),
  /** A target of the customer's own, which nobody else sees. */
  own: z.boolean(),
  /** Every other name, with what kind it is. */
  names: z.array(z.object({ text: z.string(), kind: z.enum(["main", "legal", "alias", "former", "translation"]) })),
  foreignSystems: z.array(z.object({ system: z.string(), id: z.string() })),
  ...place,
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  /** How well that is known, and who says so; null where nothing tells where it is. */
  place: placeWord.nullable(),
  size: z.enum(["Small", "Medium", "Large", "Very large"]).nullable(),
  employees: z.int().nullable(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  hsCodes: z.array(z.string()),
  /** Beside the main one; 50 at most. */
  places: z.array(
    z.object({ label: z.string().nullable(), ...place, lat: z.number().nullable(), lon: z.number().nullable() }),
  ),
  /** Whose site, subsidiary or property it is, the largest share first; 50 at most. */
  parents: z.array(relative),
  /** What belongs to it; the first 50 by name. */
  sites: z.array(relative),
  moreSites: z.boolean(),
  /** What only a signed-in customer sees; null for a visitor. */
  customer: z
    .object({
      following: z.boolean(),
      followerCount: z.int().nonnegative(),
      /** Somebody of the customer has reported something wrong about it. */
      flagged: z.boolean(),
      /** Targets that were merged into it and not undone, the newest first; 3 at most. */
      merged: z.array(z.object({ mergeId: id, name: z.string() })).default([]),
      /** 1 what is followed, 2 to 5 behind it; null where it is not watched. */
      tier: z.int().min(1).max(5).nullable(),
      /** From the followed target to this one, both left out. */
      path: z.array(z.object({ id, name: z.string() })),
      collections: z.array(z.object({ id, name: z.string() })),
      /** Under the perspective that the asker has put first; null while nothing is known. */
      score: level.nullable().default(null),
      risk: z.enum(RISK_NAMES).default("NA"),
      /** In how many collections of the customer it is, whoever sees them. */
      collectionCount: z.int().nonnegative().default(0),
      /** What each part of the profile holds. */
      counts: z
        .object({
          alerts: count,
          relationships: count,
          suppliers: count,
          grievanceReports: count,
          questionnaires: count,
          actions: count,
          documents: count,
          /** Possible sanctions matches that nobody has decided. */
          matchesToReview: count,
          externalScores: count,
        })
        .nullable()
        .default(null),
    })
    .nullable(),
});
export type TargetProfile = z.output<typeof targetProfile>;

export const readTargetProfile = defineCall({
  name: "readTargetProfile",
  area: AREA,
  summary: "Read a target's profile",
  description: "Visitors get the public facts of public targets; a customer also gets its own facts.",
  method: "get",
  path: "/v2/targets/{targetId}/profile",
  access: "public",
  scope: "network:read",
  params,
  response: targetProfile,
});

export const listPublicEvents = defineCall({
  name: "listPublicEvents",
  area: AREA,
  summary: "List the latest public events of a public target",
  method: "get",
  path: "/v2/targets/{targetId}/public-events",
  access: "public",
  scope: "feed:read",
  params,
  response: z.array(
    z.object({
      eventId: id,
      title: z.string(),
      language: z.string().nullable(),
      at: z.iso.datetime(),
      eventTypeId: z.string(),
      priority: z.enum(PRIORITY_NAMES),
      url: z.string().nullable(),
    }),
  ),
});

export const listProfilePerspectives = defineCall({
  name: "listProfilePerspectives",
  area: AREA,
  summary: "List a target's score in each perspective",
  description: "The perspectives that the customer uses, your own first.",
  method: "get",
  path: "/v2/targets/{targetId}/perspectives",
  access: "signed-in",
  scope: "scores:read",
  params,
  response: z.array(
    z.object({
      perspective,
      score: level.nullable(),
      risk: z.enum(RISK_NAMES),
      computedAt: z.iso.datetime().nullable(),
    }),
  ),
});

const part = {
  /** What the alerts' component would be by these alone; null while the target is not scored. */
  value: level.nullable(),
  risk: z.enum(RISK_NAMES),
};

export const listProfileGroups = defineCall({
  name: "listProfileGroups",
  area: AREA,
  summary: "List the alert component of a score by event group",
  description: "All groups that count, highest first.",
  method: "get",
  path: "/v2/targets/{targetId}/groups",
  access: "signed-in",
  scope: "scores:read",
  params,
  query: z.object(profileQuery),
  response: z.object({ perspective, groups: z.array(z.object({ group: z.string(), ...part })) }),
});

export const listProfileEventTypes = defineCall({
  name: "listProfileEventTypes",
  area: AREA,
  summary: "List the alert component of a score by event type",
  description: "Of one group or of all.",
  method: "get",
  path: "/v2/targets/{targetId}/event-types",
  access: "signed-in",
  scope: "scores:read",
  params,
  query: z.object({ ...profileQuery, group: z.string().max(60).optional() }),
  response: z.object({
    perspective,
    eventTypes: z.array(
      z.object({
        eventTypeId: z.string(),
        group: z.string(),
        ...part,
        /** Days after which such an event counts half. */
        halfLifeDays: z.number().positive(),
      }),
    ),
  }),
});

export const compareTarget = defineCall({
  name: "compareTarget",
  area: AREA,
  summary: "Compare a target with its peers",
  description:
    "Peers are the targets that the customer follows in the same industry and country; at most 2,000 are compared.",
  method: "get",
  path: "/v2/targets/{targetId}/peers",
  access: "signed-in",
  scope: "scores:read",
  params,
  query: z.object(profileQuery),
  response: z.object({
    perspective,
    score: level.nullable(),
    among: z.array(
      z.object({
        by: z.enum(["industry", "country"]),
        /** How many others have a score, how many of them a lower one, and the one in the middle. */
        compared: z.int().nonnegative(),
        lower: z.int().nonnegative(),
        median: level.nullable(),
        /** The riskiest five. */
        riskiest: z.array(z.object({ id, name: z.string(), score: level, risk: z.enum(RISK_NAMES) })),
      }),
    ),
    /** More are followed than were looked at. */
    isSample: z.boolean(),
  }),
});

export const readTransparency = defineCall({
  name: "readTransparency",
  area: AREA,
  summary: "Read a target's data sources and missing data",
  description: "With the sources of its latest alerts and its relationships by source.",
  method: "get",
  path: "/v2/targets/{targetId}/transparency",
  access: "signed-in",
  scope: "network:read",
  params,
  response: z.object({
    /** Facts that scores and matching use, and whether they are known. */
    facts: z.array(
      z.object({
        fact: z.enum(["place", "country", "industry", "size", "hsCodes", "identifiers", "website"]),
        known: z.boolean(),
      }),
    ),
    /** How well its place is known, and who says so. */
    place: placeWord.nullable(),
    recordedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** Of the last 200 alerts. */
    alerts: z.object({
      looked: z.int().nonnegative(),
      sources: z.array(z.object({ name: z.string(), reports: z.int().positive() })),
    }),
    edges: z.array(z.object({ source: z.string(), suppliers: z.int().nonnegative(), isExact: z.boolean() })),
    assessedOn: z.iso.date().nullable(),
    externalScores: z.int().nonnegative(),
  }),
});
