import type { Action } from "~/backend/contract/actions";
import type { AlertDetail } from "~/backend/contract/alert";
import { canBeAsked } from "~/backend/contract/can-be-asked";
import {
  actionInShort,
  overdueInWords,
  type Step,
  skippedInWords,
  stepsInWords,
} from "~/domain/action/action-words.server";
import { isOver } from "~/domain/action/steps";
import type { Speech } from "~/domain/feed/speech.server";
import { paths } from "~/paths";
import type { AlertActions } from "../queries.server";

export interface ShownAction {
  id: number;
  version: number;
  href: string;
  title: string;
  description: string;
  /** "In progress · until 3 December · Supplier management". */
  facts: string;
  overdue: string | null;
  skipped: string | null;
  steps: Step[];
}

export interface ShownActions {
  begun: ShownAction[];
  recommended: { word: string; href: string }[];
  /** The catalogue for what the alert is about; null for who may not read it. */
  measuresHref: string | null;
  startHref: string;
}

/** What is done about the open alert, and what could be. */
export function actionsInWords(
  alert: Pick<AlertDetail, "id" | "eventGroup" | "targets">,
  { begun, recommended }: AlertActions,
  speech: Speech,
  { returnTo, mayRecommend }: { returnTo: string; mayRecommend: boolean },
): ShownActions {
  const alertIds = [alert.id];
  return {
    begun: begun.map((action) => toShown(action, speech)),
    recommended: recommended.map(({ typeId }) => ({
      word: speech.word("actionTypes", typeId),
      href: paths.startAction({ alertIds, type: typeId, returnTo }),
    })),
    measuresHref: mayRecommend ? measuresHref(alert) : null,
    startHref: paths.startAction({ alertIds, returnTo }),
  };
}

/** The measures of the event's group, recommended for those of the alert's targets that somebody can be asked at. */
function measuresHref({ eventGroup, targets }: Pick<AlertDetail, "eventGroup" | "targets">): string {
  const ids = targets.filter(canBeAsked).map(({ id }) => id);
  const query = new URLSearchParams({ ...(ids.length > 0 && { targetIds: ids.join(",") }), group: eventGroup });
  return paths.measures(`?${query}`);
}

function toShown(action: Action, speech: Speech): ShownAction {
  const { id, version, title, description } = action;
  return {
    id,
    version,
    href: paths.action(id),
    title,
    description,
    facts: actionInShort(action, speech),
    overdue: overdueInWords(action, speech),
    skipped: skippedInWords(action, speech),
    // Opening it again needs a reason, which its own page asks for.
    steps: isOver(action) ? [] : stepsInWords(action, speech),
  };
}
