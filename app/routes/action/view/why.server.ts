import type { Action } from "~/backend/contract/actions";
import { waivedInWords } from "~/domain/action/effect-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { ActionAnswer } from "./queries.server";

export interface StepsView {
  /** "2 of 4 done". */
  done: string;
  share: number;
  rows: { at: number; title: string; due: string | null; late: boolean; who: string | null; isDone: boolean }[];
}

/** Steps in their order, each with its day and who has it. */
export function stepsOf({ steps }: Pick<Action, "steps">, speech: Speech): StepsView {
  const today = speech.dayOf(new Date().toISOString());
  const done = steps.filter(({ doneAt }) => doneAt).length;
  return {
    done: speech.say("actions:page.stepsDone", { done: speech.number(done), all: speech.number(steps.length) }),
    share: steps.length === 0 ? 0 : done / steps.length,
    rows: steps.map(({ title, dueOn, assignee, doneAt }, at) => ({
      at,
      title,
      due: dueOn && speech.day(dueOn),
      late: !doneAt && dueOn !== null && dueOn < today,
      who: assignee,
      isDone: doneAt !== null,
    })),
  };
}

/** The chain that an auditor follows: from what happened to what was done, what proves it, and whether it helped. */
export function whyOf(
  { action, alerts, attachments }: Pick<ActionAnswer, "action" | "alerts" | "attachments">,
  speech: Speech,
) {
  const { alertIds, rootCause, rightConcerned, completedReason, effect, effectDueOn } = action;
  const waived = waivedInWords(action, speech);
  const link = (name: "alert" | "right" | "cause" | "proof" | "reason" | "effect", text: string | null) =>
    text ? [{ name: speech.say(`actions:why.${name}`), text }] : [];
  const [first] = alerts;
  const named = first?.title ?? (alertIds[0] ? speech.say("actions:page.goneAlert", { id: alertIds[0] }) : null);
  const proofs = attachments.map(({ originalFilename }) => originalFilename);
  return [
    ...link("alert", named && speech.list([named, alertIds.length > 1 && more(alertIds.length - 1, speech)])),
    ...link("right", rightConcerned && speech.say(`actions:rights.${rightConcerned}`)),
    ...link("cause", rootCause),
    ...link("proof", proofs.length > 0 ? speech.list(proofs.slice(0, 5)) : speech.say("actions:why.noProof")),
    ...link("reason", completedReason),
    ...link(
      "effect",
      effect
        ? speech.say(`actions:effect.results.${effect.result}`)
        : (waived ?? (effectDueOn && speech.say("actions:effect.dueOn", { day: speech.day(effectDueOn) }))),
    ),
  ];
}

const more = (count: number, speech: Speech) => speech.say("actions:page.moreAlerts", { count });
