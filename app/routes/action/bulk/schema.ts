import { z } from "zod";
import { LONGEST_REASON } from "~/backend/contract/action-words";
import { META_STATUSES } from "~/backend/contract/alert-words";
import { givenDay } from "~/backend/contract/given-day";

/** Whom they are given to, written as `user:7`; `nobody` takes them from everybody. */
const holder = z
  .string()
  .regex(/^(?:nobody|(?:user|team):[1-9]\d{0,14})$/, "actions:problems.choice")
  .transform((text) => {
    const [kind, id] = text.split(":");
    return id ? { kind: kind as "user" | "team", id: Number(id) } : null;
  });

/** What is left empty stays as it is; something has to change. */
export const bulkForm = z
  .object({
    metaStatus: z.enum(META_STATUSES, "actions:problems.choice").optional(),
    assignee: holder.optional(),
    dueOn: givenDay("actions:problems.dueOn").optional(),
    noDueOn: z.literal("yes", "actions:problems.choice").optional(),
    reason: z.string().trim().max(LONGEST_REASON, "actions:problems.reasonTooLong").optional(),
  })
  .superRefine(({ metaStatus, assignee, dueOn, noDueOn }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (dueOn && noDueOn) refuse("dueOn", "actions:problems.bulkDue");
    if (metaStatus === undefined && assignee === undefined && !dueOn && !noDueOn) {
      refuse("metaStatus", "actions:problems.bulkNothing");
    }
  });
export type BulkForm = z.output<typeof bulkForm>;
