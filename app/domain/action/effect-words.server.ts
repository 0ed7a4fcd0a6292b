import type { z } from "zod";
import type { readActionEffect } from "~/backend/contract/action-effects";
import type { Action } from "~/backend/contract/actions";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { compared } from "./effect";

interface Judged {
  action: Action;
  comparison: z.output<typeof readActionEffect.response> | null;
}

export interface EffectView {
  measure: string | null;
  /** "Due 23 May 2027", as long as nobody has judged. */
  due: string | null;
  isOverdue: boolean;
  figures: { name: string; text: string }[];
  /** That nobody makes the check, and why. */
  waived: string | null;
  note: string | null;
  /** What shows it. */
  evidence: { name: string; href: string }[];
  /** Who judged, and when. */
  by: string | null;
  /** What the feed tells of before and after. */
  events: string[];
  /** Where to judge; null before completion. */
  assessHref: string | null;
}

/** Whether it worked, as the card shows it; null for what nobody has to judge. */
export function effectOf({ action, comparison }: Judged, speech: Speech): EffectView | null {
  const { id, success, effect, effectDueOn, metaStatus } = action;
  const isCompleted = metaStatus === "Completed";
  const isAsked = success.measure !== "" || success.before !== null || success.after !== null;
  const waived = waivedInWords(action, speech);
  if (!isAsked && !effect && !effectDueOn && !waived && !isCompleted) return null;
  const isPending = effect === null;
  const open = waived ? "actions:effect.notMade" : "actions:effect.pending";
  const figure = (name: "before" | "target" | "result", text: string) => ({
    name: speech.say(`actions:effect.${name}`),
    text,
  });
  const number = (value: number | null) => (value === null ? "–" : speech.number(value));
  return {
    measure: success.measure || null,
    due: isPending && effectDueOn ? speech.say("actions:effect.dueOn", { day: speech.day(effectDueOn) }) : null,
    isOverdue: isPending && isCompleted && effectDueOn !== null && effectDueOn < speech.dayOf(new Date().toISOString()),
    figures: [
      ...(success.before === null && success.after === null
        ? []
        : [figure("before", number(success.before)), figure("target", number(success.after))]),
      figure("result", speech.say(effect ? `actions:effect.results.${effect.result}` : open)),
    ],
    waived,
    note: effect?.note ?? null,
    evidence: (effect?.evidence ?? []).map(({ documentId, name }) => ({ name, href: paths.document(documentId) })),
    by: effect && speech.list([effect.by, speech.dateTime(effect.at)]),
    events: comparison ? eventsInWords(comparison, isCompleted, speech) : [],
    assessHref: isCompleted ? paths.actionEffect(id) : null,
  };
}

/** Null for what goes on: what was kept of an earlier completion says nothing before the next. */
export function waivedInWords(
  { effectWaived, metaStatus }: Pick<Action, "effectWaived" | "metaStatus">,
  speech: Speech,
): string | null {
  if (!effectWaived || (metaStatus !== "Completed" && metaStatus !== "Aborted")) return null;
  const { dueOn, reason } = effectWaived;
  return dueOn
    ? speech.say("actions:effect.waived", { day: speech.day(dueOn), reason })
    : speech.say("actions:effect.waivedAnyDay", { reason });
}

type Comparison = NonNullable<Judged["comparison"]>;

/** Counts and rates side by side; never why. */
function eventsInWords({ groups, before, after }: Comparison, isCompleted: boolean, speech: Speech): string[] {
  const named = groups.map((group) => speech.word("eventGroups", group));
  const of =
    named.length > 0
      ? speech.say("actions:effect.ofGroups", { groups: speech.list(named) })
      : speech.say("actions:effect.ofAll");
  const rate = (value: number) => speech.number(Math.round(value * 100) / 100);
  if (!after) {
    const count = speech.say("actions:effect.eventsBefore", { count: before.events });
    return [`${of} ${count}`, speech.say(isCompleted ? "actions:effect.later" : "actions:effect.laterOpen")];
  }
  const { before: was, after: is, frequency, change } = compared(before, after);
  return [
    `${of} ${speech.say("actions:effect.counts", {
      ...{ before: before.events, beforeMonths: before.months, was: rate(was) },
      ...{ after: after.events, afterMonths: after.months, is: rate(is) },
    })}`,
    speech.say(`actions:effect.frequency.${frequency}`, { percent: speech.percent(Math.abs(change)) }),
    speech.say("actions:effect.noCause"),
  ];
}
