import { PRIORITY_NAMES, type PriorityName } from "~/backend/contract/alert-words";
import { ALERT_STATES, type AlertState } from "~/backend/contract/profile-words";

export interface AlertsFilter {
  state: AlertState;
  /** Null: of all. */
  priority: PriorityName | null;
  after: string | null;
}

/** What a URL asks for; what it says that we do not know is left out. */
export function parseFilter(search: URLSearchParams): AlertsFilter {
  return {
    state: ALERT_STATES.find((state) => state === search.get("state")) ?? "all",
    priority: PRIORITY_NAMES.find((priority) => priority === search.get("priority")) ?? null,
    after: /^[\w-]{1,200}$/.exec(search.get("after") ?? "")?.[0] ?? null,
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ state, priority, after }: AlertsFilter): string {
  const query = new URLSearchParams({
    ...(state !== "all" && { state }),
    ...(priority && { priority }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

export const isNarrowed = ({ state, priority }: AlertsFilter): boolean => state !== "all" || priority !== null;
