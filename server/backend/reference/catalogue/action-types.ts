import type { ActionTypeName } from "~/backend/contract/action-words";
import { EVENT_GROUPS, type EventGroup } from "./event-types";
import { numberOf, type Priority } from "./priorities";

export interface ActionType {
  /** Its name is a text under `catalogue:actionTypes.<id>`. */
  id: ActionTypeName;
  /** Recommended for alerts of these groups … */
  groups: readonly EventGroup[];
  /** … from this priority on. */
  from: Priority;
  /** Days until it is due, unless somebody says otherwise. */
  dueInDays: number;
}

const PEOPLE = ["labour-and-human-rights", "health-and-safety"] as const;
const SUPPLY = ["operations-and-quality", "labour-dispute-and-unrest", "natural-hazard", "logistics"] as const;

/** What can be done about a risk, the most pressing first. */
export const ACTION_TYPES = [
  { id: "suspend-orders", groups: [...PEOPLE, "governance-legal-and-sanctions"], from: "Critical", dueInDays: 3 },
  { id: "inform-management", groups: EVENT_GROUPS, from: "Critical", dueInDays: 2 },
  { id: "screen-sanctions", groups: ["governance-legal-and-sanctions"], from: "Mid", dueInDays: 5 },
  {
    id: "legal-review",
    groups: ["governance-legal-and-sanctions", "geopolitics-and-trade"],
    from: "High",
    dueInDays: 14,
  },
  { id: "check-deliveries", groups: [...SUPPLY, "geopolitics-and-trade"], from: "Mid", dueInDays: 5 },
  { id: "raise-stock", groups: ["natural-hazard", "logistics", "geopolitics-and-trade"], from: "High", dueInDays: 14 },
  { id: "second-source", groups: ["finance-and-ownership", "operations-and-quality"], from: "High", dueInDays: 60 },
  { id: "check-finances", groups: ["finance-and-ownership"], from: "Mid", dueInDays: 14 },
  {
    id: "ask-statement",
    groups: [...PEOPLE, "environment", "governance-legal-and-sanctions"],
    from: "Mid",
    dueInDays: 14,
  },
  { id: "send-questionnaire", groups: [...PEOPLE, "environment"], from: "Mid", dueInDays: 30 },
  { id: "on-site-audit", groups: PEOPLE, from: "High", dueInDays: 90 },
  { id: "corrective-plan", groups: [...PEOPLE, "environment"], from: "High", dueInDays: 60 },
  { id: "watch", groups: EVENT_GROUPS, from: "Low", dueInDays: 30 },
] as const satisfies readonly ActionType[];

/** No alert gets more recommendations than these. */
export const MOST_RECOMMENDED = 4;

/** What to do about an alert of a group and priority, the most pressing first; never empty. */
export function recommendedActions(group: EventGroup, priority: Priority): ActionType[] {
  const all: readonly ActionType[] = ACTION_TYPES;
  return all.filter(({ groups, from }) => groups.includes(group) && numberOf(from) <= numberOf(priority));
}
