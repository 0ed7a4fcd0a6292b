import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { PRIORITIES } from "../../../reference/catalogue/priorities";

const km = z.number().min(0).max(1000);
const share = z.number().min(0).max(1);

/** What happens at a site, and not to the company as a whole. */
const SITE_TYPES: readonly EventTypeId[] = [
  "plant-closure",
  "mass-layoff",
  "production-stop",
  "strike",
  "protest",
  "fire",
  "explosion",
  "workplace-accident",
  "occupational-health",
  "pollution",
  "hazardous-waste",
];

export const eventMatchingSchema = z.object({
  /** How far back a newly followed target looks. An event that comes in is matched whatever its date. */
  windowDays: z.int().positive(),
  /** From this score of the names on a name links, when the country agrees. See docs/matching.md. */
  nameFrom: share,
  /** The same at the same place, where a name that is only a part of the other will do. */
  nameFromAtSite: share,
  /** The same where the event or the target has no country: the link is a mention only. */
  nameFromWithoutCountry: share,
  /** An event's place and a target's are one site up to this distance, by how exactly the event's is known. */
  sameSiteKm: z.object({ exact: km, town: km, county: km }),
  /** Who an event names has a site there: in the town that both name, or so near. */
  operatorSiteKm: km.default(10),
  /** An approximate place: so many kilometres more in every radius, and so much surer it is not. */
  approximate: z.object({
    town: z.object({ widenKm: km, confidence: share }),
    county: z.object({ widenKm: km, confidence: share }),
  }),
  /** Types that spread over an area: the point that a source gives is its middle, and who lies near it is hit by chance. */
  areaTypes: z.array(z.string()).default(["drought", "extreme-temperature"]),
  /** What happens at one site concerns the company's others up to so many kilometres away; those beyond are mentioned only. */
  relatives: z.object({ km, siteTypes: z.array(z.string()) }).default({ km: 300, siteTypes: [...SITE_TYPES] }),
  /** A target of which only the postal code, the town or the region is known: so many kilometres more in the outer radius, and so much surer it is not. */
  aboutTargets: z
    .object({
      postcode: z.object({ widenKm: km, confidence: share }),
      town: z.object({ widenKm: km, confidence: share }),
      /** At least; else as far as the region's places lie from its middle … */
      region: z.object({ widenKm: km, confidence: share }),
      /** … up to here: of a larger one nobody can say what is near. */
      widestKm: km,
    })
    .default({
      postcode: { widenKm: 5, confidence: 0.9 },
      town: { widenKm: 10, confidence: 0.8 },
      region: { widenKm: 40, confidence: 0.6 },
      widestKm: 100,
    }),
  /** An event of a whole country touches every target in it from this priority on … */
  countryWideFrom: z.enum(PRIORITIES),
  /** … and any event in a country touches the country itself from this one on. */
  countryFrom: z.enum(PRIORITIES),
  /** … or from this one, where it is told of an organization: what happens at one company is seldom of the country's concern. */
  countryFromNamed: z.enum(PRIORITIES).default("Critical"),
  confidence: z.object({
    identifier: share,
    inPolygon: share,
    direct: share,
    regional: share,
    country: share,
    industry: share,
    commodity: share,
    /** Times the confidence of the link that it follows from. */
    parent: share,
    relative: share,
  }),
});
export type EventMatching = z.infer<typeof eventMatchingSchema>;

/**
 * What connects an event to a target. Set so that a wrong link is rarer than a missing one: an analyst who sees wrong alerts
 * stops reading. A town's centre is up to 10 km from its edge, a US county's about 40 (median county area 1,600 km², US Census).
 * The rest is our own judgement (confidence D).
 */
export const EVENT_MATCHING = {
  name: "event-matching",
  version: "1",
  validFrom: "2000-01-01",
  source: "docs/event-matching.md",
  confidence: "D",
  value: {
    windowDays: 365,
    nameFrom: 0.8,
    nameFromAtSite: 0.7,
    nameFromWithoutCountry: 0.95,
    sameSiteKm: { exact: 5, town: 20, county: 60 },
    operatorSiteKm: 10,
    approximate: { town: { widenKm: 10, confidence: 0.8 }, county: { widenKm: 40, confidence: 0.6 } },
    areaTypes: ["drought", "extreme-temperature"],
    relatives: { km: 300, siteTypes: [...SITE_TYPES] },
    aboutTargets: {
      postcode: { widenKm: 5, confidence: 0.9 },
      town: { widenKm: 10, confidence: 0.8 },
      region: { widenKm: 40, confidence: 0.6 },
      widestKm: 100,
    },
    countryWideFrom: "High",
    countryFrom: "Mid",
    countryFromNamed: "Critical",
    confidence: {
      identifier: 1,
      inPolygon: 0.95,
      direct: 0.9,
      regional: 0.7,
      country: 0.5,
      industry: 0.6,
      commodity: 0.6,
      parent: 0.95,
      relative: 0.5,
    },
  } satisfies EventMatching,
} as const satisfies typeof rules.$inferInsert;
