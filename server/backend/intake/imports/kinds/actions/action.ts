import type { ACTION_TYPE_IDS, ActionPurposeName } from "~/backend/contract/action-words";
import type { META_STATUSES } from "~/backend/contract/alert-words";
import type { LinkedCandidate } from "../linked/candidate";

/** What a row says is done about a target; "" and null for what it does not say. */
export interface ActionSaid {
  /** Null in a row that is refused. */
  typeId: (typeof ACTION_TYPE_IDS)[number] | null;
  actionTitle: string;
  actionText: string;
  /** `YYYY-MM-DD`. */
  dueOn: string | null;
  /** The e-mail address of a user or the name of a team, as written. */
  assignee: string | null;
  metaStatus: (typeof META_STATUSES)[number] | null;
  purpose: ActionPurposeName | null;
  /** In their order; absent in rows that were read before files had them. */
  steps?: StepSaid[];
  /** Both or neither; absent in rows that were read before files had them. */
  costAmount?: number | null;
  /** ISO 4217. */
  currency?: string | null;
}

export interface StepSaid {
  title: string;
  /** `YYYY-MM-DD`. */
  dueOn: string | null;
}

export type ActionCandidate = LinkedCandidate<ActionSaid>;
