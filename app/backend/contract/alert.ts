import { z } from "zod";
import { FEED_STATUSES, IMPACT_LEVELS, PRIORITY_NAMES, RELEVANCIES } from "./alert-words";
import { ownWords } from "./lexicon";
import { placeWord } from "./place-words";
import { reading } from "./reading";

/** Why something holds: a text key of the namespace `reasons` with its values, and the same in the asker's language. */
export const reason = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
});

export const alertTarget = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(["organization", "POI", "country", "industry", "commodity"]),
  ctype: z.string(),
  country: z.string().nullable(),
  impactLevel: z.enum(IMPACT_LEVELS),
  tier: z.int(),
  distanceKm: z.number().nullable(),
  /** How sure the link is, 0 to 1. */
  confidence: z.number(),
  reason,
});

const instant = z.iso.datetime();

export const alertItem = z.object({
  id: z.int(),
  version: z.int(),
  at: instant,
  statusId: z.enum(FEED_STATUSES),
  priority: z.enum(PRIORITY_NAMES),
  priorityReason: reason,
  relevancy: z.enum(RELEVANCIES),
  eventTypeId: z.string(),
  eventGroup: z.string(),
  /** What the event is besides; a filter by one of their groups finds it, too. */
  alsoTypeIds: z.array(z.string()),
  title: z.string(),
  summary: z.string(),
  /** BCP 47, of title and summary; null where the source does not say. */
  language: z.string().nullable(),
  /** The report that came first, and how many there are. */
  source: z.object({ name: z.string(), url: z.string().nullable(), publishedAt: instant.nullable() }).nullable(),
  sourceCount: z.int(),
  /** The nearest and surest three. */
  primaryTargets: z.array(alertTarget),
  hasMorePrimaryTargets: z.boolean(),
  targetCount: z.int(),
  /** The topic that made it, which touches no target. */
  topicName: z.string().nullable(),
  countries: z.array(z.string()),
  labels: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      backgroundColor: z.string(),
      textColor: z.string(),
      visible: z.boolean(),
    }),
  ),
  actions: z.array(z.object({ id: z.int(), title: z.string(), metaStatus: z.string(), dueOn: z.string().nullable() })),
  flagged: z.object({ reason: z.string(), comment: z.string().nullable(), at: instant }).nullable(),
  muted: z.boolean(),
  note: z.string().nullable(),
  /** Whose it is; somebody whose account was deactivated stays. */
  assignee: z.object({ id: z.int(), name: z.string(), active: z.boolean() }).nullable(),
  /** Out of the feed until `snoozedUntil`. */
  snoozed: z.boolean(),
  /** When it comes back, or came back within the last week and nobody has decided since. */
  snoozedUntil: instant.nullable(),
  /** The source revised it after it had come in. */
  revised: z.boolean(),
  withdrawn: z.boolean(),
});
export type AlertItem = z.infer<typeof alertItem>;

/** An alert about an event that this one's may be an update of, or that may be an update of it, and what was decided. */
export const alertUpdate = z.object({
  id: z.int(),
  /** Which of the two the other one is. */
  other: z.enum(["earlier", "later"]),
  eventId: z.int(),
  /** Null where the customer has no alert about it. */
  alertId: z.int().nullable(),
  title: z.string(),
  at: instant,
  reason,
  decision: z.enum(["open", "joined", "apart"]),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type AlertUpdate = z.infer<typeof alertUpdate>;

export const alertComment = z.object({
  id: z.int(),
  text: z.string(),
  /** Null where nobody knows who wrote it. */
  createdBy: z.object({ id: z.int(), name: z.string() }).nullable(),
  createdAt: instant,
});
export type AlertComment = z.infer<typeof alertComment>;

export const alertDetail = alertItem.extend({
  eventId: z.int(),
  url: z.string().nullable(),
  happenedAt: instant.nullable(),
  period: z.object({ from: instant, to: instant.nullable() }).nullable(),
  severity: z.record(z.string(), z.unknown()),
  sources: z.array(
    z.object({
      name: z.string(),
      externalId: z.string(),
      title: z.string(),
      url: z.string().nullable(),
      publishedAt: instant.nullable(),
      firstSeenAt: instant,
      /** When we learned that its source took it back; null for one that stands. */
      takenBackAt: instant.nullable(),
      /** Why it is a report of this event; null for the first. */
      joined: reason.nullable(),
      /** What reading made of it, of a report that came as a text. */
      reading: z.object({ itemId: z.int(), facts: reading }).nullable(),
    }),
  ),
  /** Sources that tell of it on their own: copies of one text and publishers of one group count once. */
  independentSources: z.int(),
  /** Only one source tells of it, and it was often wrong so far. */
  isUnconfirmed: z.boolean(),
  /** Of one that a topic made: the topic, the news and the words that it found there. */
  topic: z
    .object({ id: z.int(), name: z.string(), isRemoved: z.boolean(), itemId: z.int(), quotes: z.array(z.string()) })
    .nullable(),
  /** Of one that the customer's own words made: the row, the news and the words that it found there. */
  ownWords: ownWords.nullable(),
  /** Possible updates, those that nobody has decided first; up to 50. */
  updates: z.array(alertUpdate),
  places: z.array(
    z.object({
      kind: z.enum(["point", "polygon", "country", "address"]),
      country: z.string().nullable(),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
      radiusKm: z.number().nullable(),
      text: z.string().nullable(),
      /** Rings of [lon, lat], as in GeoJSON. */
      polygon: z.array(z.array(z.tuple([z.number(), z.number()]))).nullable(),
    }),
  ),
  /** What it said before, newest first. */
  versions: z.array(
    z.object({ version: z.int(), replacedAt: instant, title: z.string(), summary: z.string(), sourceName: z.string() }),
  ),
  /** Up to 200, nearest tier and surest first. */
  targets: z.array(
    alertTarget.extend({
      lat: z.number().nullable(),
      lon: z.number().nullable(),
      /** How well the point is known; null where nothing tells where it is. */
      place: placeWord.nullable(),
    }),
  ),
  /** What people said about it, oldest first. */
  comments: z.array(alertComment),
  /** Decisions about it from the evidence ledger, newest first, up to 50; without the comments that are there. */
  activity: z.array(
    z.object({
      at: instant,
      actor: z.string(),
      kind: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      reason: z.string().nullable(),
    }),
  ),
});
export type AlertDetail = z.infer<typeof alertDetail>;
