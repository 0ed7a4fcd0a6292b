import type { Action } from "~/backend/contract/actions";
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
  startHref: string;
}

/** What is done about the open alert, and what could be. */
export function actionsInWords(
  alertId: number,
  { begun, recommended }: AlertActions,
  speech: Speech,
  returnTo: string,
): ShownActions {
  const alertIds = [alertId];
  return {
    begun: begun.map((action) => toShown(action, speech)),
    recommended: recommended.map(({ typeId }) => ({
      word: speech.word("actionTypes", typeId),
      href: paths.startAction({ alertIds, type: typeId, returnTo }),
    })),
    startHref: paths.startAction({ alertIds, returnTo }),
  };
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
