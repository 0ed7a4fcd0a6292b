import type { SupplierPlan } from "~/backend/contract/supplier-plans";
import type { Speech } from "~/i18n/speech.server";

/** A plan in a line or two. */
export interface PlanInShort {
  id: number;
  /** The supplier. */
  target: string;
  /** Where it stands. */
  state: string;
  /** "Waiting for the supplier since …", while it is not ours to act. */
  waiting: string | null;
  isToReview: boolean;
}

export function planInShort({ id, target, state, waitingSince }: SupplierPlan, speech: Speech): PlanInShort {
  return {
    id,
    target: target.name,
    state: speech.say(`actions:supplierPlan.states.${state}`),
    waiting: waitingSince && speech.say("actions:supplierPlan.waiting", { day: speech.date(waitingSince) }),
    isToReview: state === "proposed",
  };
}
