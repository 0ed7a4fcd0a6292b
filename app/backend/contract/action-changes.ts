import { z } from "zod";
import { seconds } from "~/time/duration";
import { ofActions } from "./action-filter";
import { LONGEST_REASON, MOST_CHANGED } from "./action-words";
import { META_STATUSES } from "./alert-words";
import { defineCall, SELECTION_LIMIT } from "./call";
import { givenDay } from "./given-day";
import { operation } from "./operations";

const id = z.int().positive();

/** What becomes of many actions; what is left out stays as it is. */
const actionsChange = z.object({
  metaStatus: z.enum(META_STATUSES).optional(),
  assignee: z
    .object({ kind: z.enum(["user", "team"]), id })
    .nullable()
    .optional()
    .describe("Instead of whoever had them; null: nobody"),
  dueOn: givenDay().nullable().optional(),
  reason: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_REASON)
    .optional()
    .describe(
      "For completing with open steps or without proof, for reopening, and for dropping an effectiveness check",
    ),
});
export type ActionsChange = z.output<typeof actionsChange>;

export const changeActions = defineCall({
  name: "changeActions",
  area: "actions",
  summary: "Change many actions",
  description: `The actions listed, or all that match a filter, up to ${MOST_CHANGED}: 422 \`too_many\` for more. Each by its own rules; those that cannot change are in \`failures\` and \`failedBy\`: \`not_found\`, \`changed\` since the given version, \`steps_open\`, \`proof_missing\`, \`reason_missing\`, \`check_reason\`, \`step_late\`, \`last_resort\`, \`not_reader\`, \`too_many_repeating\`. \`undoOperation\` takes it back.`,
  method: "post",
  path: "/v2/actions/changes",
  access: { permission: "actions:manage" },
  scope: "due-diligence:write",
  body: z.object({
    selection: z.union([
      z.object({
        actions: z
          .array(z.object({ id, version: id.optional() }))
          .min(1)
          .max(MOST_CHANGED),
      }),
      z.object({ filter: z.object(ofActions) }),
    ]),
    change: actionsChange.refine(
      ({ metaStatus, assignee, dueOn }) => metaStatus !== undefined || assignee !== undefined || dueOn !== undefined,
      "Nothing is to change",
    ),
  }),
  bodyLimit: SELECTION_LIMIT,
  timeout: seconds(30),
  response: operation,
});
