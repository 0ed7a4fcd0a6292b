import { z } from "zod";
import { ofActions } from "./action-filter";
import { ACTION_SORTS } from "./action-words";
import { action } from "./actions";
import { META_STATUSES } from "./alert-words";
import { defineCall } from "./call";

const { state: _, ...filter } = ofActions;

export const readActionBoard = defineCall({
  name: "readActionBoard",
  area: "actions",
  summary: "Read actions in columns by status",
  description:
    "The first `size` of each status, and how many there are; of more than 1,000 `total` is 1,001 and `totalIsExact` false. Otherwise as `listActions`.",
  method: "get",
  path: "/v2/actions/board",
  access: "signed-in",
  scope: "due-diligence:read",
  query: z.object({
    ...filter,
    sort: z.enum(ACTION_SORTS).default("dueOn"),
    direction: z.enum(["asc", "desc"]).default("asc"),
    size: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.array(
    z.object({
      metaStatus: z.enum(META_STATUSES),
      total: z.int().nonnegative(),
      totalIsExact: z.boolean(),
      content: z.array(action),
    }),
  ),
});
export type ActionBoard = z.output<typeof readActionBoard.response>;
