import { z } from "zod";
import { INTENT_FIELD } from "~/forms/result";

const line = z.coerce.number({ error: "match:problems.choice" }).int().positive();

/** A target by its number, or that it is none of ours or of no interest. */
const choice = z
  .string({ error: "match:problems.choice" })
  .regex(/^(?:none|skip|target:[1-9]\d{0,14})$/, { error: "match:problems.choice" })
  .transform((chosen) => {
    const [decision, id] = chosen.split(":") as ["none" | "skip" | "target", string | undefined];
    return { decision, targetId: id === undefined ? null : Number(id) };
  });

export const decideForm = z.object({ line, choice, version: z.coerce.number().int().positive() });

export const adoptForm = z
  .object({
    what: z.literal("follow").optional(),
    collection: z.coerce.number().int().nonnegative().optional(),
  })
  .transform(({ what, collection }) => ({
    follow: what === "follow",
    collectionIds: collection ? [collection] : [],
  }))
  .refine(({ follow, collectionIds }) => follow || collectionIds.length > 0, {
    ...{ error: "match:problems.nothingToDo", path: ["what"] },
  });

/** Forms without fields of their own. */
export const stepForm = z.object({ [INTENT_FIELD]: z.enum(["all", "cancel", "rest"]) });
