import { z } from "zod";
import { isEventType } from "../../reference/catalogue/event-types";
import { jsonFieldsSchema } from "../ingest/json-fields";
import { publisherGroupSchema, type Settings } from "../ingest/settings";

/** What most of a feed is about. A label to choose feeds by: what each item tells is read from its text. */
export const SUBJECTS = [
  ...(["recall", "safety", "hazard", "environment", "insolvency", "trade", "sanctions", "enforcement"] as const),
  ...(["cyber", "ports", "labour", "industry", "general"] as const),
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Of the formats of news; a table is no feed, and the built-in ones have their own names. */
export const FEED_FORMATS = ["feed", "sitemap", "json"] as const;

/** As many files as a search shows: that many, or more. */
export const MOST_FILES = 10;

export const cataloguedFeedSchema = z.strictObject({
  /** Stable: the name of its connector is made of it. */
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{1,58}$/),
  title: z.string().min(1).max(200),
  publisher: z.string().min(1).max(200),
  publisherGroup: publisherGroupSchema,
  url: z.url({ protocol: /^https$/ }).max(2000),
  format: z.enum(FEED_FORMATS),
  /** BCP 47. */
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/),
  /** ISO 3166-1 alpha-2: where a town of a bare name lies. Null for a feed that tells of the whole world. */
  homeCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  subject: z.enum(SUBJECTS),
  /** Only where every item is of this type: it is believed without being read. */
  eventTypeId: z.string().refine(isEventType, "no event type").optional(),
  /** Of JSON: where its items have what. */
  fields: jsonFieldsSchema.optional(),
  everyMinutes: z.int().min(5).max(1440),
  /** What the publisher states about reuse, or "not known". */
  licence: z.string().min(1).max(200),
  /** How many public source files name the address, and the month in which one of them says that it answered. */
  seenIn: z.strictObject({
    files: z.int().min(1).max(MOST_FILES),
    answered: z
      .string()
      .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
      .optional(),
  }),
  /** What to know before it is switched on. */
  caution: z.string().min(1).max(200).optional(),
});
export type CataloguedFeed = z.infer<typeof cataloguedFeedSchema>;

/** The name of its connector, which says the format as every connector's name does. */
export const connectorName = ({ format, key }: Pick<CataloguedFeed, "format" | "key">): string => `${format}:${key}`;

export function settingsOf(feed: CataloguedFeed): Settings {
  const { language, homeCountry, publisherGroup, eventTypeId, fields, licence } = feed;
  return {
    language,
    publisherGroup,
    licence,
    ...(homeCountry !== null && { homeCountry }),
    ...(eventTypeId !== undefined && { eventTypeId }),
    ...(fields !== undefined && { fields }),
  };
}
