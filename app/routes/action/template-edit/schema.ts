import { z } from "zod";
import { templateForm } from "../template-fields";

export const saveForm = templateForm.extend({
  intent: z.literal("save"),
  version: z.coerce.number().int().positive(),
});
export type SaveForm = z.output<typeof saveForm>;

/** The forms of a template's page, told apart by `intent`. */
export const editForm = z.discriminatedUnion("intent", [saveForm, z.object({ intent: z.literal("delete") })]);
