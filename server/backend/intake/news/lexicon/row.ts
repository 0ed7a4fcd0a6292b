import { z } from "zod";
import { STATUSES } from "../../../platform/db/shapes/reading";
import { EVENT_TYPES, type EventTypeId } from "../../../reference/catalogue/event-types";
import { LONGEST_PATTERN, readPattern } from "./pattern";

/** What a text is that tells of no event although it has an event's words. */
export const STOP_KINDS = [
  "opinion",
  "fiction",
  "entertainment",
  "sport",
  "exam",
  "drill",
  "forecast",
  "obituary",
  "how-to",
  "advertising",
  "market-report",
  // Only what a row's own `not` stopped: "under fire".
  "other-meaning",
] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** Where in a text a row looks: its title, the first two sentences below it, what comes after them. */
export const ZONES = ["title", "lead", "text"] as const;
export type Zone = (typeof ZONES)[number];

// Customers write rows: every length and every count has a bound.
const MOST_PATTERNS = 100;
const MOST_TEXTS = 20;
const LONGEST_TEXT = 300;

const pattern = z
  .string()
  .min(1)
  .max(LONGEST_PATTERN)
  .superRefine((value, context) => {
    try {
      readPattern(value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      context.addIssue({ code: "custom", message: error.message });
    }
  });
const patterns = z.array(pattern).min(1).max(MOST_PATTERNS);
const within = z.number().int().min(1).max(20);
const near = z.strictObject({ any: patterns, within });
const texts = z.array(z.string().min(1).max(LONGEST_TEXT)).min(3).max(MOST_TEXTS);

const shared = {
  id: z.string().regex(/^[a-z][a-z0-9-]{0,58}-\d{1,3}$/),
  /** One of these is the evidence. */
  any: patterns,
  /** One of these has to stand in the same sentence, at most so many words away, on either side. */
  near: near.optional(),
  /** The evidence has to stand before one of these, in the same sentence, at most so many words away. */
  before: near.optional(),
  /** Where one of these stands in the same sentence, the row finds nothing there. */
  not: patterns.optional(),
  fields: z.array(z.enum(ZONES)).min(1).max(3).optional(),
  /** Texts that it has to find, and texts that it must not find. */
  match: texts,
  no: texts,
};

const type = z.enum(EVENT_TYPES.map(({ id }) => id) as [EventTypeId, ...EventTypeId[]]);
/** Evidence of an event. `status`: what its words alone say ("threatens to strike"). */
const eventRow = z.strictObject({ ...shared, type, status: z.enum(STATUSES).optional() });
/** The frame of a text that tells of no event. */
const stopRow = z.strictObject({ ...shared, stop: z.enum(STOP_KINDS).exclude(["other-meaning"]) });
/**
 * How far an event has come: counts where it stands in the sentence of the leading evidence, and of an event of a type in `of` anywhere in
 * title and lead, since nothing else is told in these words ("the blaze is under control"). Of an event of a type in `except` these words say
 * something else: what a regulator warns of is on sale already, and an insolvency that puts jobs at risk is there.
 */
const statusRow = z.strictObject({
  ...shared,
  status: z.enum(STATUSES),
  of: z.array(type).min(1).optional(),
  except: z.array(type).min(1).optional(),
});

export const lexiconRow = z.union([eventRow, stopRow, statusRow]);
export type LexiconRow = z.infer<typeof lexiconRow>;
export type EventRow = z.infer<typeof eventRow>;
export type StopRow = z.infer<typeof stopRow>;
export type StatusRow = z.infer<typeof statusRow>;
