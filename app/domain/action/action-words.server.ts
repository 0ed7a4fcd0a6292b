import type { Action } from "~/backend/contract/actions";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { isOver, isOverdue, type MetaStatus, NEXT_STEPS } from "./steps";

export interface Step {
  to: MetaStatus;
  word: string;
  /** The likeliest way on; nothing of what is over. */
  isNext: boolean;
}

/** An action as lists of them show it. */
export interface ActionRow {
  id: number;
  version: number;
  href: string;
  title: string;
  type: string;
  status: MetaStatus;
  statusWord: string;
  due: string | null;
  /** "Overdue", where it is. */
  overdue: string | null;
  /** Why it is put off, and until when. */
  skipped: string | null;
  /** Why it does not go on: blocked, or with its supplier. */
  hindrances: string[];
  who: string;
  begun: { day: string; by: string | null };
}

export function actionRow(action: Action, speech: Speech): ActionRow {
  const { id, title, typeId, metaStatus, dueOn, createdAt, createdBy, version } = action;
  return {
    ...{ id, version },
    href: paths.action(id),
    title,
    type: speech.word("actionTypes", typeId),
    status: metaStatus,
    statusWord: speech.word("metaStatuses", metaStatus),
    due: dueOn && speech.day(dueOn),
    overdue: overdueInWords(action, speech),
    skipped: skippedInWords(action, speech),
    hindrances: hindrancesInWords(action, speech),
    who: holdersInWords(action, speech),
    begun: { day: speech.date(createdAt), by: createdBy },
  };
}

/** "In progress · until 3 December · Supplier management". */
export function actionInShort(action: Action, speech: Speech): string {
  const { metaStatus, dueOn } = action;
  const due = dueOn && speech.say("actions:due", { day: speech.day(dueOn) });
  return [speech.word("metaStatuses", metaStatus), due, holdersInWords(action, speech)].filter(Boolean).join(DOT);
}

/** "1,200 EUR". */
export const costInWords = ({ amount, currency }: NonNullable<Action["cost"]>, speech: Speech): string =>
  `${speech.number(amount)}\u00a0${currency}`;

export function overdueInWords(action: Action, speech: Speech): string | null {
  return isOverdue(action, speech.dayOf(new Date().toISOString())) ? speech.say("actions:overdue") : null;
}

/** Of what is over nothing is held up any more. */
export function hindrancesInWords(action: Action, speech: Speech): string[] {
  const { blockedReason, isWithSupplier } = action;
  return [
    ...(isWithSupplier ? [speech.say("actions:list.withSupplier")] : []),
    ...(blockedReason && !isOver(action) ? [speech.say("actions:page.blocked", { reason: blockedReason })] : []),
  ];
}

export function skippedInWords({ skipped }: Action, speech: Speech): string | null {
  if (!skipped) return null;
  const { reason, until } = skipped;
  return until
    ? speech.say("actions:skippedUntil", { reason, day: speech.day(until) })
    : speech.say("actions:skipped", { reason });
}

/** Where it can go from where it is, the likeliest first. */
export const stepsInWords = (action: Pick<Action, "metaStatus">, speech: Pick<Speech, "say">): Step[] =>
  NEXT_STEPS[action.metaStatus].map((to, at) => ({
    to,
    word: speech.say(isOver(action) ? "actions:steps.reopen" : `actions:steps.${to}`),
    isNext: at === 0 && !isOver(action),
  }));

export const holdersInWords = ({ assignees }: { assignees: readonly { name: string }[] }, speech: Speech): string =>
  speech.list(assignees.map(({ name }) => name)) || speech.say("actions:nobody");
