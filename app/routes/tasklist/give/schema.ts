import { z } from "zod";

/** A person or a team, written as `user:7`. */
export const ownerField = z
  .string("tasks:problems.owner")
  .regex(/^(?:user|team):[1-9]\d{0,14}$/, "tasks:problems.owner")
  .transform((text) => {
    const [kind, id] = text.split(":");
    return { kind: kind as "user" | "team", id: Number(id) };
  });

export const giveForm = z.object({ to: ownerField });
