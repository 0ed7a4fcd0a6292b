import type { ActionEffectName } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import { holdersInWords } from "~/domain/action/action-words.server";
import { isNamedRule } from "~/domain/decision/ledger-words";
import type { Speech } from "~/i18n/speech.server";
import type { TextKey, TextParams } from "~/i18n/texts";
import type { Entry } from "./queries.server";

export interface Happened {
  key: number;
  texts: string[];
  when: string;
}

/** What was done with an action, by whom and when, newest first: each entry of its ledger, in as many sentences as it takes. */
export function activityOf(entries: readonly Entry[], speech: Speech): Happened[] {
  return entries.map((entry) => ({ key: entry.seq, texts: textsOf(entry, speech), when: speech.dateTime(entry.at) }));
}

/** As the ledger keeps it; what an older version did not keep is missing. */
type Kept = Partial<
  Pick<Action, "title" | "description" | "metaStatus" | "dueOn" | "skipped" | "assignees" | "steps" | "effectDueOn">
> & { effectWaived?: object | null; effect?: Action["effect"] | ActionEffectName };
type Say = (key: TextKey<"actions"> & `activity.${string}`, params?: TextParams) => string;

function textsOf({ kind, actor, before, after, reason }: Entry, speech: Speech): string[] {
  const name = actorIn(actor, speech);
  const say: Say = (key, params) => speech.say(`actions:${key}`, { actor: name, ...params });
  switch (kind) {
    case "action.started":
      return [say("activity.started")];
    case "action.commented":
      return [say("activity.commented")];
    case "action.attached":
      return [say("activity.attached", { name: nameIn(after) })];
    case "action.detached":
      return [say("activity.detached", { name: nameIn(before) })];
    default: {
      const ofPlan = PLAN_STEPS[kind];
      if (ofPlan) return [say(`activity.plan.${ofPlan}`)];
      const texts = changesIn((before ?? {}) as Kept, (after ?? {}) as Kept, say, speech);
      const told = texts.length > 0 ? texts : [say("activity.other")];
      return reason ? [...told, speech.say("actions:activity.reason", { reason })] : told;
    }
  }
}

/** A rule of the application by its name; a supplier that answered by a link by its address. */
const actorIn = (actor: Entry["actor"], speech: Speech): string =>
  actor.type === "user" ? actor.name : isNamedRule(actor.id) ? speech.say(`ledger:rules.${actor.id}`) : actor.id;

type PlanStep = "sent" | "proposed" | "returned" | "accepted" | "revoked" | "progress" | "proof";

/** What is said of a plan with a supplier: its own due date is none of the action. */
const PLAN_STEPS: Readonly<Partial<Record<string, PlanStep>>> = {
  "action.plan-sent": "sent",
  "action.plan-proposed": "proposed",
  "action.plan-returned": "returned",
  "action.plan-accepted": "accepted",
  "action.plan-revoked": "revoked",
  "action.plan-progress": "progress",
  "action.plan-proof": "proof",
};

function changesIn(was: Kept, is: Kept, say: Say, speech: Speech): string[] {
  const differs = (name: keyof Kept) => JSON.stringify(was[name]) !== JSON.stringify(is[name]);
  const day = (given: string | null | undefined) => (given ? speech.day(given) : speech.say("actions:page.noDay"));
  const status = ({ metaStatus = "Planned" }: Kept) => speech.word("metaStatuses", metaStatus);
  return [
    differs("metaStatus") && say("activity.moved", { from: status(was), to: status(is) }),
    differs("skipped") &&
      (is.skipped ? say("activity.skipped", { reason: is.skipped.reason }) : say("activity.resumed")),
    differs("title") && say("activity.renamed", { title: is.title ?? "" }),
    differs("description") && say("activity.described"),
    differs("dueOn") && say("activity.due", { from: day(was.dueOn), to: day(is.dueOn) }),
    differs("steps") && is.steps && say("activity.steps", doneIn(is.steps, speech)),
    differs("effectDueOn") && is.effectDueOn && say("activity.effectDue", { day: day(is.effectDueOn) }),
    dropsCheck(was, is, differs("effectWaived")) && say("activity.checkDropped"),
    differs("effect") && effectIn(is) && say("activity.effect", { result: effectWord(is, speech) }),
    differs("assignees") && say("activity.assigned", { names: namesIn(is, say, speech) }),
  ].filter((text) => typeof text === "string");
}

/** What is kept of a check as it is reopened is dropped once it is called off instead of completed again. */
function dropsCheck(was: Kept, is: Kept, differs: boolean): boolean {
  if (!is.effectWaived) return false;
  const isOver = ({ metaStatus }: Kept) => metaStatus === "Completed" || metaStatus === "Aborted";
  return (differs && isOver(is)) || (is.metaStatus === "Aborted" && !isOver(was));
}

const doneIn = (steps: Action["steps"], speech: Speech) => ({
  done: speech.number(steps.filter(({ doneAt }) => doneAt).length),
  all: speech.number(steps.length),
});

/** A confidential action's ledger keeps the result alone. */
const effectIn = ({ effect }: Kept): ActionEffectName | null =>
  typeof effect === "string" ? effect : (effect?.result ?? null);

function effectWord(kept: Kept, speech: Speech): string {
  const result = effectIn(kept);
  return result ? speech.say(`actions:effect.results.${result}`) : "";
}

const namesIn = ({ assignees = [] }: Kept, say: Say, speech: Speech): string =>
  assignees.length === 0 ? say("activity.nobody") : holdersInWords({ assignees }, speech);

const nameIn = (kept: unknown): string => String((kept as { name?: unknown } | null)?.name ?? "");
