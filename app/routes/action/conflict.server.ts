import type { Action } from "~/backend/contract/actions";
import type { BackendRefusedError } from "~/backend/errors";
import { actionInShort } from "~/domain/action/action-words.server";
import { DOT } from "~/i18n/dot";
import type { Message } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";

/** How a form says no to who was second: with what the first made of the action. */
export const refusals = (speech: Speech) => ({
  stale_version: ({ details }: BackendRefusedError): { problem: Message } => {
    const current = (details as { current?: Action } | undefined)?.current;
    const now = current ? `${current.title}${DOT}${actionInShort(current, speech)}` : "–";
    return { problem: { key: "actions:problems.changed", params: { now } } };
  },
  not_found: (): { problem: Message } => ({ problem: { key: "actions:problems.actionGone" } }),
  invalid_input: () => ({ errors: { userIds: ["actions:problems.assignees" as const] } }),
});
