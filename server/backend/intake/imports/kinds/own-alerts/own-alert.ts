import type { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { EventTypeId } from "../../../../reference/catalogue/event-types";
import type { LinkedCandidate } from "../linked/candidate";

/** What a row reports of a target; "" and null for what it does not say. */
export interface OwnAlertSaid {
  /** Null in a row that is refused. */
  eventTypeId: EventTypeId | null;
  title: string;
  text: string;
  /** `YYYY-MM-DD`. */
  day: string | null;
  /** How grave it is; else by its type. */
  priority: (typeof PRIORITY_NAMES)[number] | null;
  /** http or https. */
  link: string | null;
  /** The sender's number of it. */
  externalId: string | null;
}

export type OwnAlertCandidate = LinkedCandidate<OwnAlertSaid>;
