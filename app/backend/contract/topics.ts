import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import {
  LONGEST_TOPIC_NAME,
  LONGEST_TOPIC_WORDS,
  MOST_TOPIC_SOURCES,
  MOST_TOPIC_TARGETS,
  MOST_TOPIC_WORDS,
  TOPIC_TARGET_PROBLEMS,
  TOPIC_WORD_PROBLEMS,
} from "./topic-words";

const instant = z.iso.datetime();
const sourceName = z.string().min(1).max(70);
const words = z.array(z.string().trim().min(1).max(LONGEST_TOPIC_WORDS)).max(MOST_TOPIC_WORDS);

/** What a topic looks for. */
const query = {
  words: words
    .min(1)
    .describe("One of these has to stand in the title or the extract: a word, a phrase, `word*`, `word … word`"),
  not: words.default([]).describe("None of these may stand there"),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(50)
    .default([])
    .describe("ISO 3166-1 alpha-2: the news has to name a place in one of them; empty: anywhere"),
  onlyTargets: z.boolean().default(false).describe("Only news that names a target that the customer monitors"),
  targetIds: z
    .array(z.int().positive())
    .max(MOST_TOPIC_TARGETS)
    .default([])
    .describe("Followed targets: the news has to name one of them; empty: any news"),
  sources: z
    .array(sourceName)
    .max(MOST_TOPIC_SOURCES)
    .default([])
    .describe("Names from `listNewsSources`: only their news; empty: any source"),
};

const written = {
  name: z.string().trim().min(1).max(LONGEST_TOPIC_NAME),
  ...query,
  eventTypeId: z.string().max(60).nullable().default(null).describe("What its alerts are; null: news"),
  highestPriority: z.enum(PRIORITY_NAMES).describe("No alert of the topic is graver"),
  active: z.boolean(),
};

export const topic = z.object({
  ...written,
  id: z.int(),
  version: z.int(),
  hits: z.int().describe("Alerts of the last 30 days"),
  lastHitAt: instant.nullable(),
  gone: z
    .object({ targetIds: z.array(z.int()), sources: z.array(z.string()) })
    .default({ targetIds: [], sources: [] })
    .describe(
      "Of its targets those that are not monitored any more, and of its sources those that are not there: they find nothing",
    ),
});
export type Topic = z.output<typeof topic>;

const quotes = z.array(z.string()).describe("The words that were found, as they stand in the text");

export const topicHit = z.object({
  alertId: z.int(),
  title: z.string(),
  sourceName: z.string(),
  at: instant,
  quotes,
});

/** What a topic would have found. */
export const triedTopic = z.object({
  looked: z.int().describe("Pieces of news that were looked at, the newest first: at most 20,000"),
  isComplete: z.boolean().describe("Whether these are all of the last 30 days"),
  hits: z.int(),
  days: z.array(z.object({ day: z.iso.date(), hits: z.int() })).describe("Those with hits, the newest first"),
  tooMany: z.boolean().describe("More than 200 on one day"),
  samples: z
    .array(
      z.object({
        itemId: z.int(),
        title: z.string(),
        extract: z.string(),
        sourceName: z.string(),
        url: z.string().nullable(),
        at: instant,
        quotes,
      }),
    )
    .describe("The newest 20"),
});
export type TriedTopic = z.output<typeof triedTopic>;

/** `details` of the refusal `bad_words`: the first line of each list that cannot be read. */
export const badWords = z.object({
  lines: z.array(
    z.object({
      list: z.enum(["words", "not"]),
      line: z.int().positive(),
      text: z.string(),
      why: z.enum(TOPIC_WORD_PROBLEMS),
    }),
  ),
});

/** `details` of the refusal `bad_targets`: all that cannot be chosen. */
export const badTargets = z.object({
  targets: z.array(z.object({ id: z.int(), why: z.enum(TOPIC_TARGET_PROBLEMS) })),
});

/** `details` of the refusal `unknown_sources`. */
export const unknownSources = z.object({ sources: z.array(z.string()) });

const AREA = "feed";
const READ = { permission: "evidence:read" } as const;
const MANAGE = { permission: "topics:manage" } as const;
const params = z.object({ topicId: z.coerce.number().int().positive() });
const REFUSALS =
  "409 `topic_exists`: another topic has this name. 422 `bad_words` names the lines that cannot be read, `unknown_type` and `unknown_country` what does not exist, `bad_targets` each target that is unknown or not monitored, `unknown_sources` the sources that are not there; `too_many_hits` refuses an active topic that met more than 200 pieces of news on one of the last 30 days.";

export const listTopics = defineCall({
  name: "listTopics",
  area: AREA,
  summary: "List topics by name",
  description: "At most 50.",
  method: "get",
  path: "/v2/reading/topics",
  access: READ,
  scope: "evidence:read",
  response: z.array(topic),
});

export const readTopic = defineCall({
  name: "readTopic",
  area: AREA,
  summary: "Read a topic with its newest alerts",
  description: "Up to 20 of them.",
  method: "get",
  path: "/v2/reading/topics/{topicId}",
  access: READ,
  scope: "evidence:read",
  params,
  response: topic.extend({ newest: z.array(topicHit) }),
});

export const addTopic = defineCall({
  name: "addTopic",
  area: AREA,
  summary: "Add a topic",
  description: `News that is read from now on makes alerts of the customer's own. ${REFUSALS} 409 \`too_many\` above 50.`,
  method: "post",
  path: "/v2/reading/topics",
  access: MANAGE,
  scope: "feed:write",
  body: z.object(written),
  status: 201,
  response: topic,
});

export const putTopic = defineCall({
  name: "putTopic",
  area: AREA,
  summary: "Change a topic, or pause it",
  description: `Its alerts stay as they are. Targets and sources that it had may stay when they are gone, and find nothing. ${REFUSALS} 409 \`stale_version\` with the current topic after a concurrent change.`,
  method: "put",
  path: "/v2/reading/topics/{topicId}",
  access: MANAGE,
  scope: "feed:write",
  params,
  body: z.object({ ...written, version: z.int().positive() }),
  response: topic,
});

export const removeTopic = defineCall({
  name: "removeTopic",
  area: AREA,
  summary: "Remove a topic",
  description: "Its alerts stay and go on naming it.",
  method: "delete",
  path: "/v2/reading/topics/{topicId}",
  access: MANAGE,
  scope: "feed:write",
  params,
  status: 204,
  response: z.void(),
});

export const tryTopic = defineCall({
  name: "tryTopic",
  area: AREA,
  summary: "Try a topic on the news of the last 30 days",
  description:
    "Changes nothing. Looks at the titles and extracts that are kept, at most the newest 20,000, and stops after five seconds; `isComplete` says whether it looked at all.",
  method: "post",
  path: "/v2/reading/topics/try",
  access: MANAGE,
  scope: "feed:write",
  body: z.object({
    ...query,
    topicId: z.int().positive().nullable().default(null).describe("The topic that is changed: what it had may stay"),
  }),
  response: triedTopic,
});

export const listNewsSources = defineCall({
  name: "listNewsSources",
  area: AREA,
  summary: "List the sources of news by name",
  description: "Those of the installation and the customer's own, switched on or not: what topics can be limited to.",
  method: "get",
  path: "/v2/reading/sources",
  access: READ,
  scope: "evidence:read",
  response: z.array(z.object({ name: sourceName, own: z.boolean().describe("Of the customer") })),
});
