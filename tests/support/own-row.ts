import type { z } from "zod";
import type { addLexiconRow } from "~/backend/contract/lexicon";

/** A customer's own row of the lexicon whose tests all pass. */
export const ownRow = (more: Partial<z.input<typeof addLexiconRow.body>> = {}): z.input<typeof addLexiconRow.body> => ({
  name: "Tools laid down",
  language: "en",
  eventTypeId: "strike",
  any: ["lay* down tools"],
  near: { any: ["worker*", "crew*"], within: 8 },
  before: null,
  not: ["museum*"],
  fields: ["title", "lead"],
  status: null,
  match: ["Workers lay down tools in Leeds", "Crews lay down tools over pay", "Quarry workers laying down tools"],
  no: ["Strikers rout Kingz United", "Workers at museum lay down tools", "How to lay down tools safely"],
  active: true,
  ...more,
});
