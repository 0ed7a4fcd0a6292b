import type { Task } from "~/backend/contract/tasks";
import type { Speech } from "~/i18n/speech.server";

/** Whose turn it is and since when, until when it rests, or what comes next. */
export function moreOf(
  { kind, waitingFor, since, putOff, details }: Task,
  today: string,
  speech: Speech,
): string | null {
  if (waitingFor !== null) {
    const count = daysBetween(speech.dayOf(since), today);
    return count > 0
      ? speech.say("tasks:waits", { count, name: waitingFor })
      : speech.say("tasks:waitsToday", { name: waitingFor });
  }
  if (!putOff) {
    // An action has steps of its own; of any other kind the next one is always the same.
    const step = kind === "action" ? details.next : speech.say(`tasks:nextStep.${kind}`);
    return step ? speech.say("tasks:next", { step }) : null;
  }
  const day = speech.day(putOff.until);
  return putOff.reason
    ? speech.say("tasks:untilWhy", { day, reason: putOff.reason })
    : speech.say("tasks:until", { day });
}

/** When it is due, as somebody says it. */
export function dueOf(
  { dueOn, group }: Task,
  today: string,
  speech: Speech,
): { text: string; tone: "late" | "today" | "plain" } | null {
  if (dueOn === null) return null;
  const days = daysBetween(today, dueOn);
  if (days < 0)
    return { text: speech.say("tasks:late", { count: -days }), tone: group === "waiting" ? "plain" : "late" };
  if (days === 0) return { text: speech.say("tasks:today"), tone: "today" };
  return { text: days === 1 ? speech.say("tasks:tomorrow") : speech.day(dueOn), tone: "plain" };
}

/** Days of the calendar from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
