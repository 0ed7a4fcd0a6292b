import { z } from "zod";
import { ofActions } from "./action-filter";
import { defineCall } from "./call";
import { listOf } from "./filter-values";

const counts = z.record(z.string(), z.int().nonnegative());
/** Collections whose actions are counted at once. */
const MOST_COLLECTIONS = 50;

export const readActionFacets = defineCall({
  name: "readActionFacets",
  area: "actions",
  summary: "Count actions for each choice of a filter",
  description:
    "As many as `listActions` finds with this value and the rest of the filter; a value that is not named has none. `owner`, `teams` and `assignees` are one question: the values of each are counted without the other two. `collectionId` counts the collections among `collectionIds`.",
  method: "get",
  path: "/v2/actions/facets",
  access: "signed-in",
  scope: "due-diligence:read",
  query: z.object({
    ...ofActions,
    collectionIds: listOf(z.coerce.number().int().positive())
      .refine((ids) => ids.length <= MOST_COLLECTIONS, `at most ${MOST_COLLECTIONS}`)
      .optional(),
  }),
  response: z.object({
    owner: counts,
    teams: counts,
    assignees: counts,
    /** `all`: whatever became of them. */
    state: counts,
    due: counts,
    purpose: counts,
    effectCheck: counts,
    law: counts,
    hindrance: counts,
    typeId: counts,
    collectionId: counts,
    creators: counts,
    createdAt: counts,
  }),
});
export type ActionFacets = z.output<typeof readActionFacets.response>;
