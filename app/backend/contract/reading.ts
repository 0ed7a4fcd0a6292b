import { z } from "zod";
import { defineCall } from "./call";
import { ownWords } from "./lexicon";
import {
  ARMING_STATES,
  EVENT_STATUSES,
  LESSON_STATES,
  LONGEST_READ_TEXT,
  LONGEST_READ_TITLE,
  READING_HOLDS,
  READING_OUTCOMES,
  REVIEW_VERDICTS,
} from "./reading-words";

const instant = z.iso.datetime();

/** A part of a reading with what it rests on. */
const found = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    by: z.enum(["lexicon", "classifier", "grammar", "names", "gazetteer", "person", "source"]),
    rule: z.string().describe("What found it, such as `reading-lexicon.en@1#strike-1`"),
    p: z.number().min(0).max(1).nullable().describe("Probability, where it is known"),
    quote: z.string().nullable().describe("The words that show it; null where it comes from the text as a whole"),
    field: z.enum(["title", "extract", "body"]).nullable(),
  });

/** How far a type may be believed in a language, and what it would need. */
export const arming = z.object({
  eventTypeId: z.string(),
  language: z.string(),
  state: z.enum(ARMING_STATES),
  threshold: z.number().describe("The least probability of the second witness"),
  judged: z.int(),
  right: z.int(),
  bound: z.number().describe("Lower bound of the share that is right: Wilson, one-sided, 95 %"),
  bar: z.number().describe("What the bound has to reach"),
});
export type ArmingFacts = z.output<typeof arming>;

export const reading = z.object({
  reader: z.string().describe("The rules and the model that read it"),
  language: z.object({ tag: z.string().nullable(), by: z.enum(["source", "detected"]) }),
  types: z.array(found(z.string())).describe("Event types, the leading one first"),
  second: found(z.string()).nullable().describe("The second witness, of the leading type"),
  status: found(z.enum(EVENT_STATUSES)).nullable(),
  when: found(z.object({ from: z.string(), to: z.string().nullable() })).nullable(),
  severity: z.array(found(z.record(z.string(), z.unknown()))),
  subjects: z.array(found(z.string())).describe("Whom it happened to, or who did it, by name"),
  bystanders: z.array(found(z.string())),
  places: z.array(found(z.object({ country: z.string().nullable(), name: z.string().nullable() }))),
  stopped: found(z.string()).nullable().describe("Why it tells of no event"),
  outcome: z.enum(READING_OUTCOMES),
  heldBy: z.enum(READING_HOLDS).nullable().describe("The one rule or threshold that kept it from being published"),
  arming: arming.nullable().describe("Of the leading type in its language, as of now"),
});
export type ReadingFacts = z.output<typeof reading>;

const explainedText = reading.extend({
  ownWords: ownWords.nullable().describe("What one of your own rows finds in it"),
});
export type ExplainedText = z.output<typeof explainedText>;

const review = z.object({
  verdict: z.enum(REVIEW_VERDICTS),
  eventTypeId: z.string().nullable(),
  by: z.string(),
  at: instant,
});

export const readItem = z.object({
  id: z.int(),
  eventId: z.int(),
  sourceName: z.string(),
  title: z.string(),
  extract: z.string(),
  url: z.string().nullable(),
  publishedAt: instant.nullable(),
  readAt: instant,
  reading,
  alertId: z.int().nullable().describe("The customer's alert about it"),
  review: review.nullable().describe("What the customer's people said of it"),
  ownWords: ownWords.nullable().describe("What one of your own rows found in it"),
});
export type ReadItem = z.output<typeof readItem>;

const itemId = z.object({ itemId: z.coerce.number().int().positive() });
const EVIDENCE = { permission: "evidence:read" } as const;
const TRIAGE = { permission: "alerts:triage" } as const;

export const listReadItems = defineCall({
  name: "listReadItems",
  area: "feed",
  summary: "List news that was read, newest first",
  description:
    "Keyset by `after`, without a total. `url` finds the items of an address that was read. `sort=alerts` lists the last 28 days, items of your alerts first; `reviewed=yes` lists your last verdicts first.",
  method: "get",
  path: "/v2/reading/items",
  access: EVIDENCE,
  scope: "evidence:read",
  query: z.object({
    outcome: z.enum(READING_OUTCOMES).optional(),
    toReview: z
      .enum(["yes"])
      .optional()
      .describe("Undecided, and what is drawn by lot: one of ten published, and each week of each type and language"),
    reviewed: z.enum(["yes", "no"]).optional().describe("By the customer's people"),
    eventTypeId: z.string().max(60).optional(),
    language: z.string().max(10).optional(),
    url: z.string().max(2_000).optional(),
    sort: z.enum(["newest", "alerts"]).default("newest"),
    size: z.coerce.number().int().min(1).max(100).default(20),
    after: z.string().max(100).optional(),
  }),
  response: z.object({ content: z.array(readItem), after: z.string().nullable() }),
});

export const readReading = defineCall({
  name: "readReading",
  area: "feed",
  summary: "Read what was made of one piece of news",
  method: "get",
  path: "/v2/reading/items/{itemId}",
  access: EVIDENCE,
  scope: "evidence:read",
  params: itemId,
  response: readItem,
});

export const explainText = defineCall({
  name: "explainText",
  area: "feed",
  summary: "Read a text and explain what comes of it",
  description: "Nothing of the text is kept. Read as of `publishedAt`, today unless said.",
  method: "post",
  path: "/v2/reading/explain",
  access: EVIDENCE,
  scope: "evidence:read",
  body: z.object({
    title: z.string().trim().min(1).max(LONGEST_READ_TITLE),
    text: z.string().max(LONGEST_READ_TEXT).default(""),
    language: z.string().max(35).nullable().default(null).describe("BCP 47; found from the text unless said"),
  }),
  response: explainedText,
});

export const reviewReading = defineCall({
  name: "reviewReading",
  area: "feed",
  summary: "Say whether a piece of news was read rightly",
  description:
    "Counts for your own alert at once. `type` names the right one in `eventTypeId`. Null takes the verdict back. 409 `superseded` where the text was read anew since `readAt`.",
  method: "put",
  path: "/v2/reading/items/{itemId}/review",
  access: TRIAGE,
  scope: "feed:write",
  params: itemId,
  body: z
    .object({
      verdict: z.enum(REVIEW_VERDICTS).nullable(),
      eventTypeId: z.string().max(60).nullable().default(null),
      readAt: instant.describe("When what you judge was read"),
    })
    .refine(({ verdict, eventTypeId }) => (verdict === "type") === (eventTypeId !== null), {
      path: ["eventTypeId"],
      message: "names the right type where the verdict is type, and only there",
    }),
  response: readItem,
});

const learned = z.object({
  verdicts: z.int().describe("Of your people, that name a type or none: as of now"),
  needed: z.int().describe("So many verdicts to learn from at all"),
  neededOfType: z.int().describe("For a type, and against it"),
  at: instant.nullable().describe("When they were last learned from; null where nothing was"),
  types: z
    .array(
      z.object({
        eventTypeId: z.string(),
        verdicts: z.int().describe("For this type, of those learned from"),
        judged: z.int().describe("All that were learned from"),
        rightBefore: z.int().describe("Of all, where the shipped classifier was right about this type"),
        rightAfter: z.int().describe("The same, corrected by your verdicts on other events"),
        state: z.enum(LESSON_STATES).describe("`used`: corrects the reading of your own sources"),
      }),
    )
    .describe("Those used first, then by verdicts"),
});

export const readReadingQuality = defineCall({
  name: "readReadingQuality",
  area: "feed",
  summary: "Read how far each event type may be believed",
  description:
    "By type and language: what the shipped reading was judged on, and what your people have judged since. `learned`: what your verdicts changed in how your own sources are read.",
  method: "get",
  path: "/v2/reading/quality",
  access: EVIDENCE,
  scope: "evidence:read",
  response: z.object({
    reader: z.string(),
    changes: z
      .object({ texts: z.int(), published: z.int(), takenBack: z.int(), retyped: z.int() })
      .describe("What came out otherwise where this reading read texts of an earlier one, in the last 28 days"),
    learned,
    types: z.array(
      arming.extend({
        published: z.int().describe("In the last 28 days"),
        toReview: z.int().describe("In the last 28 days"),
        ownJudged: z.int().describe("By your people, of what was read as this type"),
        ownRight: z.int(),
      }),
    ),
  }),
});
