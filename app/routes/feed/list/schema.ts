import { z } from "zod";
import { FEED_STATUSES, FLAG_REASONS, LONGEST_ALERT_COMMENT, META_STATUSES } from "~/backend/contract/alert-words";
import { givenDay } from "~/backend/contract/given-day";

const id = z.coerce.number().int().positive();
/** The version that its reader saw. */
const action = { actionId: id, version: id };

/** Until when its reader saw it snoozed. */
const expectedSnooze = z.union([z.literal("none"), z.iso.datetime()]).optional();
/** Which alert opens after a decision about the open one: this one, or the first of a page. */
const next = { nextId: id.optional(), nextAfter: z.string().max(200).optional() };

/**
 * The forms of the feed, told apart by `intent`. A change is written in its button's value: `status:archived`, `label:7:on`,
 * `mute:on`; with the alert's number behind `@` where it means one alert and not those that are ticked.
 */
export const feedForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("change"),
    change: z.string().regex(/^[a-z]+:[\w-]+(?::(?:on|off))?(?:@\d{1,15})?$/, "feed:problems.change"),
    alertIds: z.array(id).max(100).optional(),
    selection: z.enum(["all"]).optional(),
    expected: z.enum(FEED_STATUSES).optional(),
    /** Of the open alert: whom its reader saw it with, and whom they chose for `assign:chosen`. */
    expectedAssignee: z.union([z.literal("nobody"), id]).optional(),
    assignee: id.optional(),
    expectedSnooze,
    /** Of the open alert: after a decision the next one opens. */
    advance: z.enum(["on"]).optional(),
    ...next,
  }),
  z.object({
    intent: z.literal("snooze"),
    alertId: id,
    until: givenDay("feed:problems.snoozeDay"),
    expectedSnooze,
    ...next,
  }),
  z.object({
    intent: z.literal("note"),
    alertId: id,
    note: z.string().trim().max(4000, "feed:problems.noteTooLong").default(""),
    before: z.string().max(4000).default(""),
  }),
  z.object({
    intent: z.literal("comment"),
    alertId: id,
    text: z
      .string({ error: "feed:problems.commentEmpty" })
      // A form ends lines with two characters, and the field counts one.
      .transform((text) => text.replaceAll("\r\n", "\n").trim())
      .pipe(z.string().min(1, "feed:problems.commentEmpty").max(LONGEST_ALERT_COMMENT, "feed:problems.commentTooLong")),
  }),
  z.object({ intent: z.literal("uncomment"), alertId: id, commentId: id }),
  z
    .object({
      intent: z.literal("flag"),
      alertId: id,
      reason: z.enum(FLAG_REASONS, "feed:problems.reason"),
      comment: z.string().trim().max(2000, "feed:problems.commentTooLong").optional(),
    })
    .refine(({ reason, comment }) => comment || !NEEDS_COMMENT.includes(reason), {
      path: ["comment"],
      message: "feed:problems.comment",
    }),
  z.object({ intent: z.literal("unflag"), alertId: id }),
  z.object({
    intent: z.literal("update"),
    alertId: id,
    updateId: id,
    decision: z.enum(["open", "joined", "apart"], "feed:problems.change"),
  }),
  z.object({ intent: z.literal("action"), ...action, to: z.enum(META_STATUSES, "feed:problems.change") }),
  z.object({
    intent: z.literal("skip"),
    ...action,
    reason: z.string({ error: "feed:problems.skipReason" }).trim().max(500, "feed:problems.skipReasonTooLong"),
    until: givenDay("feed:problems.skipUntil").optional(),
  }),
  z.object({ intent: z.literal("resume"), ...action }),
]);
export type FeedForm = z.output<typeof feedForm>;

const NEEDS_COMMENT: readonly string[] = ["UnlawfulContent", "Other"];
