import { z } from "zod";
import {
  ACTION_DUE,
  ACTION_LAWS,
  ACTION_PURPOSES,
  ACTION_STATES,
  ACTION_TYPE_IDS,
  EFFECT_CHECKS,
  HINDRANCES,
  MOST_ALERTS,
} from "./action-words";
import { ACTION_CREATED_PERIODS, META_STATUSES } from "./alert-words";
import { listOf, range, timeZone } from "./filter-values";

/** The specification's `actionsFilter`, and what an action is for. */
const actionsFilter = {
  metaStatuses: listOf(z.enum(META_STATUSES)).optional(),
  teams: listOf(z.coerce.number().int().positive()).optional(),
  assignees: listOf(z.coerce.number().int().positive()).optional(),
  creators: listOf(z.coerce.number().int().positive()).optional(),
  createdAt: z.enum(ACTION_CREATED_PERIODS).optional(),
  createdRange: range.optional().describe("With the period Custom"),
  dueRange: range.optional().describe("Days on which it is due"),
  collectionId: z.coerce.number().int().positive().optional().describe("About a target of it"),
  purpose: z.enum(ACTION_PURPOSES).optional(),
  law: z.enum(ACTION_LAWS).optional().describe("Of a purpose that this law asks for"),
  hindrance: z.enum(HINDRANCES).optional().describe("Not over, and held up by this"),
  effectCheck: z.enum(EFFECT_CHECKS).optional().describe("Effectiveness checks that nobody has made yet"),
  q: z.string().trim().min(1).max(100).optional().describe("Part of its title"),
};

const anyOf = listOf(z.coerce.number().int().positive())
  .refine((ids) => ids.length <= MOST_ALERTS, `at most ${MOST_ALERTS}`)
  .optional();

/** What leaves actions out of a list, by whoever reads it. */
export const ofActions = {
  targetId: z.coerce.number().int().positive().optional(),
  alertId: z.coerce.number().int().positive().optional(),
  targetIds: anyOf.describe("About one of them at least"),
  alertIds: anyOf.describe("For one of them at least"),
  owner: z.enum(["me"]).optional().describe("me: assigned to the user or one of their teams"),
  state: z.enum(ACTION_STATES).optional(),
  due: z.enum(ACTION_DUE).optional(),
  typeId: z.enum(ACTION_TYPE_IDS).optional(),
  /** Where it is decided which day it is: what is overdue, what is postponed. */
  timeZone,
  ...actionsFilter,
};
